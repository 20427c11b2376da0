import { number } from '#app/ui/format.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { titleOf } from '#domain/properties/property.ts'
import { NO_SEARCH, plainFilter, type SearchableTexts } from '#domain/search/query-params.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'

/** What the list must show: its count, and the links of its first cards. */
export interface ExpectedResults {
  count: string
  firstLinks: string[]
}

/** How many of the first cards are compared: those in view. */
export const COMPARED_CARDS = 2

/** What the list must show for a search term. */
export type ExpectResults = (searchTerm: string) => ExpectedResults

export async function readExpectedResults(dataDir: string): Promise<ExpectResults> {
  const all = await readListings(dataDir)
  return (searchTerm) => {
    const matches = all.filter(plainFilter({ ...NO_SEARCH, searchTerm }))
    return {
      count: `${number(matches.length)} ${matches.length === 1 ? 'property' : 'properties'}`,
      firstLinks: matches.slice(0, COMPARED_CARDS).map(({ id }) => `/properties2/${id}`),
    }
  }
}

async function readListings(dataDir: string): Promise<(SearchableTexts & { id: number })[]> {
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
