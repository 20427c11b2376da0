import type { FastifyReply, FastifyRequest } from 'fastify'

import { editVersion } from '#domain/edit-version.server.ts'

/** The versions that a client knows, from `If-Match`; undefined where any will do. */
export function knownVersions({ headers }: FastifyRequest): string[] | undefined {
  const tags = headers['if-match']?.split(',').map((tag) => tag.trim())
  if (!tags || tags.includes('*')) return undefined
  return tags.map((tag) => tag.replace(/^W\//, '').replaceAll('"', ''))
}

/** Sets the `ETag` header to the version of the state, and returns the state to be sent. */
export function withEtag<State extends object>(reply: FastifyReply, state: State): State {
  setEtag(reply, JSON.stringify(state))
  return state
}

export function setEtag(reply: FastifyReply, json: string | Buffer): FastifyReply {
  return reply.header('etag', `"${editVersion(json)}"`)
}
