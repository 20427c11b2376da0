import { propertiesOnCards } from '#app/site/on-cards.ts'
import type { PropertyOnCard } from '#app/ui/property-card.tsx'
import type { App } from '#domain/app.ts'
import type { Property } from '#domain/properties/property.ts'
import { matcher, type Search } from '#domain/search/match.ts'

import { STEP } from './steps.ts'

/**
 * Every listing, as its card shows it and the search reads it. The blurred pictures come only with
 * those that are seen first: for ten thousand they would weigh more than all the rest.
 */
export async function listed(
  app: Pick<App, 'db'>,
  all: readonly Property[],
  search: Search,
): Promise<PropertyOnCard[]> {
  const matches = matcher(search)
  let seen = 0
  return (await propertiesOnCards(app, all)).map((property) => {
    if (matches(property) && seen++ < STEP) return property
    return { ...property, photo: property.photo && { ...property.photo, placeholder: '' } }
  })
}
