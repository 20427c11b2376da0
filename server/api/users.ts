import { z } from 'zod'

import { newUser, user, userChange, userRemoval } from '#domain/team/user.ts'
import { invitation } from '#domain/team/login.ts'
import * as logins from '#domain/team/logins.server.ts'
import * as users from '#domain/team/users.server.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, byId, ended, ok, okAfter, type Route } from './route.ts'

const bodyLimit = 64 * 1024

/** The people of the agency. */
export function userRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Users')

  route('GET', '/api/users', {
    summary: 'Everybody of the agency, in the order of the pages',
    response: z.array(user),
    handle: ({ app }) => users.list(app),
  })

  route('POST', '/api/users', {
    summary: 'Add a person, who cannot log in yet',
    bodyLimit,
    body: newUser,
    response: user,
    status: 201,
    handle: ({ app, body }) => users.create(app, body),
  })

  route('PUT', '/api/users/:id', {
    summary: 'Change a person’s role or profile; what is left out stays as it is',
    description:
      'With `active: false` the person cannot log in any more, and visitors do not see them. ' +
      'Their listings and enquiries then go to `move_to`, as when a person is removed. Editors and ' +
      'agents change only their own profile.',
    bodyLimit,
    params: byId,
    body: userChange,
    response: user,
    refusals: [409],
    handle: ({ app, params, body }) => users.update(app, params.id, body),
  })

  loginRoutes(route)

  route('DELETE', '/api/users/:id', {
    summary: 'Remove a person and their login',
    description:
      'A person with listings or enquiries is refused with 409 unless `move_to` says who takes ' +
      'them over: the id of another person, or `agency` for nobody. Oneself and the last person ' +
      'who can log in are refused, too.',
    params: byId,
    query: userRemoval,
    response: ok,
    refusals: [409, 422],
    handle: ({ app, params, query }) => okAfter(users.remove(app, params.id, query)),
  })
}

/** How a person comes to a login, and is logged out. */
function loginRoutes(route: Route): void {
  route('POST', '/api/users/:id/invite', {
    summary: 'Invite a person to choose a password, for a week; an earlier invitation ends',
    description:
      'The link is sent to the person’s email address, with which they log in. Where no mail ' +
      'server is set, the response contains it.',
    params: byId,
    response: invitation,
    status: 201,
    refusals: [409, 422, 429],
    handle: ({ app, params }) => logins.invite(app, params.id),
  })

  route('DELETE', '/api/users/:id/invite', {
    summary: 'Withdraw an invitation',
    params: byId,
    response: ok,
    handle: ({ app, params }) => okAfter(logins.withdrawInvitation(app, params.id)),
  })

  route('POST', '/api/users/:id/end-sessions', {
    summary: 'End all sessions of a person',
    params: byId,
    response: ended,
    handle: async ({ app, params }) => ({ ended: await logins.endSessions(app, params.id) }),
  })
}
