import { z } from 'zod'

import { newUser, user, userChange, userRemoval } from '#domain/team/user.ts'
import * as users from '#domain/team/users.server.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, byId, ok, okAfter } from './route.ts'

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
    bodyLimit,
    params: byId,
    body: userChange,
    response: user,
    handle: ({ app, params, body }) => users.update(app, params.id, body),
  })

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
