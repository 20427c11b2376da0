import type { PropertyOnCard } from '#app/ui/property-card.tsx'
import { finder, type Find } from '#domain/search/in-browser/search.ts'
import {
  emptyInventory,
  entryAt,
  inventoryOf,
  readSheet,
  type Inventory,
} from '#domain/search/in-browser/search-index.ts'

/** A card that tells, besides what it shows, all that is searched by. */
export interface Listing extends PropertyOnCard {
  type: string
}

/** All listings in the browser, ready to be searched. */
export interface Stock {
  find: Find
  /** The card of the listing at a position: always the same one, so that it is not drawn anew. */
  card(at: number): PropertyOnCard
}

function stockOf(inventory: Inventory): Stock {
  const cards = new Map<number, PropertyOnCard>()
  return {
    find: finder(inventory),
    card(at) {
      const made = cards.get(at) ?? cardAt(inventory, at)
      cards.set(at, made)
      return made
    },
  }
}

/** The stock of a site so small that all of it came with the page, in whatever order. */
export function stockOfPage(listings: readonly Listing[]): Stock {
  return stockOf(inventoryOf(listings))
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

function cardAt(inventory: Inventory, at: number): PropertyOnCard {
  const { photo, ...entry } = entryAt(inventory, at)
  return { ...entry, photo: photo && { ...photo, placeholder: '' } }
}
