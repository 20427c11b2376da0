import type { Listing } from './page.ts'

const FULL_PAGE = 30
const SHORTEST = 3

/**
 * Searches as visitors type them, each different and each with a full page of results: a place, and
 * the beginning of a word that stands in enough titles there.
 */
export function searches(listings: Listing[]): string[] {
  return [...Map.groupBy(listings, ({ location_name }) => location_name)].flatMap(
    ([selectedLocation, there]) =>
      [...beginnings(there)]
        .filter(([, count]) => count >= FULL_PAGE)
        .map(([searchTerm]) => `?${new URLSearchParams({ searchTerm, selectedLocation })}`),
  )
}

/** In how many titles there is a word that begins so. */
function beginnings(listings: Listing[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { properties_title } of listings) {
    const words = properties_title.toLowerCase().match(/[a-z]+/g) ?? []
    const begun = new Set(words.flatMap(startsOf))
    for (const start of begun) counts.set(start, (counts.get(start) ?? 0) + 1)
  }
  return counts
}

function startsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - SHORTEST + 1) }, (_, more) =>
    word.slice(0, SHORTEST + more),
  )
}
