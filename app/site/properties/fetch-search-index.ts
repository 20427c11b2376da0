import { NO_SEARCH } from '#domain/search/query-params.ts'

import type { Listing, Stock } from './search-index.ts'

/** Where all listings are: with the page, or behind an address. */
export type Source = readonly Listing[] | string

let fetched: { source: Source; stock: Promise<Stock> } | undefined

/**
 * The stock, made once however often the list is opened. The code that searches it comes with it, and
 * not with the page: until somebody turns to the search, the page as it came is all there is to show.
 */
export function fetchStock(source: Source): Promise<Stock> {
  if (fetched?.source === source) return fetched.stock
  const stock = load(source)
  fetched = { source, stock }
  stock.catch(() => {
    if (fetched?.stock === stock) fetched = undefined
  })
  return stock
}

async function load(source: Source): Promise<Stock> {
  const sheets = typeof source === 'string' ? fetchSheets(source) : undefined
  const [{ stockOfPage, stockOfSheets }, text] = await Promise.all([
    import('./search-index.ts'),
    sheets,
  ])
  const stock = typeof source === 'string' ? await stockOfSheets(text ?? '') : stockOfPage(source)
  rehearse(stock)
  return stock
}

/** Browsers compile an expression when they meet it for the second time: that is not to be at a key. */
function rehearse({ find }: Stock): void {
  for (const searchTerm of ['villa', '2 bed villa']) find({ ...NO_SEARCH, searchTerm }, true)
}

let reading: { address: string; text: Promise<string> } | undefined

/** The inventory as it is sent, fetched once: it is on its way before anybody asks for the code. */
export function fetchSheets(address: string): Promise<string> {
  if (reading?.address === address) return reading.text
  const text = read(address)
  reading = { address, text }
  text.catch(() => {
    if (reading?.text === text) reading = undefined
  })
  return text
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address, { priority: 'low' })
  if (!answer.ok) throw new Error(`The inventory was answered with ${answer.status}.`)
  return answer.text()
}
