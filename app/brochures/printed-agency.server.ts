import { lookOf, type Look } from '#domain/agency/look.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import { inLanguage, type Language } from '#domain/language.ts'

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
