import { readArea } from '#domain/geo/map-boxes.ts'
import { parseAmount } from '#domain/money.ts'
import { SEARCH_TYPE_NAMES, type SearchType } from '#domain/properties/property-type.ts'

import { parseArea } from './interpret-numbers.ts'
import {
  literalsOf,
  type ArabicReader,
  type InterpretedPart,
  type Interpretation,
} from './interpret.ts'
import { ENGLISH_LABELS, type Labels } from './labels.ts'
import { normalizedTerm, type SearchParams } from './query-params.ts'
import type { SearchSettings } from './search-settings.ts'
import { ORDERS, type Condition, type Range, type SearchQuery } from './query.ts'

/** One condition of a search as the visitor sees it. */
export interface QueryPart {
  label: string
  /** The change of parameters that removes this condition. */
  drop: Partial<SearchParams>
  /** The parameters of this condition alone. */
  keep: Partial<SearchParams>
  condition: Condition
}

/** How a search is read where it is not in English. */
export interface SearchLanguage {
  labels?: Labels
  arabic?: ArabicReader
}

/** Turns parameters into a query. A term is searched literally or, as an alternative, interpreted. */
export function readQuery(
  params: SearchParams,
  interpretation: Interpretation | undefined,
  settings: Pick<SearchSettings, 'rates' | 'rules'>,
  { labels = ENGLISH_LABELS, arabic }: SearchLanguage = {},
) {
  const filters = readFilters(params, settings, { labels, arabic })
  const term = normalizedTerm(params)
  const literal: Condition = { field: 'text', anyOf: literalsOf(term, { arabic }) }
  const alternatives: Condition[][] = interpretation?.isExact ? [] : [[literal]]
  let termParts = [queryPart(params, literal, ['searchTerm'], params.searchTerm.trim())]
  if (interpretation) {
    alternatives.push(interpretation.parts.map(({ condition }) => condition))
    termParts = interpretation.parts.map((part) => ({
      condition: part.condition,
      label: labels.part(part),
      drop: { searchTerm: removePart(params.searchTerm, part) },
      keep: { searchTerm: term.slice(part.from, part.to) },
    }))
  }
  return {
    query: {
      conditions: filters.map(({ condition }) => condition),
      alternatives: term === '' ? [] : alternatives,
      order: ORDERS.find((order) => order === params.sort) ?? 'newest',
    } satisfies SearchQuery,
    parts: [...(term === '' ? [] : termParts), ...filters],
  }
}

/** A term, as typed, without one of its parts. */
export function removePart(searchTerm: string, { from, to }: Pick<InterpretedPart, 'from' | 'to'>) {
  const typed = searchTerm.trim()
  const lowercase = typed.toLowerCase()
  // The positions are those of the lower-cased term, and "İ" becomes two characters.
  const text = lowercase.length === typed.length ? typed : lowercase
  return `${text.slice(0, from)} ${text.slice(to)}`.replaceAll(/\s+/g, ' ').trim()
}

/** The conditions of the filter fields. A value that cannot be read is ignored. */
function readFilters(
  params: SearchParams,
  { rates, rules }: Pick<SearchSettings, 'rates' | 'rules'>,
  { labels, arabic }: { labels: Labels; arabic: ArabicReader | undefined },
): QueryPart[] {
  const { selectedLocation, selectedCategory } = params
  const parts: QueryPart[] = []
  const toEnglish = (text: string) => arabic?.toEnglish(text) ?? text
  const add = (condition: Condition | undefined, ...names: (keyof SearchParams)[]) =>
    condition && parts.push(queryPart(params, condition, names, labels.condition(condition)))
  if (selectedLocation) add({ field: 'location', value: selectedLocation }, 'selectedLocation')
  if (selectedCategory) add({ field: 'category', value: selectedCategory }, 'selectedCategory')
  if (Object.hasOwn(SEARCH_TYPE_NAMES, params.type))
    add({ field: 'type', value: params.type as SearchType }, 'type')
  const rule = rules.find(({ id }) => id === params.visa)
  add(rule && { field: 'residency', rule }, 'visa')
  const price = readRange(
    (text) => parseAmount(rates, toEnglish(text)),
    params.minPrice,
    params.maxPrice,
  )
  add(price && { field: 'price', range: price }, 'minPrice', 'maxPrice')
  const bedrooms = readRooms(params.bedrooms)
  const studio = bedrooms?.from === 0 && { from: 0, to: 0 }
  add(bedrooms && { field: 'bedroom', range: studio || bedrooms }, 'bedrooms')
  const bathrooms = readRooms(params.bathrooms)
  add(bathrooms && { field: 'bathroom', range: bathrooms }, 'bathrooms')
  const area = readRange((text) => parseArea(toEnglish(text)), params.minArea, params.maxArea)
  add(area && { field: 'area', range: area }, 'minArea', 'maxArea')
  const place = readArea(params.area)
  add(place && { field: 'place', area: place }, 'area')
  return parts
}

function queryPart(
  params: SearchParams,
  condition: Condition,
  names: readonly (keyof SearchParams)[],
  label: string,
): QueryPart {
  return {
    condition,
    label,
    drop: Object.fromEntries(names.map((name) => [name, ''])),
    keep: Object.fromEntries(names.map((name) => [name, params[name]])),
  }
}

const MAX_FIELD_LENGTH = 30

function readRange(parse: (text: string) => number | undefined, min: string, max: string) {
  const [from, to] = [min, max].map((text) =>
    text.length > MAX_FIELD_LENGTH ? undefined : parse(text),
  )
  if (from === undefined && to === undefined) return undefined
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

function readRooms(text: string): Range | undefined {
  return /^\d{1,2}$/.test(text) ? { from: Number(text) } : undefined
}
