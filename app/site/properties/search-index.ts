import type { CardProperty } from '#app/ui/property-card.tsx'
import { searchIn, type Find } from '#domain/search/in-browser/search.ts'
import {
  emptyInventory,
  entryAt,
  searchIndexOf,
  readSheet,
  type SearchIndex,
} from '#domain/search/in-browser/search-index.ts'

/** A card that tells, besides what it shows, all that is searched by. */
export interface Listing extends CardProperty {
  type: string
}

/** All listings in the browser, ready to be searched. */
export interface Stock {
  find: Find
  /** The card of the listing at a position: always the same one, so that it is not drawn anew. */
  card(at: number): CardProperty
}

function stockOf(inventory: SearchIndex): Stock {
  const cards = new Map<number, CardProperty>()
  return {
    find: searchIn(inventory),
    card(at) {
      const made = cards.get(at) ?? cardAt(inventory, at)
      cards.set(at, made)
      return made
    },
  }
}

/** The stock of a site so small that all of it came with the page, in whatever order. */
export function stockOfPage(listings: readonly Listing[]): Stock {
  return stockOf(searchIndexOf(listings))
}

/** The stock of an inventory as it was sent. */
export async function stockOfSheets(sheets: string): Promise<Stock> {
  const inventory = emptyInventory()
  let start = 0
  for (let end = sheets.indexOf('\n'); end !== -1; end = sheets.indexOf('\n', start)) {
    readSheet(inventory, sheets.slice(start, end))
    start = end + 1
    // Somebody may be typing or scrolling meanwhile.
    await nextTurn()
  }
  return stockOf(inventory)
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

function cardAt(inventory: SearchIndex, at: number): CardProperty {
  const { photo, ...entry } = entryAt(inventory, at)
  return { ...entry, photo: photo && { ...photo, placeholder: '' } }
}
