import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import {
  contact,
  listing,
  schemaFor,
  sell,
  tour,
  type NewEnquiry,
} from '#domain/enquiries/enquiry.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as formToken from '#domain/enquiries/form-token.server.ts'
import { HONEYPOT } from '#domain/enquiries/honeypot.ts'
import { receivePosted } from '#domain/enquiries/posted-enquiry.server.ts'
import { parse } from '#domain/fields.ts'
import type { ReadForm } from '#domain/posted-form.ts'
import { networkOf } from '#domain/throttle/network.ts'
import { readMultipart } from '#server/http/multipart.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, filePart, OK, ok, okAfter } from './route.ts'

/** With the address at which the visitor moves or cancels the tour, where a time was proposed. */
const tourResponse = ok.extend({ tour: z.string().optional() }).meta({ id: 'TourTaken' })

const JSON_FORMS = [
  ['/api/send-listproperty', 'listing', 'List your property', listing, ok],
  ['/api/scheduletoure', 'tour', 'Schedule a tour', tour, tourResponse],
  ['/api/send-email', 'contact', 'Write a message', contact, ok],
] as const

/** A field hidden from people: what fills it in is a robot. */
const honeypot = { [HONEYPOT]: z.string().optional() }

const enquiryHeaders = z.object({
  'idempotency-key': z.string().min(1).max(100).optional(),
  'x-form-token': z.string().max(100).optional(),
})

function arrivalOf(request: FastifyRequest) {
  const headers = parse(enquiryHeaders, request.headers)
  return {
    network: networkOf(request.ip),
    idempotencyKey: headers['idempotency-key'],
    formToken: headers['x-form-token'],
  }
}

/** The four forms that visitors send. */
export function enquiryRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Enquiries')

  async function receive(request: FastifyRequest, enquiry: NewEnquiry, trap: string | undefined) {
    const arrival = arrivalOf(request)
    const recentFromNetwork = await enquiries.countAttempt(app, arrival.network)
    return enquiries.receive(app, enquiry, { ...arrival, recentFromNetwork, trap })
  }

  for (const [url, kind, summary, fields, response] of JSON_FORMS)
    route('POST', url, {
      access: 'everyone',
      summary,
      bodyLimit: 128 * 1024,
      body: (fields as z.ZodObject).extend(honeypot),
      bodyFor: (body) => schemaFor(kind, body).extend(honeypot),
      response,
      refusals: [409, 413, 429],
      handle: async ({ request, body: { [HONEYPOT]: trap, ...fields } }) => {
        const enquiry = { kind, ...fields } as NewEnquiry
        const { tour } = await receive(request, enquiry, trap as string | undefined)
        return kind === 'tour' && tour !== undefined ? { ...OK, tour } : OK
      },
    })

  route('POST', '/api/send-email-with-file', {
    access: 'everyone',
    summary: 'Sell your property, with optional photos',
    form: sell.extend({ ...honeypot, file: filePart.array().optional() }),
    response: ok,
    refusals: [409, 429],
    handle: ({ request }) => {
      const readForm: ReadForm = (options, handle) => readMultipart(request, options, handle)
      return okAfter(receivePosted(app, 'sell', readForm, arrivalOf(request)))
    },
  })

  route('GET', '/api/form-token', {
    access: 'everyone',
    summary: 'A token that tells when a visitor began to write',
    response: z.object({ token: z.string() }),
    handle: async () => ({ token: await formToken.issue(app) }),
  })
}
