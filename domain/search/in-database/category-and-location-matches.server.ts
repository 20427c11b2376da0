import type { App } from '#domain/app.ts'

import * as taxonomy from '#domain/properties/taxonomy.server.ts'

/** The categories and locations whose names hold one of the texts, which are in lower case. */
export async function filedUnder(
  app: Pick<App, 'db'>,
  any: readonly string[],
): Promise<{ category_ids: number[]; location_ids: number[] }> {
  return held(await shelves(app), any)
}

interface Named {
  id: number
  name: string
}

export interface Shelves {
  categories: Named[]
  locations: Named[]
}

export async function shelves(app: Pick<App, 'db'>): Promise<Shelves> {
  const [categories, locations] = await Promise.all([
    taxonomy.categories(app),
    taxonomy.locations(app),
  ])
  return { categories, locations }
}

export function held({ categories, locations }: Shelves, any: readonly string[]) {
  const holding = (shelf: Named[]) =>
    shelf
      .filter(({ name }) => any.some((text) => name.toLowerCase().includes(text)))
      .map(({ id }) => id)
  return { category_ids: holding(categories), location_ids: holding(locations) }
}
