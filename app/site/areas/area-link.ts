import * as urls from '#app/urls.ts'
import type { Area } from '#domain/areas/areas.server.ts'
import { inLanguage, type Language } from '#domain/language.ts'

/** A community as a list of links shows it. */
export function toAreaLink(area: Area, language: Language) {
  const { id, count, from } = area
  const { name } = inLanguage(language, area)
  return { id, name, path: urls.area(area), count, from }
}

export type AreaLink = ReturnType<typeof toAreaLink>
