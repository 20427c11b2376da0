import { board, enquiryDetail, newAnswer, newNote } from '#domain/enquiries/follow-up/answer.ts'
import * as answers from '#domain/enquiries/follow-up/answers.server.ts'
import { readBoard } from '#domain/enquiries/follow-up/board.server.ts'
import * as detail from '#domain/enquiries/follow-up/detail.server.ts'
import { inboxFilter } from '#domain/enquiries/inbox/inbox.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, byId } from './route.ts'

/** What is done about an enquiry. */
export function followUpRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Inbox')

  route('GET', '/api/enquiries/board', {
    summary: 'The enquiries of each stage',
    query: inboxFilter.pick({ assignee: true }),
    response: board,
    handle: ({ app, query }) => readBoard(app, query),
  })

  route('GET', '/api/enquiries/:id', {
    summary: 'An enquiry with all that was done about it',
    params: byId,
    response: enquiryDetail,
    handle: ({ app, params }) => detail.find(app, params.id),
  })

  route('POST', '/api/enquiries/:id/answers', {
    summary: 'Answer it by email, or note an answer that was given elsewhere',
    params: byId,
    body: newAnswer,
    response: enquiryDetail,
    refusals: [409],
    handle: async ({ app, params, body }) => {
      await answers.answer(app, params.id, body)
      return detail.find(app, params.id)
    },
  })

  route('POST', '/api/enquiries/:id/retry', {
    summary: 'Try those of its emails again that could not be delivered',
    params: byId,
    response: enquiryDetail,
    handle: async ({ app, params }) => {
      await answers.retryEmails(app, params.id)
      return detail.find(app, params.id)
    },
  })

  route('POST', '/api/enquiries/:id/notes', {
    summary: 'Add a note for the agency',
    params: byId,
    body: newNote,
    response: enquiryDetail,
    handle: async ({ app, params, body }) => {
      await answers.addNote(app, params.id, body)
      return detail.find(app, params.id)
    },
  })
}
