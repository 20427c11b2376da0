import { z } from 'zod'

import * as content from '#domain/content-version/content-version.server.ts'
import {
  categoryChange,
  categoryDetails,
  locationChange,
  locationDetails,
  newCategory,
  newLocation,
  placePoint,
  placeRemoval,
  places as placesSchema,
} from '#domain/places/place.ts'
import * as places from '#domain/places/places.server.ts'
import { Invalid } from '#domain/problem.ts'
import { arabicReader } from '#domain/search/arabic/arabic.ts'
import { SHIPPED_NAMES } from '#domain/search/names.ts'
import { isReadAsName } from '#domain/search/interpret.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, byId, ok, okAfter, type Route } from './route.ts'

const bodyLimit = 64 * 1024

/** Categories and locations, as administrators edit them. */
export function placeRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Categories and locations')

  route('GET', '/api/places', {
    summary:
      'Every category and location with all that is known about it, in the order of the site',
    response: placesSchema,
    handle: ({ app }) => places.list(content.reader(app)),
  })

  route('GET', '/api/places/points', {
    summary: 'The locations that have a point on the map',
    response: z.array(placePoint),
    handle: ({ app }) => places.points(content.reader(app)),
  })

  categoryRoutes(route)
  locationRoutes(route)
}

function categoryRoutes(route: Route): void {
  route('POST', '/api/categories', {
    summary: 'Add a category',
    bodyLimit,
    body: newCategory,
    response: categoryDetails,
    status: 201,
    handle: ({ app, body }) => places.create(app, 'categories', readable(body)),
  })

  route('PUT', '/api/categories/:id', {
    summary: 'Rename or change a category; what is left out stays as it is',
    description: RENAMING,
    bodyLimit,
    params: byId,
    body: categoryChange,
    response: categoryDetails,
    handle: ({ app, params, body }) => places.update(app, 'categories', params.id, readable(body)),
  })

  route('DELETE', '/api/categories/:id', {
    summary: 'Remove a category, or merge it into another',
    description: REMOVAL,
    params: byId,
    query: placeRemoval,
    response: ok,
    refusals: [409, 422],
    handle: ({ app, params, query }) => okAfter(places.remove(app, 'categories', params.id, query)),
  })
}

function locationRoutes(route: Route): void {
  route('POST', '/api/locations', {
    summary: 'Add a location',
    bodyLimit,
    body: newLocation,
    response: locationDetails,
    status: 201,
    handle: ({ app, body }) => places.create(app, 'locations', readable(body)),
  })

  route('PUT', '/api/locations/:id', {
    summary: 'Rename or change a location; what is left out stays as it is',
    description: RENAMING,
    bodyLimit,
    params: byId,
    body: locationChange,
    response: locationDetails,
    handle: ({ app, params, body }) => places.update(app, 'locations', params.id, readable(body)),
  })

  route('DELETE', '/api/locations/:id', {
    summary: 'Remove a location, or merge it into another',
    description: REMOVAL,
    params: byId,
    query: placeRemoval,
    response: ok,
    refusals: [409, 422],
    handle: ({ app, params, query }) => okAfter(places.remove(app, 'locations', params.id, query)),
  })
}

const RENAMING =
  'Addresses and searches with its former name lead to its new one, until another gets that name. ' +
  '`position` is its place in the order, from 1.'

const REMOVAL =
  'Where listings have it, those in the trash too, the call is refused with 409 unless `move_to` ' +
  'says which other one gets them. That one also gets its other names and its old addresses.'

/** Refuses other names that the search would never read as names. */
function readable<Body extends { other_names?: string[] | undefined }>(body: Body): Body {
  const arabic = arabicReader(SHIPPED_NAMES, [])
  const unreadable = body.other_names?.find((name) => !isReadAsName(name, arabic))
  if (unreadable === undefined) return body
  throw new Invalid({
    other_names: `The search reads “${unreadable}” as a number or a price, not as a name.`,
  })
}
