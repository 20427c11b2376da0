import type { Generated } from 'kysely'

// Instants are ISO 8601 text in UTC and lists are JSON text: both engines store, compare and sort
// them the same way, so the same queries work on both.
export type Instant = string
export type Json = string

/** The columns of categories and locations. */
export interface Named {
  id: Generated<number>
  name: string
  name_ar: Generated<string>
  /** What else visitors may type. */
  other_names: Generated<Json>
  /** Names that old addresses have. */
  former_names: Generated<Json>
  /** All 0 until somebody orders the list. While they are 0, it is sorted by name. */
  position: Generated<number>
  /** When its name last changed. */
  updated_at: Generated<Instant>
}

/** The columns of what can be restored from the trash. */
export interface Removable {
  created_at: Instant
  updated_at: Instant
  removed_at: Instant | null
  demo: number
}
