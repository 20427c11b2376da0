import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import { inLanguage, languageOf, type Language } from '#domain/language.ts'
import { tourChoices } from '#domain/enquiries/tours/tour-choices.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import { mapCounts } from '#domain/properties/property-counts.ts'
import { propertiesIn } from '#domain/properties/properties-in-language.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'

import { readIds } from './ids.ts'
import { WORDS } from './words.ts'

/** The properties in `?ids=` that are still listed, and how many are not. */
export function loadSavedProperties(app: App, request: Request, max: number) {
  return loadSavedPropertiesWith(app, request, max, () => ({}))
}

/** As `loadSavedProperties`, with more about each property. */
export async function loadSavedPropertiesWith<More extends object>(
  app: App,
  request: Request,
  max: number,
  moreAbout: (property: Property, agency: Agency, language: Language) => More,
) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOf(pathname)
  const agency = inLanguage(language, await app.agency.current())
  const ids = readIds(searchParams.get('ids'), max)
  const { offered, closed } = await properties.findManyShown(app, ids)
  const listed = await propertiesIn(app, language, offered)
  const title = (property: Property) => titleOf(property, WORDS[language].untitled)
  const photos = await photoStore.describe(
    app,
    listed.flatMap((property) => property.photos.slice(0, 1)),
  )
  return {
    tourChoices: tourChoices(agency.tourHours, app.clock.now(), language),
    closed: (await propertiesIn(app, language, closed)).map((property) => ({
      id: property.id,
      title: title(property),
      isSold: property.status === 'sold',
    })),
    removedCount: ids.length - listed.length - closed.length,
    properties: listed.map((property) => ({
      id: property.id,
      title: title(property),
      location: property.location_name,
      category: property.category_name,
      currency: property.currency,
      price: property.price,
      rent_period: property.rent_period,
      isUnderOffer: property.status === 'under_offer',
      ...mapCounts((name) => property[name]),
      maxarea: property.maxarea,
      photo: photos[property.photos[0] ?? ''],
      ...moreAbout(property, agency, language),
    })),
  }
}

export type SavedList = Awaited<ReturnType<typeof loadSavedProperties>>
export type SavedProperty = SavedList['properties'][number]
