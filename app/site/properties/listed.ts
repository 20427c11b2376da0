import { propertiesOnCards } from '#app/site/on-cards.ts'
import type { PropertyOnCard } from '#app/ui/property-card.tsx'
import type { App } from '#domain/app.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'
import { matcher, readSearch, type Search } from '#domain/search/match.ts'

import { readShown, WHOLE } from './steps.ts'

export interface Listed {
  /** What was looked for, and how many there are of it. */
  search: Search
  found: number
  /** How many there are in all. */
  total: number
  /** All of them where they are few; else those that the page shows first. */
  properties: PropertyOnCard[]
}

/** What the list shows for a query. */
export async function listed(app: Pick<App, 'db'>, query: URLSearchParams): Promise<Listed> {
  const all = await properties.list(app)
  const search = readSearch(query)
  const matches = matcher(search)
  const found = all.filter((property) => matches(searchable(property)))
  const sent = all.length <= WHOLE ? all : found.slice(0, readShown(query))
  return {
    search,
    found: found.length,
    total: all.length,
    properties: await propertiesOnCards(app, sent),
  }
}

function searchable(property: Property) {
  return {
    title: titleOf(property),
    location: property.location_name,
    category: property.category_name,
  }
}
