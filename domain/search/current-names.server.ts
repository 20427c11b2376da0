import type { App } from '#domain/app.ts'
import * as placeNames from '#domain/places/place-names.server.ts'

const TABLES = { selectedCategory: 'categories', selectedLocation: 'locations' } as const

/**
 * The query of an old address, with the names that its category and location have now; undefined
 * where it has no former name. Such a redirect is temporary: a former name may be given to another.
 */
export async function withCurrentNames(
  app: Pick<App, 'db'>,
  query: URLSearchParams,
): Promise<URLSearchParams | undefined> {
  let changed: URLSearchParams | undefined
  for (const [parameter, table] of Object.entries(TABLES)) {
    const name = await placeNames.renamedTo(app, table, query.get(parameter) ?? '')
    if (name === undefined) continue
    changed ??= new URLSearchParams(query)
    changed.set(parameter, name)
  }
  return changed
}
