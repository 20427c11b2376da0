import type { PropertyOnCard } from '#app/ui/property-card.tsx'
import { finder, type Find } from '#domain/search/find.ts'
import {
  emptyInventory,
  entryAt,
  inventoryWriter,
  readSheet,
  type Inventory,
} from '#domain/search/inventory.ts'

/** All listings in the browser, ready to be searched. */
export interface Stock {
  find: Find
  /** The card of the listing at a position: always the same one, so that it is not drawn anew. */
  card(at: number): PropertyOnCard
}

export function stockOf(inventory: Inventory): Stock {
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

/** The stock of a site so small that all of it came with the page. */
export function stockOfPage(properties: readonly PropertyOnCard[]): Stock {
  const inventory = emptyInventory()
  const writer = inventoryWriter()
  for (const property of properties) writer.add(property)
  readSheet(inventory, writer.sheet())
  return stockOf(inventory)
}

function cardAt(inventory: Inventory, at: number): PropertyOnCard {
  const { photo, ...entry } = entryAt(inventory, at)
  return { ...entry, photo: photo && { ...photo, placeholder: '' } }
}
