import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import { MAX_SELL_PHOTOS } from '#domain/enquiries/enquiry-fields.ts'
import { contact, listing, sell, tour, type NewEnquiry } from '#domain/enquiries/enquiry.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as formToken from '#domain/enquiries/form-token.server.ts'
import { parse } from '#domain/fields.ts'
import { readForm } from '#server/http/multipart.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { documentedForm, filePart, OK, ok, refusalsFor } from './responses.ts'

const tags = ['Enquiries']
const bodyLimit = 128 * 1024

/** With the address at which the visitor moves or cancels the tour, where a time was proposed. */
const tourResponse = ok.extend({ tour: z.string().optional() }).meta({ id: 'TourTaken' })
const response = { 200: ok, ...refusalsFor(413, 422, 429) }

/** A field hidden from people: what fills it in is a robot. */
const honeypot = { website: z.string().optional() }

const enquiryHeaders = z.object({
  'idempotency-key': z.string().min(1).max(100).optional(),
  'x-form-token': z.string().max(100).optional(),
})

/** The four forms that visitors send. */
export function enquiryRoutes(server: Server, app: AppContext): void {
  async function receive(request: FastifyRequest, enquiry: NewEnquiry, trap: string | undefined) {
    const headers = parse(enquiryHeaders, request.headers)
    return enquiries.receive(app, enquiry, {
      network: request.ip,
      recentFromAddress: await enquiries.countAttempt(app, request.ip),
      idempotencyKey: headers['idempotency-key'],
      formToken: headers['x-form-token'],
      trap,
    })
  }

  server.post(
    '/api/send-listproperty',
    {
      bodyLimit,
      schema: { tags, summary: 'List your property', body: listing.extend(honeypot), response },
    },
    async (request) => {
      const { website, ...fields } = request.body
      await receive(request, { kind: 'listing', ...fields }, website)
      return OK
    },
  )

  server.post(
    '/api/scheduletoure',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Schedule a tour',
        body: tour.extend(honeypot),
        response: { ...response, 200: tourResponse },
      },
    },
    async (request) => {
      const { website, ...fields } = request.body
      const { tour } = await receive(request, { kind: 'tour', ...fields }, website)
      return { ...OK, ...(tour !== undefined && { tour }) }
    },
  )

  server.post(
    '/api/send-email',
    {
      bodyLimit,
      schema: { tags, summary: 'Write a message', body: contact.extend(honeypot), response },
    },
    async (request) => {
      const { website, ...fields } = request.body
      await receive(request, { kind: 'contact', ...fields }, website)
      return OK
    },
  )

  server.post(
    '/api/send-email-with-file',
    {
      validatorCompiler: documentedForm.validatorCompiler,
      schema: {
        tags,
        summary: 'Sell your property, with optional photos',
        consumes: documentedForm.consumes,
        body: sell.extend({ ...honeypot, file: filePart.array().optional() }),
        response: { ...response, ...refusalsFor(415) },
      },
    },
    async (request) => {
      const form = await readForm(request, { part: 'file', maxFiles: MAX_SELL_PHOTOS }, (bytes) =>
        app.imageWorker.decode(bytes),
      )
      const { website, ...fields } = parse(sell.extend(honeypot), form.fields)
      await receive(request, { kind: 'sell', ...fields, photos: form.files }, website)
      return OK
    },
  )

  server.get(
    '/api/form-token',
    {
      schema: {
        tags,
        summary: 'A token that tells when a visitor began to write',
        response: { 200: z.object({ token: z.string() }) },
      },
    },
    async () => ({ token: await formToken.issue(app) }),
  )
}
