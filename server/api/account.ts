import { z } from 'zod'

import * as accounts from '#domain/accounts/account.server.ts'
import { account } from '#domain/accounts/account.ts'
import * as secondFactor from '#domain/accounts/second-factor.server.ts'
import { secondFactorSetup, confirmation, recoveryCodes } from '#domain/accounts/second-factor.ts'
import { openedSession, passwordChange, stepUp } from '#domain/accounts/session.ts'
import { administratorsOnly, callerOf } from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { bearer, byId, ok, refusal } from './responses.ts'

const ended = z.object({ ended: z.number() }).meta({ id: 'Ended' })

const refusals = { 401: refusal, 422: refusal, 429: refusal }

/** What administrators do with their own account. */
export function accountCalls(server: Server, app: AppContext): void {
  const preValidation = administratorsOnly(app)
  const call = { tags: ['Account'], security: bearer }
  const bodyLimit = 16 * 1024

  server.get(
    '/api/account',
    {
      preValidation,
      schema: {
        ...call,
        summary: 'Who is logged in, by which sessions, and with which second factor',
        response: { 200: account, 401: refusal },
      },
    },
    (request) => accounts.find(app, callerOf(request)),
  )

  server.put(
    '/api/account/password',
    {
      preValidation,
      bodyLimit,
      schema: {
        ...call,
        summary: 'Change the password; every session ends, and a new one is opened',
        body: passwordChange,
        response: { 200: openedSession, ...refusals },
      },
    },
    (request) => accounts.changePassword(app, callerOf(request), request.body),
  )

  server.post(
    '/api/account/second-factor/begin',
    {
      preValidation,
      bodyLimit,
      schema: {
        ...call,
        summary: 'Make a key for an authenticator app',
        body: stepUp,
        response: { 200: secondFactorSetup, 409: refusal, ...refusals },
      },
    },
    (request) => secondFactor.begin(app, callerOf(request), request.body.current_password),
  )

  server.post(
    '/api/account/second-factor/confirm',
    {
      preValidation,
      bodyLimit,
      schema: {
        ...call,
        summary:
          'Turn the second factor on by a code of the new key; tells the recovery codes once',
        body: confirmation,
        response: { 200: recoveryCodes, 409: refusal, ...refusals },
      },
    },
    (request) => secondFactor.confirm(app, callerOf(request), request.body.code),
  )

  server.post(
    '/api/account/second-factor/remove',
    {
      preValidation,
      bodyLimit,
      schema: {
        ...call,
        summary: 'Turn the second factor off',
        body: stepUp,
        response: { 200: ok, 409: refusal, ...refusals },
      },
    },
    async (request) => {
      await secondFactor.turnOff(app, callerOf(request), request.body.current_password)
      return { ok: true as const }
    },
  )

  server.post(
    '/api/account/sessions/:id/end',
    {
      preValidation,
      bodyLimit,
      schema: {
        ...call,
        summary: 'End one of the own sessions',
        params: byId,
        body: stepUp,
        response: { 200: ended, 400: refusal, 404: refusal, ...refusals },
      },
    },
    async (request) => ({
      ended: await accounts.endSessions(app, callerOf(request), request.body, request.params.id),
    }),
  )

  server.post(
    '/api/account/sessions/end-others',
    {
      preValidation,
      bodyLimit,
      schema: {
        ...call,
        summary: 'End all of the own sessions but this one',
        body: stepUp,
        response: { 200: ended, ...refusals },
      },
    },
    async (request) => ({
      ended: await accounts.endSessions(app, callerOf(request), request.body),
    }),
  )
}
