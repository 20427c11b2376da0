import { lookOf, type Look } from '#domain/agency/look.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import { inLanguage, type Language } from '#domain/language.ts'
import * as places from '#domain/places/places.server.ts'
import type { Property } from '#domain/properties/property.ts'

/** The agency as a printed file shows it, with its texts in the file's language. */
export interface PrintedAgency extends Agency {
  language: Language
  look: Look | undefined
}

export async function printedAgency(
  app: Pick<App, 'agency'>,
  language: Language,
): Promise<PrintedAgency> {
  const agency = await app.agency.current()
  const translated = inLanguage(language, agency)
  // Whether the shipped logo is used depends on the English name.
  const look = lookOf(agency)
  return { ...translated, language, look: look && { ...look, name: translated.profile.name } }
}

/** Properties with their texts, places and categories in a language. */
export async function propertiesIn(
  app: Pick<App, 'db'>,
  language: Language,
  properties: readonly Property[],
): Promise<Property[]> {
  if (language === 'en') return [...properties]
  const names = await places.arabicNames(app)
  return properties.map((property) =>
    inLanguage(language, {
      ...property,
      properties_title_ar: property.title_ar,
      properties_description_ar: property.description_ar,
      category_name_ar: names.categories.get(property.category_id ?? 0) ?? '',
      location_name_ar: names.locations.get(property.location_id ?? 0) ?? '',
    }),
  )
}
