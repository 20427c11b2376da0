import type { FetchPage } from './use-paged-list.ts'

interface WholeList<Item> {
  fetchAll: (signal: AbortSignal) => Promise<Item[]>
  /** The text that the search looks in. */
  textOf: (item: Item) => string
}

/** Pages of a list that the server returns whole: it is searched and paged in the browser. */
export function pagesOfWholeList<Item>({ fetchAll, textOf }: WholeList<Item>): FetchPage<Item> {
  let all: Item[] | null = null
  return async ({ page, per_page, term, reload }, signal) => {
    if (reload) all = null
    all ??= await fetchAll(signal)
    const wanted = term.toLowerCase()
    const matches = all.filter((item) => textOf(item).toLowerCase().includes(wanted))
    return {
      items: matches.slice((page - 1) * per_page, page * per_page),
      total: all.length,
      matchCount: matches.length,
    }
  }
}
