import { exchangeRates } from '#agency/exchange-rates.ts'
import { residency } from '#agency/residency.ts'
import { SHIPPED_NAMES } from '#domain/search/names.ts'
import type { SearchSettings } from '#domain/search/search-settings.ts'

/** What the search of a new site knows. */
export const SEARCH_SETTINGS: SearchSettings = {
  names: [],
  rates: exchangeRates.aed,
  rules: residency.rules,
  centres: [],
  categories: [],
  land: ['Plot'],
}

/** What a term is interpreted by on a new site. */
export const KNOWN = { names: SHIPPED_NAMES, rates: exchangeRates.aed }
