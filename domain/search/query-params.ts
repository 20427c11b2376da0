import { hasArabic } from '#domain/has-arabic.ts'

/** No search at all, by the names of the list page's URL parameters. */
export const NO_SEARCH = {
  searchTerm: '',
  selectedCategory: '',
  selectedLocation: '',
  /** In dirhams. */
  minPrice: '',
  maxPrice: '',
  /** At least this many; 0 is a studio and nothing else. */
  bedrooms: '',
  bathrooms: '',
  /** In square metres, unless another unit is named. */
  minArea: '',
  maxArea: '',
  type: '',
  /** The residence permit that the price qualifies for. */
  visa: '',
  /** A part of the map: `west,south,east,north`. */
  area: '',
  sort: '',
}

/** A search as text. */
export type SearchParams = typeof NO_SEARCH

const NAMES = Object.keys(NO_SEARCH) as (keyof SearchParams)[]

/** What the plain rule of the search looks at. */
export type SearchableTexts = Record<'title' | 'location' | 'category', string>

/**
 * The plain rule of the search: the term is part of the title, the location or the category, in any
 * case; a selected category and location match exactly. `interpret.ts` adds what a term may mean.
 */
export function plainFilter(params: SearchParams): (property: SearchableTexts) => boolean {
  const term = normalizedTerm(params)
  const { selectedCategory, selectedLocation } = params
  return ({ title, location, category }) =>
    (selectedCategory === '' || category === selectedCategory) &&
    (selectedLocation === '' || location === selectedLocation) &&
    (term === '' || [title, location, category].some((text) => text.toLowerCase().includes(term)))
}

export function normalizedTerm({ searchTerm }: SearchParams): string {
  return searchTerm.trim().toLowerCase()
}

/**
 * Whether a term may be a permit number, or a reference such as "villa-12" or "ab123". They are not in
 * the browser's search index: only the server can look them up.
 */
export function mayNameListing(term: string): boolean {
  return /^(\d{9,20}|[a-z]+\d\d[a-z\d]*|(?=.*\d)[a-z\d]+([-/_.][a-z\d]+)+)$/.test(term)
}

/** Whether a search has Arabic letters or digits, which browsers read on Arabic pages only. */
export function isInArabic(params: SearchParams): boolean {
  return hasArabic(Object.values(params).join())
}

export function readSearchParams(query: URLSearchParams): SearchParams {
  return Object.fromEntries(
    // No listing has a NUL, and a database cannot search for one.
    NAMES.map((name) => [name, (query.get(name) ?? '').replaceAll('\0', '')]),
  ) as unknown as SearchParams
}

/** The URL's query of a search; empty parameters are left out. */
export function writeSearchParams(params: SearchParams): URLSearchParams {
  return new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''))
}

/** Whether every listing matches. The order does not count. */
export function isNoSearch(params: SearchParams): boolean {
  return NAMES.every((name) => name === 'sort' || params[name].trim() === '')
}
