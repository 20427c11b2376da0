import type { Database } from '#storage/database/database.ts'

export type ContentVersion = ReturnType<typeof createContentVersion>

/**
 * The number of changes to public content that this process knows of. Rendered pages, cached
 * responses and the search index are valid as long as it stays the same.
 */
export function createContentVersion() {
  let version = 0
  return {
    current: () => version,
    advanceTo(newer: number): void {
      version = Math.max(version, newer)
    },
  }
}

/** A read-only copy of the database, slightly behind it. */
export interface Replica {
  db: Database
  /** The content version that it is known to hold; -1 while it cannot be reached. */
  version: number
}
