import type { App } from '#domain/app.ts'
import * as places from '#domain/places/places.server.ts'

import type { SearchSettings } from './search-settings.ts'

export async function searchSettings(app: Pick<App, 'db' | 'agency'>): Promise<SearchSettings> {
  const [names, { exchangeRates, residency }] = await Promise.all([
    places.searchNames(app),
    app.agency.current(),
  ])
  return { names, rates: exchangeRates.aed, rules: residency.rules }
}
