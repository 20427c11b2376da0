import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Audience } from '#domain/properties/property.ts'
import type { Administrator, Caller } from '#domain/accounts/session.ts'
import * as sessions from '#domain/accounts/sessions.server.ts'

import type { AppContext } from '#server/app-context.ts'

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

const callers = new WeakMap<FastifyRequest, Caller>()

/** A hook for the calls that only an administrator may make; `callerOf` tells who it is. */
export function administratorsOnly(app: AppContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const who = await sessions.authenticate(app, bearerToken(request))
    callers.set(request, { ...who, address: request.ip })
    // What only an administrator may read is not kept on the way, nor on a shared computer.
    reply.header('cache-control', 'no-store')
  }
}

/** Who makes a call that only an administrator may make. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request)
  if (!caller) throw new Error('This call is not for administrators only.')
  return caller
}

/** The app in the hands of the administrator who calls: what is done is theirs. */
export function inHandsOf(app: AppContext, request: FastifyRequest): AppContext {
  const { id, username } = callerOf(request)
  return { ...app, actor: { id, username } }
}

const administrators = new WeakSet<FastifyRequest>()

/**
 * A hook for the calls that are open to all: a token that is given must still be a good one.
 * `audienceOf` tells who looks.
 */
export function administratorOrAnyone(app: AppContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if ((await caller(app, request)) === 'anyone') return
    administrators.add(request)
    reply.header('cache-control', 'no-store')
  }
}

/** Who looks, where a call is open to all but does not show all of it to everyone. */
export function audienceOf(request: FastifyRequest): Audience {
  return administrators.has(request) ? 'administrators' : 'everyone'
}

/** Who is calling, where a call is open to all; a token that is given must be a good one. */
export async function caller(
  app: AppContext,
  request: FastifyRequest,
): Promise<Administrator | 'anyone'> {
  return request.headers.authorization === undefined
    ? 'anyone'
    : sessions.authenticate(app, bearerToken(request))
}
