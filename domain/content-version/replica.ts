import type { Database } from '#storage/database/database.ts'

/** A copy of the database that follows it, always a moment behind. */
export interface Replica {
  db: Database
  /** The number of changes that it is known to hold; none where it cannot be reached. */
  reached: number
}
