import { Readable } from 'node:stream'

import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { CSV_HEADING, csvLine } from '#domain/enquiries/inbox/csv.ts'
import {
  enquiry,
  enquiryChange,
  inboxFilter,
  inboxPage,
  inboxSearch,
  inboxSummary,
} from '#domain/enquiries/inbox/inbox.ts'
import type { Enquiry, InboxFilter } from '#domain/enquiries/inbox/inbox.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import { administratorsOnly, inHandsOf } from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { sendFile } from '#server/http/send-file.ts'

import { bearer, byId, refusal } from './responses.ts'

const tags = ['Inbox']

export function inboxCalls(server: Server, app: AppContext): void {
  const preValidation = administratorsOnly(app)
  const call = { tags, security: bearer }

  server.get(
    '/api/enquiries',
    {
      preValidation,
      schema: {
        ...call,
        summary: 'Enquiries, newest first, fifty a page',
        querystring: inboxFilter,
        response: { 200: inboxPage, 400: refusal, 401: refusal },
      },
    },
    (request) => inbox.list(app, request.query),
  )

  server.post(
    '/api/enquiries/search',
    {
      preValidation,
      schema: {
        ...call,
        summary: 'Those that hold some words, newest first, fifty a page',
        body: inboxSearch,
        response: { 200: inboxPage, 401: refusal, 422: refusal },
      },
    },
    (request) => inbox.list(app, request.body),
  )

  server.get(
    '/api/enquiries/summary',
    {
      preValidation,
      schema: {
        ...call,
        summary: 'What waits for an answer or for delivery',
        response: { 200: inboxSummary, 401: refusal },
      },
    },
    () => inbox.summary(app),
  )

  server.get(
    '/api/enquiries.csv',
    {
      preValidation,
      schema: { ...call, summary: 'All of them, as a table', querystring: inboxFilter },
    },
    (request, reply) => sendTable(app, request, reply, request.query),
  )

  server.post(
    '/api/enquiries.csv',
    {
      preValidation,
      schema: { ...call, summary: 'Those that hold some words, as a table', body: inboxSearch },
    },
    (request, reply) => sendTable(app, request, reply, request.body),
  )

  server.put(
    '/api/enquiries/:id',
    {
      preValidation,
      schema: {
        ...call,
        summary: 'Note that it is handled, or spam, or neither',
        params: byId,
        body: enquiryChange,
        response: { 200: enquiry, 401: refusal, 404: refusal, 422: refusal },
      },
    },
    (request) => inbox.change(inHandsOf(app, request), request.params.id, request.body),
  )

  server.post(
    '/api/enquiries/:id/resend',
    {
      preValidation,
      schema: {
        ...call,
        summary: 'Send its letter once more',
        params: byId,
        response: { 200: enquiry, 401: refusal, 404: refusal },
      },
    },
    (request) => inbox.resend(inHandsOf(app, request), request.params.id),
  )

  server.get(
    '/api/enquiries/:id/photos/:name',
    {
      preValidation,
      schema: {
        ...call,
        summary: 'A photo of a sell request',
        params: byId.extend({ name: z.string() }),
      },
    },
    async (request, reply) => {
      const { id, name } = request.params
      const file = await inbox.openPhoto(app, id, name)
      const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
      return sendFile(request, reply, file, { name, type, etag: name, cacheable: false })
    },
  )
}

async function sendTable(
  app: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  filter: InboxFilter,
): Promise<FastifyReply> {
  await inbox.noteExport(inHandsOf(app, request))
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="enquiries.csv"')
    .send(Readable.from(csv(inbox.all(app, filter)), { objectMode: false }))
}

async function* csv(enquiries: AsyncIterable<Enquiry>): AsyncGenerator<string> {
  // The mark tells a spreadsheet that names are UTF-8.
  yield `\ufeff${CSV_HEADING}`
  for await (const enquiry of enquiries) yield csvLine(enquiry)
}
