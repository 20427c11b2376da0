import { PROPERTY_TYPES } from '#domain/properties/property-type.ts'
import { residencyRule } from '#domain/properties/residency/residency.ts'

import { ORDERS, type Condition, type Range, type SearchQuery } from './query.ts'
import { readFigure } from './read-numbers.ts'
import { labelOf } from './labels.ts'
import { termOf, type SearchParams } from './query-params.ts'
import { without, type Reading } from './interpret-words.ts'

/** One of the things that a search asks for, in words. */
export interface QueryPart {
  label: string
  /** The change that drops it. */
  drop: Partial<SearchParams>
  /** What asks for it and for nothing else. */
  keep: Partial<SearchParams>
  condition: Condition
}

export interface ReadQuery {
  sought: SearchQuery
  parts: QueryPart[]
}

/** What a search asks for: what was chosen, and what was typed as it stands or as it was understood. */
export function readQuery(search: SearchParams, reading: Reading | undefined): ReadQuery {
  const chosen = chosenIn(search)
  const term = termOf(search)
  const typed: Condition = { of: 'words', any: [term] }
  const understood = reading?.parts.map(({ condition, name, ...place }) => ({
    condition,
    label: name ?? labelOf(condition),
    drop: { searchTerm: without(search.searchTerm, place) },
    keep: { searchTerm: term.slice(place.from, place.to) },
  }))
  const plain = partOf(search, typed, ['searchTerm'], search.searchTerm.trim())
  const ways = reading ? [[typed], reading.parts.map(({ condition }) => condition)] : [[typed]]
  return {
    sought: {
      all: chosen.map(({ condition }) => condition),
      ways: term === '' ? [] : ways,
      order: ORDERS.find((order) => order === search.sort) ?? 'newest',
    },
    parts: [...(term === '' ? [] : (understood ?? [plain])), ...chosen],
  }
}

/** What is chosen in fields of its own. What cannot be read is not asked for. */
function chosenIn(search: SearchParams): QueryPart[] {
  const { selectedLocation, selectedCategory, type } = search
  const parts: QueryPart[] = []
  const add = (condition: Condition | undefined, ...names: (keyof SearchParams)[]) =>
    condition && parts.push(partOf(search, condition, names))
  if (selectedLocation) add({ of: 'location', is: selectedLocation }, 'selectedLocation')
  if (selectedCategory) add({ of: 'category', is: selectedCategory }, 'selectedCategory')
  const kind = PROPERTY_TYPES.find((kind) => kind === type)
  add(kind && { of: 'kind', is: kind }, 'type')
  const rule = residencyRule(search.visa)
  add(rule && { of: 'residency', rule }, 'visa')
  const price = between(figure('price', search.minPrice), figure('price', search.maxPrice))
  add(price && { of: 'price', range: price }, 'minPrice', 'maxPrice')
  const bedrooms = count(search.bedrooms)
  add(
    bedrooms === undefined
      ? undefined
      : { of: 'bedrooms', range: bedrooms === 0 ? { from: 0, to: 0 } : { from: bedrooms } },
    'bedrooms',
  )
  const bathrooms = count(search.bathrooms)
  add(
    bathrooms === undefined ? undefined : { of: 'bathrooms', range: { from: bathrooms } },
    'bathrooms',
  )
  const area = between(figure('area', search.minArea), figure('area', search.maxArea))
  add(area && { of: 'area', range: area }, 'minArea', 'maxArea')
  return parts
}

function partOf(
  search: SearchParams,
  condition: Condition,
  names: readonly (keyof SearchParams)[],
  label = labelOf(condition),
): QueryPart {
  return {
    condition,
    label,
    drop: Object.fromEntries(names.map((name) => [name, ''])),
    keep: Object.fromEntries(names.map((name) => [name, search[name]])),
  }
}

function figure(of: 'price' | 'area', text: string): number | undefined {
  return text.length > 30 ? undefined : readFigure(of, text)
}

function between(from: number | undefined, to: number | undefined): Range | undefined {
  if (from === undefined && to === undefined) return undefined
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

function count(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined
}
