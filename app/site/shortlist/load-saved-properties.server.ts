import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import { tourChoices } from '#domain/enquiries/tours/tour-choices.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import { mapCounts } from '#domain/properties/property-counts.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { STATUS_NAMES } from '#domain/properties/publication.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'

import { readIds } from './ids.ts'

/** The properties in `?ids=` that are still listed, and how many are not. */
export function loadSavedProperties(app: App, request: Request, max: number) {
  return loadListed(app, request, max, () => ({}))
}

/** The same, with more about each property. */
export async function loadListed<More extends object>(
  app: App,
  request: Request,
  max: number,
  moreAbout: (property: Property, agency: Agency) => More,
) {
  const agency = await app.agency.current()
  const ids = readIds(new URL(request.url).searchParams.get('ids'), max)
  const { offered: listed, closed } = await properties.findManyShown(app, ids)
  const photos = await photoStore.describe(
    app,
    listed.flatMap((property) => property.photos.slice(0, 1)),
  )
  return {
    tourChoices: tourChoices(agency.tourHours, app.clock.now()),
    closed: closed.map((property) => ({
      id: property.id,
      title: titleOf(property),
      state: STATUS_NAMES[property.status].toLowerCase(),
    })),
    removedCount: ids.length - listed.length - closed.length,
    properties: listed.map((property) => ({
      id: property.id,
      title: titleOf(property),
      location: property.location_name,
      category: property.category_name,
      offer: property.type.trim(),
      currency: property.currency,
      price: property.price,
      rent_period: property.rent_period,
      isUnderOffer: property.status === 'under_offer',
      ...mapCounts((name) => property[name]),
      maxarea: property.maxarea,
      photo: photos[property.photos[0] ?? ''],
      ...moreAbout(property, agency),
    })),
  }
}

export type SavedList = Awaited<ReturnType<typeof loadSavedProperties>>
export type SavedProperty = SavedList['properties'][number]
