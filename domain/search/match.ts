/** What a visitor looks for, by the names that the address of the list gives it. */
export interface Search {
  searchTerm: string
  selectedCategory: string
  selectedLocation: string
}

export interface Searchable {
  title: string
  location: string
  category: string
}

export const EVERYTHING: Search = { searchTerm: '', selectedCategory: '', selectedLocation: '' }

/**
 * The rule of the search: the term is part of the title, the location or the category, whatever its
 * case; a chosen category and a chosen location are met exactly.
 */
export function matcher(search: Search): (property: Searchable) => boolean {
  const term = termOf(search)
  const { selectedCategory, selectedLocation } = search
  return ({ title, location, category }) =>
    (selectedCategory === '' || category === selectedCategory) &&
    (selectedLocation === '' || location === selectedLocation) &&
    (term === '' || [title, location, category].some((text) => text.toLowerCase().includes(term)))
}

/** The term as it is looked for. */
export function termOf({ searchTerm }: Search): string {
  return searchTerm.trim().toLowerCase()
}

export function readSearch(query: URLSearchParams): Search {
  return {
    searchTerm: query.get('searchTerm') ?? '',
    selectedCategory: query.get('selectedCategory') ?? '',
    selectedLocation: query.get('selectedLocation') ?? '',
  }
}

/** The query of a search; what is not looked for is left out. */
export function writeSearch(search: Search): URLSearchParams {
  return new URLSearchParams(Object.entries(search).filter(([, value]) => value !== ''))
}

export function isEverything(search: Search): boolean {
  return Object.values(search).every((value: string) => value.trim() === '')
}
