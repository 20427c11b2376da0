import * as urls from '#app/urls.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import type { Language } from '#domain/language.ts'
import type { Property } from '#domain/properties/property.ts'
import { isOffered } from '#domain/properties/publication.ts'
import { whereItIs } from '#domain/properties/where-it-is.server.ts'

export type WhereView = NonNullable<Awaited<ReturnType<typeof whereView>>>

/** Where a property is, with links to its community. The links need the English name. */
export async function whereView(
  app: Pick<App, 'db'>,
  property: Property,
  { near }: Pick<Agency, 'near'>,
  language: Language,
) {
  const where = await whereItIs(app, property, near.places, language)
  const { location_id: id, location_name: name } = property
  // Once it is sold, its community may have neither homes nor a page.
  if (!where || id === null || !isOffered(property.status)) return where
  const search = new URLSearchParams({ view: 'map', selectedLocation: name })
  return { ...where, links: { map: `${urls.properties}?${search}`, area: urls.area({ id, name }) } }
}
