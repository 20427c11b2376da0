import type { FastifyRequest } from 'fastify'

import {
  contact,
  listing,
  MOST_SELL_PHOTOS,
  sell,
  tour,
  type NewEnquiry,
} from '#domain/enquiries/enquiry.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import { parse } from '#domain/fields.ts'
import { decode } from '#domain/media/decode.server.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'
import { readForm } from '#server/form.ts'
import type { House, Server } from '#server/house.ts'

import { documentedOnly, filePart, ok, refusal } from './answers.ts'

const tags = ['Enquiries']
const response = { 200: ok, 413: refusal, 422: refusal, 429: refusal }

export function enquiryCalls(server: Server, house: House): void {
  const bodyLimit = 128 * 1024
  const preValidation = (request: FastifyRequest) => throttle.spend(house, allowance(request.ip))

  async function receive(enquiry: NewEnquiry) {
    await enquiries.receive(house, enquiry)
    return { ok: true as const }
  }

  server.post(
    '/api/send-listproperty',
    {
      bodyLimit,
      preValidation,
      schema: { tags, summary: 'List your property', body: listing, response },
    },
    (request) => receive({ kind: 'listing', ...request.body }),
  )

  server.post(
    '/api/scheduletoure',
    {
      bodyLimit,
      preValidation,
      schema: { tags, summary: 'Schedule a tour', body: tour, response },
    },
    (request) => receive({ kind: 'tour', ...request.body }),
  )

  server.post(
    '/api/send-email',
    {
      bodyLimit,
      preValidation,
      schema: { tags, summary: 'Write a message', body: contact, response },
    },
    (request) => receive({ kind: 'contact', ...request.body }),
  )

  server.post(
    '/api/send-email-with-file',
    {
      preValidation,
      validatorCompiler: documentedOnly,
      schema: {
        tags,
        summary: 'Sell your property, with optional photos',
        consumes: ['multipart/form-data'],
        body: sell.extend({ file: filePart.array().optional() }),
        response: { ...response, 415: refusal },
      },
    },
    async (request) => {
      const form = await readForm(request, { part: 'file', most: MOST_SELL_PHOTOS }, decode)
      return receive({ kind: 'sell', ...parse(sell, form.fields), photos: form.taken })
    },
  )
}

// Far above what a person sends, and below what a machine can bury the inbox with.
function allowance(address: string): throttle.Allowance {
  return { what: 'enquiry', who: address, allowed: 1000, perSeconds: 3600 }
}
