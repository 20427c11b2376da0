import { Readable } from 'node:stream'

import type { FastifyReply } from 'fastify'
import { z } from 'zod'

import * as urls from '#app/urls.ts'
import { read, reader } from '#domain/content-version/content-version.server.ts'
import { contentCache } from '#domain/content-version/content-cache.ts'
import { adminListQuery, MAX_PER_PAGE } from '#domain/search/in-database/admin-list-schema.ts'
import { COUNT_LIMIT } from '#domain/search/in-database/admin-list.ts'
import * as adminList from '#domain/search/in-database/admin-list.server.ts'
import * as previews from '#domain/properties/previews.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { property, propertyChange } from '#domain/properties/property-schema.ts'
import { PERMIT_ALERT_KINDS } from '#domain/properties/permits/permit.ts'
import {
  permitAlerts,
  permitAlertQuery,
  permitAlertPage,
} from '#domain/properties/permits/permit-alerts.ts'
import * as alerts from '#domain/properties/permits/permit-alerts.server.ts'
import { atMarker, type Property } from '#domain/properties/property.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { administratorOrAnyone, audienceOf } from '#server/http/authentication.ts'
import { knownVersions, setEtag } from '#server/http/edit-version.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { linkOf, previewLink } from './preview-links.ts'
import { apiRoutes, byId, ok, okAfter, type Route } from './route.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const MAX_PREVIEW_BYTES = 512 * 1024
const MAX_CACHED_BYTES = 8 * 1024 * 1024

const PAGED =
  'With the parameters of the list page (`searchTerm`, `selectedLocation`, `area` and so on), the ' +
  `answer is what that page lists, in its order: the first ${MAX_PER_PAGE}, unless \`per_page\` ` +
  'names how many. ' +
  'With `per_page`, the answer is page `page` of the properties that hold `term` in their title, ' +
  'category, location, type, price, places nearby, reference or permit number, or that it means ' +
  'as it does on the list page. `X-Total-Count` tells how many there are in ' +
  `all, and \`X-Found-Count\` how many hold the term: \`${COUNT_LIMIT}+\` where that is more than ` +
  `${COUNT_LIMIT}.`

export function propertyRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Properties')
  readRoutes(route, app)
  writeRoutes(route)
  previewRoutes(route)

  route('GET', '/api/categories', {
    access: 'everyone',
    summary: 'Every category, in the order of the site',
    response: z.array(taxonomy.category),
    handle: () => taxonomy.categories(app),
  })

  route('GET', '/api/locations', {
    access: 'everyone',
    summary: 'Every location, in the order of the site',
    response: z.array(taxonomy.location),
    handle: () => taxonomy.locations(app),
  })

  permitRoutes(apiRoutes(server, app, 'Permits'))
}

function readRoutes(route: Route, app: AppContext): void {
  const cache = contentCache<Buffer>(app.contentVersion, {
    maxBytes: MAX_CACHED_BYTES,
    sizeOf: (json) => json.length,
  })

  route('GET', '/api/properties', {
    access: 'token optional',
    summary: 'Every property, newest first; with per_page, one page of them',
    description: PAGED,
    query: adminListQuery,
    response: z.array(property),
    handle: async ({ query: { page = 1, per_page, term = '', ...params }, request, reply }) => {
      const audience = audienceOf(request)
      const isSearch = Object.values(params).some((value) => value !== '')
      if (per_page !== undefined || isSearch) {
        const search = isSearch ? params : undefined
        const query = { page, per_page: per_page ?? MAX_PER_PAGE, term, search }
        return sendPage(reply, await read(app, (from) => adminList.page(from, query, audience)))
      }
      const pages = properties.pages(reader(app), audience)
      return reply.type(JSON_TYPE).send(Readable.from(jsonList(pages), { objectMode: false }))
    },
  })

  route('GET', '/api/properties/:id', {
    access: 'everyone',
    summary: 'One property',
    params: byId,
    response: property,
    handle: async ({ params: { id }, request, reply }) => {
      const sendPublic = async () => {
        const json = await cache.get(id, async () =>
          Buffer.from(JSON.stringify(await read(app, (from) => properties.find(from, id)))),
        )
        return setEtag(reply, json).type(JSON_TYPE).send(json)
      }
      if (request.headers.authorization === undefined) return sendPublic()
      try {
        // Administrators also see hidden properties, and true points.
        await administratorOrAnyone(app)(request, reply)
        const found = await properties.find(reader(app), id, audienceOf(request))
        const json = JSON.stringify(found)
        return await setEtag(reply, JSON.stringify(atMarker(found)))
          .type(JSON_TYPE)
          .send(json)
      } catch (error) {
        // Refused for a colleague's listing or an expired session: then they see what visitors see.
        return sendPublic().catch(() => {
          throw error
        })
      }
    },
  })
}

function writeRoutes(route: Route): void {
  route('POST', '/api/properties', {
    summary: 'Create a property',
    body: propertyChange,
    response: property,
    status: 201,
    handle: ({ app, body }) => properties.create(app, body),
  })

  route('PUT', '/api/properties/:id', {
    summary: 'Change a property; what is left out stays as it is',
    params: byId,
    body: propertyChange,
    response: property,
    refusals: [412],
    handle: async ({ app, params, body, request, reply }) => {
      const updated = await properties.update(app, params.id, body, knownVersions(request))
      setEtag(reply, JSON.stringify(atMarker(updated)))
      return updated
    },
  })

  route('POST', '/api/properties/:id/duplicate', {
    summary: 'A draft of the same property, without its permit and its reference',
    params: byId,
    response: property,
    status: 201,
    handle: ({ app, params }) => properties.duplicate(app, params.id),
  })

  route('DELETE', '/api/properties/:id', {
    summary: 'Remove a property; it can be restored',
    params: byId,
    response: ok,
    handle: ({ app, params }) => okAfter(properties.remove(app, params.id)),
  })

  route('POST', '/api/properties/:id/restore', {
    summary: 'Bring a removed property back',
    params: byId,
    response: property,
    handle: ({ app, params }) => properties.restore(app, params.id),
  })
}

function previewRoutes(route: Route): void {
  route('POST', '/api/properties/:id/preview', {
    summary: 'The address of its page for a week, also where it is not public',
    params: byId,
    response: previewLink,
    handle: async ({ app, params: { id } }) =>
      linkOf(app, urls.property(id), await previews.createOfStored(app, id)),
  })

  route('POST', '/api/properties/:id/preview-changes', {
    summary: 'The address of its page with changes that are not saved, for an hour',
    params: byId,
    body: propertyChange,
    bodyLimit: MAX_PREVIEW_BYTES,
    response: previewLink,
    refusals: [413],
    handle: async ({ app, params: { id }, body }) =>
      linkOf(app, urls.property(id), await previews.create(app, id, body)),
  })
}

/** Listings whose permit is missing, over, or soon will be. */
function permitRoutes(route: Route): void {
  route('GET', '/api/permits', {
    summary: 'How many listings lack a permit, or have one that is over or soon will be',
    response: permitAlerts,
    handle: ({ app }) => alerts.alerts(app),
  })

  route('GET', '/api/permits/:kind', {
    summary: 'Those listings, twenty a page',
    params: z.object({ kind: z.enum(PERMIT_ALERT_KINDS) }),
    query: permitAlertQuery,
    response: permitAlertPage,
    handle: ({ app, params, query }) => alerts.list(app, params.kind, query.page ?? 1),
  })
}

function sendPage(reply: FastifyReply, { properties, total, found }: adminList.AdminListPage) {
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
