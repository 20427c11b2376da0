import { SEARCH_INDEX_PATH } from './search-index-url.ts'

let asked = false

/** Brings the inventory into the browser's cache, for the list that is about to be opened. */
export function prefetchSearchIndex(): void {
  if (asked) return
  asked = true
  fetch(SEARCH_INDEX_PATH, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {
      asked = false
    })
}
