/** Leads to the inventory as it is now, for those who do not know its hash. */
export const SEARCH_INDEX_PATH = '/properties/inventory'

/** An address names one content and no other: what came from it is good for ever. */
export function searchIndexUrl(hash: string): string {
  return `${SEARCH_INDEX_PATH}/${hash}`
}
