import { z } from 'zod'

import * as accounts from '#domain/accounts/account.server.ts'
import { account } from '#domain/accounts/account.ts'
import * as secondFactor from '#domain/accounts/second-factor.server.ts'
import { secondFactorSetup, confirmation, recoveryCodes } from '#domain/accounts/second-factor.ts'
import { openedSession, passwordChange, stepUp } from '#domain/accounts/session.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { callerOf } from '#server/http/authentication.ts'

import { apiRoutes, byId, ok, okAfter } from './route.ts'

const ended = z.object({ ended: z.number() }).meta({ id: 'Ended' })

const bodyLimit = 16 * 1024

/** The administrator's own account: password, second factor and sessions. */
export function accountRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Account')

  route('GET', '/api/account', {
    summary: 'Who is logged in, by which sessions, and with which second factor',
    response: account,
    handle: ({ app, request }) => accounts.find(app, callerOf(request)),
  })

  route('PUT', '/api/account/password', {
    summary: 'Change the password; every session ends, and a new one is opened',
    bodyLimit,
    body: passwordChange,
    response: openedSession,
    refusals: [429],
    handle: ({ app, request, body }) => accounts.changePassword(app, callerOf(request), body),
  })

  route('POST', '/api/account/second-factor/begin', {
    summary: 'Make a key for an authenticator app',
    bodyLimit,
    body: stepUp,
    response: secondFactorSetup,
    refusals: [409, 429],
    handle: ({ app, request, body }) =>
      secondFactor.begin(app, callerOf(request), body.current_password),
  })

  route('POST', '/api/account/second-factor/confirm', {
    summary: 'Turn the second factor on by a code of the new key; tells the recovery codes once',
    bodyLimit,
    body: confirmation,
    response: recoveryCodes,
    refusals: [409, 429],
    handle: ({ app, request, body }) => secondFactor.confirm(app, callerOf(request), body.code),
  })

  route('POST', '/api/account/second-factor/remove', {
    summary: 'Turn the second factor off',
    bodyLimit,
    body: stepUp,
    response: ok,
    refusals: [409, 429],
    handle: ({ app, request, body }) =>
      okAfter(secondFactor.turnOff(app, callerOf(request), body.current_password)),
  })

  route('POST', '/api/account/sessions/:id/end', {
    summary: 'End one of the own sessions',
    bodyLimit,
    params: byId,
    body: stepUp,
    response: ended,
    refusals: [400, 429],
    handle: async ({ app, request, params, body }) => ({
      ended: await accounts.endSessions(app, callerOf(request), body, params.id),
    }),
  })

  route('POST', '/api/account/sessions/end-others', {
    summary: 'End all of the own sessions but this one',
    bodyLimit,
    body: stepUp,
    response: ended,
    refusals: [429],
    handle: async ({ app, request, body }) => ({
      ended: await accounts.endSessions(app, callerOf(request), body),
    }),
  })
}
