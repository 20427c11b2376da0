import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import { inLanguage, type Language } from '#domain/language.ts'
import * as placeNames from '#domain/places/place-names.server.ts'

import type { SearchSettings } from './search-settings.ts'

/** All that the server's search knows, with labels in a language. */
export async function searchSettings(
  app: Pick<App, 'db' | 'agency'>,
  language: Language = 'en',
): Promise<SearchSettings> {
  const [places, agency] = await Promise.all([placeNames.searchNames(app), app.agency.current()])
  return settingsWith(places, agency, language)
}

type Places = Awaited<ReturnType<typeof placeNames.searchNames>>

export function settingsWith(
  { names, arabic, centres, categories, land }: Places,
  { exchangeRates, residency }: Agency,
  language: Language,
): SearchSettings {
  const rules = inLanguage(language, residency.rules)
  return { names, rates: exchangeRates.aed, rules, centres, categories, land, arabic }
}

/** What a browser gets of them: on English pages the server is asked for Arabic words. */
export function settingsOfPage(settings: SearchSettings, language: Language): SearchSettings {
  const { arabic, ...english } = settings
  return language === 'ar' ? settings : english
}
