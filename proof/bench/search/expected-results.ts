import { formatNumber } from '#app/ui/format.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { titleOf } from '#domain/properties/property.ts'
import { NO_SEARCH, plainFilter, type SearchableTexts } from '#domain/search/query-params.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'

/** What the list shows: its count, and where its first cards lead. */
export interface Shown {
  count: string
  first: string[]
}

/** How many of the first cards are held against what they should be: those that are in sight. */
export const HELD = 2

/** Tells what the list must show for a term. */
export type Oracle = (searchTerm: string) => Shown

export async function oracleOf(dataDir: string): Promise<Oracle> {
  const all = await listings(dataDir)
  return (searchTerm) => {
    const found = all.filter(plainFilter({ ...NO_SEARCH, searchTerm }))
    return {
      count: `${formatNumber(found.length)} ${found.length === 1 ? 'property' : 'properties'}`,
      first: found.slice(0, HELD).map(({ id }) => `/properties2/${id}`),
    }
  }
}

async function listings(dataDir: string): Promise<(SearchableTexts & { id: number })[]> {
  const assembled = await assemble(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  const all: (SearchableTexts & { id: number })[] = []
  for await (const page of properties.pages(assembled.app))
    for (const property of page)
      all.push({
        id: property.id,
        title: titleOf(property),
        location: property.location_name,
        category: property.category_name,
      })
  await assembled.close()
  return all
}
