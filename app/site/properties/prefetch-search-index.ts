import { currentSearchIndex } from '#app/urls.ts'

let isRequested = false

/** Brings the search index into the browser's cache, for the list that is about to be opened. */
export function prefetchSearchIndex(): void {
  if (isRequested) return
  isRequested = true
  fetch(currentSearchIndex, { priority: 'low' })
    .then((response) => response.arrayBuffer())
    .catch(() => {
      isRequested = false
    })
}
