import { INVENTORY } from './search-index-url.ts'

let asked = false

/** Brings the inventory into the browser's cache, for the list that is about to be opened. */
export function prefetchInventory(): void {
  if (asked) return
  asked = true
  fetch(INVENTORY, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {
      asked = false
    })
}
