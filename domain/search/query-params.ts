/** What a visitor looks for, by the names and in the words that the address of the list gives it. */
export interface SearchParams {
  searchTerm: string
  selectedCategory: string
  selectedLocation: string
  /** In dirhams. */
  minPrice: string
  maxPrice: string
  /** So many at least; 0 is a studio and nothing else. */
  bedrooms: string
  bathrooms: string
  /** In square metres, unless another unit is named. */
  minArea: string
  maxArea: string
  type: string
  /** The residence permit that its price may open the way to. */
  visa: string
  sort: string
}

export interface Searchable {
  title: string
  location: string
  category: string
}

export const NO_SEARCH: SearchParams = {
  searchTerm: '',
  selectedCategory: '',
  selectedLocation: '',
  minPrice: '',
  maxPrice: '',
  bedrooms: '',
  bathrooms: '',
  minArea: '',
  maxArea: '',
  type: '',
  visa: '',
  sort: '',
}

const NAMES = Object.keys(NO_SEARCH) as (keyof SearchParams)[]

/**
 * The rule of the search: the term is part of the title, the location or the category, whatever its
 * case; a chosen category and a chosen location are met exactly. What a term may mean besides comes
 * on top: `understand.ts`.
 */
export function matcher(search: SearchParams): (property: Searchable) => boolean {
  const term = termOf(search)
  const { selectedCategory, selectedLocation } = search
  return ({ title, location, category }) =>
    (selectedCategory === '' || category === selectedCategory) &&
    (selectedLocation === '' || location === selectedLocation) &&
    (term === '' || [title, location, category].some((text) => text.toLowerCase().includes(term)))
}

/** The term as it is looked for. */
export function termOf({ searchTerm }: SearchParams): string {
  return searchTerm.trim().toLowerCase()
}

export function readSearchParams(query: URLSearchParams): SearchParams {
  return Object.fromEntries(
    NAMES.map((name) => [name, query.get(name) ?? '']),
  ) as unknown as SearchParams
}

/** The query of a search; what is not looked for is left out. */
export function writeSearchParams(search: SearchParams): URLSearchParams {
  return new URLSearchParams(Object.entries(search).filter(([, value]) => value !== ''))
}

/** Whether nothing is left out. In which order they come is another matter. */
export function isNoSearch(search: SearchParams): boolean {
  return NAMES.every((name) => name === 'sort' || search[name].trim() === '')
}
