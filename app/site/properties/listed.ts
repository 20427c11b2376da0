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
  const search = readSearch(query)
  const { all, first, found, total } = await sift(app, matcher(search), readShown(query))
  const sent = total <= WHOLE ? all : first
  return { search, found, total, properties: await propertiesOnCards(app, sent) }
}

/** Goes through all listings a page at a time and holds on to no more than the page may send. */
async function sift(app: Pick<App, 'db'>, matches: ReturnType<typeof matcher>, shown: number) {
  const all: Property[] = []
  const first: Property[] = []
  let [found, total] = [0, 0]
  for await (const page of properties.pages(app))
    for (const property of page) {
      total++
      if (total <= WHOLE) all.push(property)
      if (!matches(searchable(property))) continue
      found++
      if (first.length < shown) first.push(property)
    }
  return { all, first, found, total }
}

function searchable(property: Property) {
  return {
    title: titleOf(property),
    location: property.location_name,
    category: property.category_name,
  }
}
