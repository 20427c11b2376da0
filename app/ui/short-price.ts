import type { Language } from '#domain/language.ts'
import type { LowestPrice } from '#domain/search/map-results.ts'

import { formatNumber } from './format.ts'
import { WORDS } from './words.ts'

/** To three digits: `AED 2.93m`, `AED 185,000 a year`; in Arabic the currency follows the number. */
export function shortPrice(
  { aed, rent_period }: Pick<LowestPrice, 'aed' | 'rent_period'>,
  language: Language,
): string {
  const words = WORDS[language]
  const rounded = Number(aed.toPrecision(3))
  const amount =
    rounded >= 1e6 ? words.millions(formatNumber(rounded / 1e6)) : formatNumber(rounded)
  const parts =
    language === 'ar' ? [amount, words.currency('AED')] : [words.currency('AED'), amount]
  return [...parts, rent_period && words.rentPeriods[rent_period]].filter(Boolean).join(' ')
}
