import { aedRate } from '#domain/exchange-rates.ts'
import { isWithinBox, type MapArea } from '#domain/geo/map-boxes.ts'
import { hasArabic } from '#domain/has-arabic.ts'
import { parsePrice } from '#domain/money.ts'
import { isOfType } from '#domain/properties/property-type.ts'
import { excludesLand, propertyTypesOf } from '#domain/properties/residency/residency.ts'
import {
  isWithin,
  rangeInCurrency,
  type Condition,
  type Range,
  type SearchQuery,
} from '#domain/search/query.ts'

import { readMarker, type DictionaryColumn, type SearchIndex } from './search-index.ts'

/** The price of each listing: in its own currency, and in dirhams. */
export interface Prices {
  amounts: (number | null)[]
  aed: (number | null)[]
}

export function parsePrices({ prices, currencies, settings }: SearchIndex): Prices {
  const rates = currencies.words.map((word) => aedRate(settings.rates, word))
  const amounts = prices.map(parsePrice)
  return {
    amounts,
    aed: amounts.map((amount, position) => {
      const rate = rates[currencies.numbers[position] ?? -1]
      return amount === null || rate === undefined ? null : amount * rate
    }),
  }
}

/** What is searched of a category or a location. */
export type NameText = (name: string) => string

/** What is computed from an index once, for all searches of it. */
interface Derived {
  prices: () => Prices
  nameText: NameText
}

type Test = (position: number) => boolean

/** Whether the listing at a position meets a query. */
export function queryTest(
  index: SearchIndex,
  { conditions, alternatives }: SearchQuery,
  derived: Derived,
): Test {
  const allOf = (conditions: readonly Condition[]) =>
    combine(
      'every',
      conditions.map((condition) => conditionTest(index, condition, derived)),
    )
  if (alternatives.length === 0) return allOf(conditions)
  const anyOf = combine('some', alternatives.map(allOf))
  return combine('every', [...(conditions.length > 0 ? [allOf(conditions)] : []), anyOf])
}

// Hot path: runs for each listing on every keystroke, so a single test is not wrapped.
function combine(how: 'every' | 'some', [first, ...others]: readonly Test[]): Test {
  if (!first) return () => true
  if (others.length === 0) return first
  return how === 'every'
    ? (position) => first(position) && others.every((test) => test(position))
    : (position) => first(position) || others.some((test) => test(position))
}

function conditionTest(
  index: SearchIndex,
  condition: Condition,
  { prices, nameText }: Derived,
): Test {
  const { ids, lowercaseTitles, arabicTexts, locations, categories, types, settings } = index
  switch (condition.field) {
    case 'category':
    case 'location': {
      const column = condition.field === 'category' ? categories : locations
      return columnTest(column, (name) => name === condition.value)
    }
    case 'type':
      return columnTest(types, (type) => isOfType(type, condition.value))
    case 'residency': {
      const { rule } = condition
      const isPriceMet = priceTest(index, { from: rule.threshold }, prices())
      const wanted: readonly string[] = propertyTypesOf(rule)
      const isTypeMet = columnTest(types, (type) => wanted.includes(type))
      const isLand = columnTest(
        categories,
        (name) => excludesLand(rule) && settings.land.includes(name),
      )
      return (position) => isTypeMet(position) && isPriceMet(position) && !isLand(position)
    }
    case 'text': {
      const { anyOf } = condition
      const isMatch = textTest(anyOf)
      const isLocation = columnTest(
        locations,
        (name) => !condition.isCategory && isMatch(nameText(name)),
      )
      const isCategory = columnTest(categories, (name) => isMatch(nameText(name)))
      const inArabic = arabicTexts.length > 0 ? anyOf.filter(mayBeArabicText) : []
      if (inArabic.length === 0)
        return (position) =>
          isLocation(position) || isCategory(position) || isMatch(lowercaseTitles[position] ?? '')
      const isTitle = textTest(anyOf.filter((text) => !hasArabic(text)))
      const isArabic = textTest(inArabic)
      return (position) =>
        isLocation(position) ||
        isCategory(position) ||
        isTitle(lowercaseTitles[position] ?? '') ||
        isArabic(arabicTexts[position] ?? '')
    }
    case 'place':
      return placeTest(index, condition.area)
    case 'id':
      return (position) => condition.anyOf.includes(ids[position] ?? 0)
    case 'price':
      return priceTest(index, condition.range, prices())
    default: {
      const values = condition.field === 'area' ? index.areas : index[condition.field]
      return (position) => isWithin(values[position], condition.range)
    }
  }
}

/** Whether Arabic texts may have this: they have full-width forms instead of ASCII characters. */
function mayBeArabicText(text: string): boolean {
  return hasArabic(text) || /[\uff01-\uff5e]/.test(text)
}

function textTest(anyOf: readonly string[]): (text: string) => boolean {
  const [only, ...others] = anyOf
  if (only === undefined) return () => false
  if (others.length === 0) return (text) => text.includes(only)
  return (text) => anyOf.some((part) => text.includes(part))
}

function priceTest({ currencies, settings }: SearchIndex, range: Range, { amounts }: Prices): Test {
  const ranges = currencies.words.map((currency) => {
    const rate = aedRate(settings.rates, currency)
    return rate === undefined ? undefined : rangeInCurrency(rate, range)
  })
  return (position) => {
    const inCurrency = ranges[currencies.numbers[position] ?? -1]
    return inCurrency !== undefined && isWithin(amounts[position], inCurrency)
  }
}

function placeTest({ points, locations, settings }: SearchIndex, area: MapArea): Test {
  const isMarked = columnTest(points, (word) => word !== '')
  const isMarkerIn = columnTest(points, (word) => {
    const [longitude, latitude] = readMarker(word)
    return isWithinBox(area, { longitude, latitude })
  })
  const isCommunityIn = columnTest(locations, (name) =>
    settings.centres.some(
      ([location, longitude, latitude]) =>
        location === name && isWithinBox(area, { longitude, latitude }),
    ),
  )
  return (position) => (isMarked(position) ? isMarkerIn(position) : isCommunityIn(position))
}

/** Tests each different value once, not each listing. */
function columnTest({ words, numbers }: DictionaryColumn, test: (word: string) => boolean): Test {
  const results = Uint8Array.from(words, (word) => (test(word) ? 1 : 0))
  return (position) => results[numbers[position] ?? -1] === 1
}
