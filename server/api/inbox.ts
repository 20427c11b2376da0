import { Readable } from 'node:stream'

import type { FastifyReply } from 'fastify'
import { z } from 'zod'

import { BYTE_ORDER_MARK } from '#domain/csv.ts'
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
import type { AppContext, Server } from '#server/app-context.ts'
import { sendFile } from '#server/http/send-file.ts'

import { apiRoutes, byId } from './route.ts'

export function inboxRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Inbox')

  route('GET', '/api/enquiries', {
    summary: 'Enquiries, newest first, fifty a page',
    query: inboxFilter,
    response: inboxPage,
    handle: ({ app, query }) => inbox.list(app, query),
  })

  route('POST', '/api/enquiries/search', {
    summary: 'Those that hold some words, newest first, fifty a page',
    body: inboxSearch,
    response: inboxPage,
    handle: ({ app, body }) => inbox.list(app, body),
  })

  route('GET', '/api/enquiries/summary', {
    summary: 'What waits for an answer or for delivery',
    response: inboxSummary,
    handle: ({ app }) => inbox.summary(app),
  })

  route('GET', '/api/enquiries.csv', {
    summary: 'All of them, as a table',
    query: inboxFilter,
    handle: ({ app, query, reply }) => sendCsv(app, reply, query),
  })

  route('POST', '/api/enquiries.csv', {
    summary: 'Those that hold some words, as a table',
    body: inboxSearch,
    handle: ({ app, body, reply }) => sendCsv(app, reply, body),
  })

  route('PUT', '/api/enquiries/:id', {
    summary: 'Change its stage or who answers it, or note that it is handled or spam',
    params: byId,
    body: enquiryChange,
    response: enquiry,
    handle: ({ app, params, body }) => inbox.change(app, params.id, body),
  })

  route('POST', '/api/enquiries/:id/resend', {
    summary: 'Send its email once more',
    params: byId,
    response: enquiry,
    handle: ({ app, params }) => inbox.resend(app, params.id),
  })

  route('GET', '/api/enquiries/:id/photos/:name', {
    summary: 'A photo of a sell request',
    params: byId.extend({ name: z.string() }),
    handle: async ({ app, params: { id, name }, request, reply }) => {
      const file = await inbox.openPhoto(app, id, name)
      const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
      return sendFile(request, reply, file, { name, type, etag: name, cache: 'never' })
    },
  })
}

async function sendCsv(app: AppContext, reply: FastifyReply, filter: InboxFilter) {
  await inbox.auditExport(app)
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="enquiries.csv"')
    .send(Readable.from(csv(inbox.all(app, filter)), { objectMode: false }))
}

async function* csv(enquiries: AsyncIterable<Enquiry>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + CSV_HEADING
  for await (const enquiry of enquiries) yield csvLine(enquiry)
}
