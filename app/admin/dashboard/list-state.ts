import type { AdminListCount } from '#domain/search/in-database/admin-list.ts'

/** So many cards are on the screen at a time. */
export const PAGE = 24

/** The list of a tab: what of it is on the screen, and how to look through the rest. */
export interface Shelf<Item> {
  /** Null until it has arrived. */
  shown: Item[] | null
  /** How many there are in all; undefined until it is known. */
  total: number | undefined
  /** What is typed, and what the cards on the screen were found by. */
  search: string
  term: string
  found: AdminListCount
  page: number
  pages: number
  look: (search: string) => void
  /** Whether the page has come to be on the screen. */
  turnTo: (page: number) => Promise<boolean>
  /** Takes one off the screen at once. */
  leaveOut: (id: number) => void
  refresh: () => Promise<void>
}
