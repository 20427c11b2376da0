import { PAGE_DATA } from '#app/react-router-internals.ts'

/** Data that only static islands show; a first visit's scripts have no value in it. */
export interface IslandData<Value> {
  readonly value?: Value
}

/**
 * Keeps out of a document what stands in its HTML already: a first visit leaves the HTML of static
 * islands as it is, and needs no second copy of their texts. A later navigation gets the value.
 *
 * A property that is not enumerable reaches the page on the server, where React Router passes on the
 * object itself, but not the document, into which it writes as JSON does.
 */
export function islandData<Value>(request: Request, value: Value): IslandData<Value> {
  return Object.defineProperty({}, 'value', { value, enumerable: PAGE_DATA.test(request.url) })
}
