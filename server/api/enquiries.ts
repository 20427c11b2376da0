import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import { MAX_SELL_PHOTOS } from '#domain/enquiries/enquiry-fields.ts'
import { contact, listing, sell, tour, type NewEnquiry } from '#domain/enquiries/enquiry.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as formToken from '#domain/enquiries/form-token.server.ts'
import { parse } from '#domain/fields.ts'
import { readForm } from '#server/http/multipart.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { documentedOnly, filePart, ok, refusal } from './responses.ts'

const tags = ['Enquiries']
/** Where a time was proposed, the address at which the visitor moves or cancels the tour. */
const taken = ok.extend({ tour: z.string().optional() }).meta({ id: 'TourTaken' })
const response = { 200: ok, 413: refusal, 422: refusal, 429: refusal }

/** The field that people cannot see, and robots fill in. */
const trap = { website: z.string().optional() }

const arrivalHeaders = z.object({
  'idempotency-key': z.string().min(1).max(100).optional(),
  'x-form-token': z.string().max(100).optional(),
})

export function enquiryCalls(server: Server, app: AppContext): void {
  const bodyLimit = 128 * 1024

  async function receive(request: FastifyRequest, enquiry: NewEnquiry, trap: string | undefined) {
    const headers = parse(arrivalHeaders, request.headers)
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
      schema: { tags, summary: 'List your property', body: listing.extend(trap), response },
    },
    async (request) => {
      const { website, ...body } = request.body
      await receive(request, { kind: 'listing', ...body }, website)
      return { ok: true as const }
    },
  )

  server.post(
    '/api/scheduletoure',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Schedule a tour',
        body: tour.extend(trap),
        response: { ...response, 200: taken },
      },
    },
    async (request) => {
      const { website, ...body } = request.body
      const { tour } = await receive(request, { kind: 'tour', ...body }, website)
      return { ok: true as const, ...(tour !== undefined && { tour }) }
    },
  )

  server.post(
    '/api/send-email',
    {
      bodyLimit,
      schema: { tags, summary: 'Write a message', body: contact.extend(trap), response },
    },
    async (request) => {
      const { website, ...body } = request.body
      await receive(request, { kind: 'contact', ...body }, website)
      return { ok: true as const }
    },
  )

  server.post(
    '/api/send-email-with-file',
    {
      validatorCompiler: documentedOnly,
      schema: {
        tags,
        summary: 'Sell your property, with optional photos',
        consumes: ['multipart/form-data'],
        body: sell.extend({ ...trap, file: filePart.array().optional() }),
        response: { ...response, 415: refusal },
      },
    },
    async (request) => {
      const parts = { part: 'file', most: MAX_SELL_PHOTOS }
      const form = await readForm(request, parts, (bytes) => app.imageWorker.decode(bytes))
      const { website, ...body } = parse(sell.extend(trap), form.fields)
      await receive(request, { kind: 'sell', ...body, photos: form.taken }, website)
      return { ok: true as const }
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
