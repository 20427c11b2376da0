import type { FastifyReply, FastifyRequest } from 'fastify'

import { Forbidden } from '#domain/problem.ts'
import { mayUse, refusalOf, type Area } from '#domain/permissions.ts'
import { audienceFor } from '#domain/properties/audience.ts'
import type { Audience } from '#domain/properties/property.ts'
import type { Caller } from '#domain/accounts/session.ts'
import * as sessions from '#domain/accounts/sessions.server.ts'

import type { AppContext } from '#server/app-context.ts'

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

const callers = new WeakMap<FastifyRequest, Caller>()

/**
 * A hook that refuses all but administrators whose role may use an area. `callerOf` then returns the
 * one who calls.
 */
export function administratorsOnly(app: AppContext, area?: Area) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const administrator = await sessions.authenticate(app, bearerToken(request))
    if (area && !mayUse(administrator.role, area)) throw new Forbidden(refusalOf(area))
    callers.set(request, { ...administrator, address: request.ip })
    // Proxies and shared computers must not cache what only an administrator may read.
    reply.header('cache-control', 'no-store')
  }
}

/** A hook for public routes: the token is optional, but an invalid one is refused. */
export function administratorOrAnyone(app: AppContext) {
  const authenticate = administratorsOnly(app)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.headers.authorization !== undefined) await authenticate(request, reply)
  }
}

/** The administrator who calls a route behind `administratorsOnly`. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request)
  if (!caller) throw new Error('This route is not for administrators only.')
  return caller
}

/** Whether the caller of a route behind `administratorOrAnyone` is logged in. */
export function isLoggedIn(request: FastifyRequest): boolean {
  return callers.has(request)
}

/** The properties that the caller of such a route sees. */
export function audienceOf(request: FastifyRequest): Audience {
  const caller = callers.get(request)
  return caller ? audienceFor(caller) : 'everyone'
}
