import type { FastifyRequest } from 'fastify'

import type { Administrator } from '#domain/sessions/session.ts'
import * as sessions from '#domain/sessions/sessions.server.ts'

import type { House } from './house.ts'

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

const calling = new WeakMap<FastifyRequest, Administrator>()

/** A hook for the calls that only an administrator may make. */
export function administratorsOnly(house: House) {
  return async (request: FastifyRequest): Promise<void> => {
    calling.set(request, await sessions.authenticate(house, bearerToken(request)))
  }
}

/** The house in the hands of the administrator who calls: what is done is theirs. */
export function inHandsOf(house: House, request: FastifyRequest): House {
  const by = calling.get(request)
  if (!by) throw new Error('Only a call for administrators can be in their hands')
  return { ...house, by }
}

/** A hook for the calls that are open to all: a token that is given must still be a good one. */
export function administratorOrAnyone(house: House) {
  return async (request: FastifyRequest): Promise<void> => {
    await caller(house, request)
  }
}

/** Who is calling, where a call is open to all; a token that is given must be a good one. */
export async function caller(
  house: House,
  request: FastifyRequest,
): Promise<Administrator | 'anyone'> {
  return request.headers.authorization === undefined
    ? 'anyone'
    : sessions.authenticate(house, bearerToken(request))
}
