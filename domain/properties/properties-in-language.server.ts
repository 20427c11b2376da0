import type { App } from '#domain/app.ts'
import { inLanguage, type Language } from '#domain/language.ts'
import * as placeNames from '#domain/places/place-names.server.ts'
import * as users from '#domain/team/users.server.ts'

import { usualWords } from './arabic/usual-words.ts'
import { categoryKind, type Property } from './property.ts'

/** Properties with their texts, usual words, and the names of places, categories and agents, in a language. */
export async function propertiesIn(
  app: Pick<App, 'db'>,
  language: Language,
  properties: readonly Property[],
): Promise<Property[]> {
  if (language === 'en') return inLanguage(language, [...properties])
  const names = await placeNames.arabicNames(app)
  const agents = await users.arabicNames(app)
  return properties.map((property) =>
    inLanguage(language, {
      ...property,
      ...usualWords(property),
      properties_title_ar: property.title_ar,
      properties_description_ar: property.description_ar,
      category_name_ar: names.categories.get(property.category_id ?? 0) ?? '',
      location_name_ar: names.locations.get(property.location_id ?? 0) ?? '',
      // The rules of a category know its English name.
      category_kind: categoryKind(property),
      agent_name_ar: agents.get(property.agent_id ?? 0) ?? '',
    }),
  )
}
