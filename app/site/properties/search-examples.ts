/** What the search understands, as hints in its field. Each finds something in the demo content. */
export const SEARCH_EXAMPLES = [
  '2 bed under 3m marina',
  'villa with a pool',
  '3 bed creek harbour under 5m',
  'penthouse downtown',
] as const
