import { PAGE_DATA } from '#app/react-router-internals.ts'

/** Data that only static islands show. In the browser, `value` is undefined on a first visit. */
export interface IslandData<Value> {
  readonly value?: Value
}

/**
 * Makes data that a document does not repeat: on a first visit the HTML of a static island has its texts
 * already, and React leaves that HTML as it is. A later navigation gets the value.
 *
 * On a first visit the property is not enumerable. The server then renders with the object itself, but
 * React Router leaves the property out of the data that it writes into the document.
 */
export function islandData<Value>(request: Request, value: Value): IslandData<Value> {
  return Object.defineProperty({}, 'value', { value, enumerable: PAGE_DATA.test(request.url) })
}
