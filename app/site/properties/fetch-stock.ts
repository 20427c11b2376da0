import { emptyInventory, readSheet } from '#domain/search/inventory.ts'

import { stockOf, type Stock } from './stock.ts'

let fetched: { address: string; stock: Promise<Stock> } | undefined

/** The stock behind an address, which is fetched once however often the list is opened. */
export function fetchStock(address: string): Promise<Stock> {
  if (fetched?.address === address) return fetched.stock
  const stock = load(address)
  fetched = { address, stock }
  stock.catch(() => {
    if (fetched?.stock === stock) fetched = undefined
  })
  return stock
}

async function load(address: string): Promise<Stock> {
  const inventory = emptyInventory()
  const text = await read(address)
  let start = 0
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
    readSheet(inventory, text.slice(start, end))
    start = end + 1
    // Somebody may be typing or scrolling meanwhile.
    await nextTurn()
  }
  return stockOf(inventory)
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address, { priority: 'low' })
  if (!answer.ok) throw new Error(`The inventory was answered with ${answer.status}.`)
  return answer.text()
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
