import type { Suggestion } from '#domain/search/suggestions.ts'

/** A property that a suggestion finds, and what the suggestion changes. */
export interface Nearest<Property> {
  label: string
  property: Property
}

const MAX_NEAREST = 3

/** What the suggestions find: first one property of each, then further ones, no property twice. */
export function nearestOf<Property extends { id: number }>(
  suggestions: readonly Suggestion[],
  resultsOf: (suggestion: Suggestion) => readonly Property[],
): Nearest<Property>[] {
  const found = suggestions.map((suggestion) => ({
    label: suggestion.label,
    results: resultsOf(suggestion),
  }))
  const nearest = new Map<number, Nearest<Property>>()
  for (let round = 0; round < MAX_NEAREST; round++)
    for (const { label, results } of found) {
      const property = results.find(({ id }) => !nearest.has(id))
      if (property && nearest.size < MAX_NEAREST) nearest.set(property.id, { label, property })
    }
  return [...nearest.values()]
}

/** How many results of a suggestion can be needed. */
export const RESULTS_NEEDED = MAX_NEAREST
