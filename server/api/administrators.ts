import * as accounts from '#domain/accounts/account.server.ts'
import {
  account,
  secondFactorRemoval,
  secondFactorSetup,
  confirmation,
  recoveryCodes,
} from '#domain/accounts/account.ts'
import * as secondFactor from '#domain/accounts/second-factor.server.ts'
import { credentials, openedSession, passwordChange, stepUp } from '#domain/accounts/session.ts'
import * as sessions from '#domain/accounts/sessions.server.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { auditFilter, auditPage } from '#domain/audit/audit.ts'
import { chosenPassword, forgottenPassword } from '#domain/team/login.ts'
import * as logins from '#domain/team/logins.server.ts'
import { networkOf } from '#domain/throttle/network.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { bearerToken, callerOf } from '#server/http/authentication.ts'

import { apiRoutes, byId, ended, OK, ok, okAfter, type Route } from './route.ts'

const bodyLimit = 16 * 1024

/** Logging in, the log of what administrators do, and their own accounts. */
export function administratorRoutes(server: Server, app: AppContext): void {
  sessionRoutes(apiRoutes(server, app, 'Sessions'), app)
  passwordRoutes(apiRoutes(server, app, 'Sessions'), app)
  apiRoutes(server, app, 'Audit')('GET', '/api/audit', {
    summary: 'What administrators have done, newest first, fifty a page',
    query: auditFilter,
    response: auditPage,
    handle: ({ app, query }) => audit.list(app, query),
  })
  accountRoutes(apiRoutes(server, app, 'Account'))
  secondFactorRoutes(apiRoutes(server, app, 'Account'))
}

function sessionRoutes(route: Route, app: AppContext): void {
  route('POST', '/login', {
    access: 'everyone',
    summary: 'Open a session',
    leavesFormsToPage: true,
    bodyLimit,
    body: credentials,
    response: openedSession,
    refusals: [401, 429],
    handle: async ({ body, request }) => {
      const session = await sessions.open(app, body, request.ip)
      // The new session replaces the one whose token came with the request.
      await sessions.close(app, bearerToken(request) ?? '')
      return session
    },
  })

  route('POST', '/api/logout', {
    summary: 'Close the session; its token is worth nothing afterwards',
    response: ok,
    handle: ({ app, request }) => okAfter(sessions.close(app, bearerToken(request) ?? '')),
  })
}

/** Passwords that are chosen through a link in an email. They need no login. */
function passwordRoutes(route: Route, app: AppContext): void {
  route('POST', '/api/invitations/accept', {
    access: 'everyone',
    summary: 'Choose a password through an invitation; a session is opened',
    bodyLimit,
    body: chosenPassword,
    response: openedSession,
    refusals: [409, 429],
    handle: ({ body, request }) => logins.acceptInvitation(app, body, networkOf(request.ip)),
  })

  route('POST', '/api/forgotten-password', {
    access: 'everyone',
    summary: 'Have a link for a new password sent; the response is the same for everybody',
    bodyLimit,
    body: forgottenPassword,
    response: ok,
    refusals: [429],
    handle: async ({ body, request }) => {
      await logins.countResetRequest(app, networkOf(request.ip))
      // After the response: how long it takes must not tell whether the address is known.
      setImmediate(() => {
        logins.sendReset(app, body.email).catch((err: unknown) => {
          app.log.error({ err }, 'a link for a new password could not be sent')
        })
      })
      return OK
    },
  })

  route('POST', '/api/reset-password', {
    access: 'everyone',
    summary: 'Choose a new password through a link; all sessions end',
    bodyLimit,
    body: chosenPassword,
    response: ok,
    refusals: [429],
    handle: ({ body, request }) => okAfter(logins.resetPassword(app, body, networkOf(request.ip))),
  })
}

/** The administrator's own account: password, second factor and sessions. */
function accountRoutes(route: Route): void {
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

function secondFactorRoutes(route: Route): void {
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
    summary: 'Turn the second factor off, by the password and a code',
    bodyLimit,
    body: secondFactorRemoval,
    response: ok,
    refusals: [409, 429],
    handle: ({ app, request, body }) => okAfter(secondFactor.turnOff(app, callerOf(request), body)),
  })
}
