import type { Row } from '#storage/database/tables.ts'

export type Figure = Row<'figures'>

/** Above this many different figures between two writes, new ones are not counted: memory is bounded. */
const MAX_FIGURES = 20_000

/** Counts in memory, until they are written. */
export function createVisitCounts() {
  let counts = new Map<string, Figure>()
  return {
    add(figure: Figure): void {
      const key = keyOf(figure)
      const counted = counts.get(key)
      if (counted) counted.count += figure.count
      else if (counts.size < MAX_FIGURES) counts.set(key, { ...figure })
    },
    /** Returns all counts and starts anew. */
    take(): Figure[] {
      const taken = [...counts.values()]
      counts = new Map()
      return taken
    },
  }
}

export type VisitCounts = ReturnType<typeof createVisitCounts>

/**
 * Adds up the figures of the same listing, kind, day and source. The result is sorted, so that all
 * processes write the rows in the same order.
 */
export function mergeFigures(figures: readonly Figure[]): Figure[] {
  const sums = new Map<string, Figure>()
  for (const figure of figures) {
    const same = sums.get(keyOf(figure))
    if (same) same.count += figure.count
    else sums.set(keyOf(figure), { ...figure })
  }
  return [...sums.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, figure]) => figure)
}

function keyOf({ property_id, kind, day, source }: Figure): string {
  return [property_id, kind, day, source].join(' ')
}
