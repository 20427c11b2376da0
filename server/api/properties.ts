import { Readable } from 'node:stream'

import type { FastifyReply } from 'fastify'
import { z } from 'zod'

import { read, reader } from '#domain/content-version/content-version.server.ts'
import { contentCache } from '#domain/content-version/content-cache.ts'
import { NotFound } from '#domain/problem.ts'
import { adminListQuery } from '#domain/search/in-database/admin-list-schema.ts'
import { COUNT_LIMIT } from '#domain/search/in-database/admin-list.ts'
import * as adminList from '#domain/search/in-database/admin-list.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { property, propertyChange } from '#domain/properties/property-schema.ts'
import type { Property } from '#domain/properties/property.ts'
import {
  administratorOrAnyone,
  administratorsOnly,
  audienceOf,
  inHandsOf,
} from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { bearer, byId, ok, refusal } from './responses.ts'

const tags = ['Properties']
const JSON_TYPE = 'application/json; charset=utf-8'
const MAX_CACHED_BYTES = 8 * 1024 * 1024

const PAGED =
  'With `per_page`, the answer is page `page` of the properties that hold `term` in their title, ' +
  'category, location, type, price or places nearby. `X-Total-Count` tells how many there are in ' +
  `all, and \`X-Found-Count\` how many hold the term: \`${COUNT_LIMIT}+\` where that is more than ` +
  `${COUNT_LIMIT}.`

export function propertyCalls(server: Server, app: AppContext): void {
  listRoute(server, app)
  readRoute(server, app)
  createAndUpdateRoutes(server, app)
  removeAndRestoreRoutes(server, app)
}

function listRoute(server: Server, app: AppContext): void {
  server.get(
    '/api/properties',
    {
      preValidation: administratorOrAnyone(app),
      schema: {
        tags,
        summary: 'Every property, newest first; with per_page, one page of them',
        description: PAGED,
        querystring: adminListQuery,
        response: { 200: z.array(property), 400: refusal, 401: refusal },
      },
    },
    async (request, typed) => {
      const reply = typed as FastifyReply
      const { page = 1, per_page, term = '' } = request.query
      const audience = audienceOf(request)
      if (per_page !== undefined)
        return sendPage(
          reply,
          await read(app, (from) => adminList.page(from, { page, per_page, term }, audience)),
        )
      const pages = properties.pages(reader(app), audience)
      return reply.type(JSON_TYPE).send(Readable.from(jsonList(pages), { objectMode: false }))
    },
  )
}

function readRoute(server: Server, app: AppContext): void {
  const cache = contentCache<Buffer>(app.contentVersion, {
    mostBytes: MAX_CACHED_BYTES,
    bytesOf: (json) => json.length,
  })
  server.get(
    '/api/properties/:id',
    {
      schema: {
        tags,
        summary: 'One property',
        params: byId,
        response: { 200: property, 404: refusal },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const cached = cache.get(id, async () =>
        Buffer.from(JSON.stringify(await read(app, (from) => properties.find(from, id)))),
      )
      const json = await cached.catch(async (error: unknown) => {
        if (!(error instanceof NotFound) || request.headers.authorization === undefined) throw error
        // Administrators also see hidden properties.
        await administratorOrAnyone(app)(request, reply)
        return JSON.stringify(await properties.find(reader(app), id, 'administrators'))
      })
      return (reply as FastifyReply).type(JSON_TYPE).send(json)
    },
  )
}

function createAndUpdateRoutes(server: Server, app: AppContext): void {
  const preValidation = administratorsOnly(app)
  server.post(
    '/api/properties',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Create a property',
        security: bearer,
        body: propertyChange,
        response: { 201: property, 401: refusal, 422: refusal },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await properties.create(inHandsOf(app, request), request.body)),
  )

  server.put(
    '/api/properties/:id',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Change a property; what is left out stays as it is',
        security: bearer,
        params: byId,
        body: propertyChange,
        response: { 200: property, 401: refusal, 404: refusal, 422: refusal },
      },
    },
    (request) => properties.update(inHandsOf(app, request), request.params.id, request.body),
  )
}

function removeAndRestoreRoutes(server: Server, app: AppContext): void {
  const preValidation = administratorsOnly(app)
  server.delete(
    '/api/properties/:id',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Remove a property; it can be restored',
        security: bearer,
        params: byId,
        response: { 200: ok, 401: refusal, 404: refusal },
      },
    },
    async (request) => {
      await properties.remove(inHandsOf(app, request), request.params.id)
      return { ok: true as const }
    },
  )

  server.post(
    '/api/properties/:id/restore',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Bring a removed property back',
        security: bearer,
        params: byId,
        response: { 200: property, 401: refusal, 404: refusal },
      },
    },
    (request) => properties.restore(inHandsOf(app, request), request.params.id),
  )
}

function sendPage(
  reply: FastifyReply,
  { properties, total, found }: adminList.AdminListPage,
): FastifyReply {
  return reply
    .header('x-total-count', total)
    .header('x-found-count', found === 'many' ? `${COUNT_LIMIT}+` : found)
    .type(JSON_TYPE)
    .send(JSON.stringify(properties))
}

/** A JSON list, written page by page. */
async function* jsonList(pages: AsyncIterable<Property[]>): AsyncGenerator<string> {
  let opening = '['
  for await (const page of pages) {
    yield opening + JSON.stringify(page).slice(1, -1)
    opening = ','
  }
  yield opening === '[' ? '[]' : ']'
}
