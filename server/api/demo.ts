import * as demo from '#demo/demo.ts'
import { demoRemoval, demoSummary } from '#domain/removal/demo.ts'
import * as demoContent from '#domain/removal/demo.server.ts'
import * as startingTeam from '#domain/team/starting-team.server.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, ok, okAfter } from './route.ts'

/** The content with which a new site starts. */
export function demoRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Demo')

  route('GET', '/api/demo', {
    summary: 'What is left of the demo content, and what of it somebody has changed',
    response: demoSummary,
    handle: async ({ app }) => ({
      ...(await demoContent.summary(app)),
      people: await startingTeam.remaining(app),
    }),
  })

  route('DELETE', '/api/demo', {
    summary: 'Delete the demo content for good',
    description:
      'What somebody has changed stays, except what is named in `listings` and `posts`: ids with ' +
      'commas between them. That goes to the trash.',
    query: demoRemoval,
    response: ok,
    refusals: [422],
    handle: ({ app, query }) => okAfter(demo.remove(app, query)),
  })
}
