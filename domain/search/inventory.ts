import type { Searchable } from './match.ts'

/** What a list tells of a property. */
export interface Entry extends Searchable {
  id: number
  currency: string
  price: string
  bedroom: number | null
  bathroom: number | null
  maxarea: number | null
  photo: Cover | undefined
}

/** The photo of an entry. Its blurred picture stays behind: it would weigh more than all the rest. */
export interface Cover {
  name: string
  width: number
  height: number
}

/** Every entry of a site, newest first, a column for each field: quick to go through, and small. */
export interface Inventory {
  ids: number[]
  titles: string[]
  /** The titles as the search reads them. */
  lowered: string[]
  locations: Words
  categories: Words
  currencies: Words
  prices: string[]
  bedrooms: (number | null)[]
  bathrooms: (number | null)[]
  areas: (number | null)[]
  /** The names of the photos; empty where there is none. */
  photos: string[]
  widths: number[]
  heights: number[]
}

/** A column of few different words: each word once, and for every entry the number of its own. */
export interface Words {
  words: string[]
  numbers: number[]
}

/** A part of the inventory on its way to the browser: one line of JSON. */
type Sheet = [
  /** How much smaller each id is than the one before it. */
  steps: number[],
  titles: string[],
  locations: Words,
  categories: Words,
  currencies: Words,
  prices: string[],
  bedrooms: (number | null)[],
  bathrooms: (number | null)[],
  areas: (number | null)[],
  photos: string[],
  widths: number[],
  heights: number[],
]

/** Writes an inventory sheet by sheet. A sheet brings only the words that none before it brought. */
export function inventoryWriter(): (entries: readonly Entry[]) => string {
  let before = 0
  const locations = numbering()
  const categories = numbering()
  const currencies = numbering()
  return (entries) => {
    const sheet: Sheet = [
      entries.map(({ id }) => {
        const step = before - id
        before = id
        return step
      }),
      entries.map(({ title }) => title),
      locations(entries.map(({ location }) => location)),
      categories(entries.map(({ category }) => category)),
      currencies(entries.map(({ currency }) => currency)),
      entries.map(({ price }) => price),
      entries.map(({ bedroom }) => bedroom),
      entries.map(({ bathroom }) => bathroom),
      entries.map(({ maxarea }) => maxarea),
      entries.map(({ photo }) => photo?.name ?? ''),
      entries.map(({ photo }) => photo?.width ?? 0),
      entries.map(({ photo }) => photo?.height ?? 0),
    ]
    return `${JSON.stringify(sheet)}\n`
  }
}

function numbering(): (column: readonly string[]) => Words {
  const known = new Map<string, number>()
  return (column) => {
    const words: string[] = []
    const numbers = column.map((word) => {
      const number = known.get(word) ?? known.size
      if (number === known.size) {
        known.set(word, number)
        words.push(word)
      }
      return number
    })
    return { words, numbers }
  }
}

export function emptyInventory(): Inventory {
  return {
    ids: [],
    titles: [],
    lowered: [],
    locations: { words: [], numbers: [] },
    categories: { words: [], numbers: [] },
    currencies: { words: [], numbers: [] },
    prices: [],
    bedrooms: [],
    bathrooms: [],
    areas: [],
    photos: [],
    widths: [],
    heights: [],
  }
}

/** Adds a sheet to what has been read so far; they come in the order in which they were written. */
export function readSheet(inventory: Inventory, line: string): void {
  const [steps, titles, locations, categories, currencies, ...rest] = JSON.parse(line) as Sheet
  const [prices, bedrooms, bathrooms, areas, photos, widths, heights] = rest
  let id = inventory.ids.at(-1) ?? 0
  for (const step of steps) inventory.ids.push((id -= step))
  for (const title of titles) inventory.lowered.push(title.toLowerCase())
  append(inventory.titles, titles)
  appendWords(inventory.locations, locations)
  appendWords(inventory.categories, categories)
  appendWords(inventory.currencies, currencies)
  append(inventory.prices, prices)
  append(inventory.bedrooms, bedrooms)
  append(inventory.bathrooms, bathrooms)
  append(inventory.areas, areas)
  append(inventory.photos, photos)
  append(inventory.widths, widths)
  append(inventory.heights, heights)
}

function appendWords(column: Words, more: Words): void {
  append(column.words, more.words)
  append(column.numbers, more.numbers)
}

function append<Value>(column: Value[], more: readonly Value[]): void {
  for (const value of more) column.push(value)
}

/** The entry that stands at a position. */
export function entryAt(inventory: Inventory, at: number): Entry {
  const name = inventory.photos[at]
  return {
    id: inventory.ids[at] ?? 0,
    title: inventory.titles[at] ?? '',
    location: wordAt(inventory.locations, at),
    category: wordAt(inventory.categories, at),
    currency: wordAt(inventory.currencies, at),
    price: inventory.prices[at] ?? '',
    bedroom: inventory.bedrooms[at] ?? null,
    bathroom: inventory.bathrooms[at] ?? null,
    maxarea: inventory.areas[at] ?? null,
    photo: name
      ? { name, width: inventory.widths[at] ?? 0, height: inventory.heights[at] ?? 0 }
      : undefined,
  }
}

function wordAt({ words, numbers }: Words, at: number): string {
  return words[numbers[at] ?? -1] ?? ''
}
