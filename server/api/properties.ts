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
import { administratorOrAnyone, audienceOf } from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { adminRoute } from './admin-route.ts'
import { byId, OK, ok, refusalsFor } from './responses.ts'

const tags = ['Properties']
const JSON_TYPE = 'application/json; charset=utf-8'
const ANSWERS_KEPT_BYTES = 8 * 1024 * 1024

const PAGED =
  'With `per_page`, the answer is page `page` of the properties that hold `term` in their title, ' +
  'category, location, type, price or places nearby. `X-Total-Count` tells how many there are in ' +
  `all, and \`X-Found-Count\` how many hold the term: \`${COUNT_LIMIT}+\` where that is more than ` +
  `${COUNT_LIMIT}.`

export function propertyRoutes(server: Server, app: AppContext): void {
  const route = adminRoute(server, app, 'Properties')
  const answers = contentCache<Buffer>(app.contentVersion, {
    mostBytes: ANSWERS_KEPT_BYTES,
    bytesOf: (answer) => answer.length,
  })

  server.get(
    '/api/properties',
    {
      preValidation: administratorOrAnyone(app),
      schema: {
        tags,
        summary: 'Every property, newest first; with per_page, one page of them',
        description: PAGED,
        querystring: adminListQuery,
        response: { 200: z.array(property), ...refusalsFor(400, 401) },
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

  server.get(
    '/api/properties/:id',
    {
      schema: {
        tags,
        summary: 'One property',
        params: byId,
        response: { 200: property, ...refusalsFor(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const shown = answers.get(id, async () =>
        Buffer.from(JSON.stringify(await read(app, (from) => properties.find(from, id)))),
      )
      const answer = await shown.catch(async (error: unknown) => {
        if (!(error instanceof NotFound) || request.headers.authorization === undefined) throw error
        // One that is hidden is there for administrators.
        await administratorOrAnyone(app)(request, reply)
        return JSON.stringify(await properties.find(reader(app), id, 'administrators'))
      })
      return (reply as FastifyReply).type(JSON_TYPE).send(answer)
    },
  )

  route(
    'POST',
    '/api/properties',
    {
      summary: 'Create a property',
      body: propertyChange,
      response: property,
      status: 201,
      refusals: [422],
    },
    ({ app, body }) => properties.create(app, body),
  )

  route(
    'PUT',
    '/api/properties/:id',
    {
      summary: 'Change a property; what is left out stays as it is',
      params: byId,
      body: propertyChange,
      response: property,
      refusals: [404, 422],
    },
    ({ app, params, body }) => properties.update(app, params.id, body),
  )

  route(
    'DELETE',
    '/api/properties/:id',
    {
      summary: 'Remove a property; it can be restored',
      params: byId,
      response: ok,
      refusals: [404],
    },
    async ({ app, params }) => {
      await properties.remove(app, params.id)
      return OK
    },
  )

  route(
    'POST',
    '/api/properties/:id/restore',
    { summary: 'Bring a removed property back', params: byId, response: property, refusals: [404] },
    ({ app, params }) => properties.restore(app, params.id),
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

/** A JSON list written a page at a time. */
async function* jsonList(pages: AsyncIterable<Property[]>): AsyncGenerator<string> {
  let opening = '['
  for await (const page of pages) {
    yield opening + JSON.stringify(page).slice(1, -1)
    opening = ','
  }
  yield opening === '[' ? '[]' : ']'
}
