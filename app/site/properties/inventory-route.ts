import { appContext } from '#app/context.ts'
import { propertiesOnCards } from '#app/site/on-cards.ts'
import * as properties from '#domain/properties/properties.server.ts'

import type { Route } from './+types/inventory-route.ts'
import { toRow, type Row } from './inventory.ts'

/** Every listing in rows, for a browser that searches among them by itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const rows: Row[] = []
  for await (const page of properties.pages(app))
    rows.push(...(await propertiesOnCards(app, page)).map(toRow))
  return Response.json(rows, { headers: { 'x-robots-tag': 'noindex' } })
}
