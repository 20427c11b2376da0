import { formatPrice } from '#app/ui/format.ts'
import { WORDS as UI_WORDS } from '#app/ui/words.ts'
import type { Spot } from '#app/map/spots.ts'
import type { Language } from '#domain/language.ts'
import type { LowestPrice } from '#domain/search/map-results.ts'

import { WORDS } from './words.ts'

/** The lines of a marker. */
export interface MarkerText {
  name: string
  price: string
  count: string
  /** For screen readers, with the full price. */
  spoken: string
}

/** On narrow screens the count is left out, where there is a price. */
export function markerText(spot: Spot, language: Language, isNarrow: boolean): MarkerText {
  const words = WORDS[language]
  const { count, from } = spot
  const homes = words.homes(count)
  const place = placeName(spot, language)
  const spoken = [
    place ? words.titled(place, homes) : homes,
    from && words.from(fullPrice(from, language)),
  ]
  const isHome = place === undefined && count === 1
  const price = from ? compactPrice(from, language) : undefined
  return {
    name: place ?? (isHome ? '' : homes),
    price: isHome ? (price ?? words.onRequest) : price ? words.from(price) : '',
    count: place !== undefined && !(isNarrow && price) ? homes : '',
    spoken: spoken.filter(Boolean).join(' '),
  }
}

/** What a spot is called; undefined for homes that stand for themselves. */
export function placeName({ communities, homes }: Spot, language: Language): string | undefined {
  const [first, ...others] = communities
  if (!first || homes.length > 0) return undefined
  return others.length === 0 ? first.shown : WORDS[language].communities(communities.length)
}

/** `2.65m`, `185k a year`; three digits are enough to compare. */
function compactPrice({ aed, rent_period }: LowestPrice, language: Language): string {
  const { million, thousand } = WORDS[language]
  const amount =
    aed >= 500_000
      ? million(shortNumber(aed / 1_000_000))
      : aed >= 1000
        ? thousand(shortNumber(aed / 1000))
        : shortNumber(aed)
  return rent_period ? `${amount} ${UI_WORDS[language].rentPeriods[rent_period]}` : amount
}

function shortNumber(value: number): string {
  return String(
    Number(value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)),
  )
}

function fullPrice({ aed, rent_period }: LowestPrice, language: Language): string {
  return formatPrice({ currency: 'AED', price: String(Math.round(aed)), rent_period }, language)
}
