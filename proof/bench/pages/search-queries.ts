export interface Listing {
  id: number
  properties_title: string
  location_name: string
}

const FULL_PAGE = 30
const MIN_PREFIX_LENGTH = 3

/**
 * Searches as visitors type them, all different and each with a full page of results: a location and
 * the beginning of a word that occurs in enough titles there.
 */
export function searchQueries(listings: Listing[]): string[] {
  return [...Map.groupBy(listings, ({ location_name }) => location_name)].flatMap(
    ([selectedLocation, listingsThere]) =>
      [...countPrefixes(listingsThere)]
        .filter(([, count]) => count >= FULL_PAGE)
        .map(([searchTerm]) => `?${new URLSearchParams({ searchTerm, selectedLocation })}`),
  )
}

/** How many titles contain a word with each prefix. */
function countPrefixes(listings: Listing[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { properties_title } of listings) {
    const words = properties_title.toLowerCase().match(/[a-z]+/g) ?? []
    for (const prefix of new Set(words.flatMap(prefixesOf)))
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
  }
  return counts
}

function prefixesOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - MIN_PREFIX_LENGTH + 1) }, (_, more) =>
    word.slice(0, MIN_PREFIX_LENGTH + more),
  )
}
