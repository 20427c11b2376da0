import type { Searchable } from '#domain/search/query-params.ts'

/** What a list tells of a property. */
export interface PropertySummary extends Searchable {
  id: number
  type: string
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
export interface SearchIndex {
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
  types: Words
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
  types: Words,
]

/** Writes an inventory sheet by sheet. A sheet brings only the words that none before it brought. */
export interface InventoryWriter {
  add(entry: PropertySummary): void
  /** How many have been added since the last sheet. */
  added(): number
  /** The sheet of those. */
  sheet(): string
}

export function inventoryWriter(): InventoryWriter {
  let before = 0
  let sheet = emptySheet()
  const locations = numbering()
  const categories = numbering()
  const currencies = numbering()
  const types = numbering()
  return {
    add(entry) {
      const { id, title, location, category, type, currency, price, photo } = entry
      sheet[0].push(before - id)
      before = id
      sheet[1].push(title)
      locations(sheet[2], location)
      categories(sheet[3], category)
      currencies(sheet[4], currency)
      sheet[5].push(price)
      sheet[6].push(entry.bedroom)
      sheet[7].push(entry.bathroom)
      sheet[8].push(entry.maxarea)
      sheet[9].push(photo?.name ?? '')
      sheet[10].push(photo?.width ?? 0)
      sheet[11].push(photo?.height ?? 0)
      types(sheet[12], type)
    },
    added: () => sheet[0].length,
    sheet() {
      const line = `${JSON.stringify(sheet)}\n`
      sheet = emptySheet()
      return line
    },
  }
}

function emptySheet(): Sheet {
  return [[], [], noWords(), noWords(), noWords(), [], [], [], [], [], [], [], noWords()]
}

function noWords(): Words {
  return { words: [], numbers: [] }
}

function numbering(): (column: Words, word: string) => void {
  const known = new Map<string, number>()
  return ({ words, numbers }, word) => {
    const number = known.get(word) ?? known.size
    numbers.push(number)
    if (number < known.size) return
    known.set(word, number)
    words.push(word)
  }
}

export function emptyInventory(): SearchIndex {
  return {
    ids: [],
    titles: [],
    lowered: [],
    locations: noWords(),
    categories: noWords(),
    currencies: noWords(),
    prices: [],
    bedrooms: [],
    bathrooms: [],
    areas: [],
    photos: [],
    widths: [],
    heights: [],
    types: noWords(),
  }
}

/** Adds a sheet to what has been read so far; they come in the order in which they were written. */
export function readSheet(inventory: SearchIndex, line: string): void {
  const [steps, titles, locations, categories, currencies, ...rest] = JSON.parse(line) as Sheet
  const [prices, bedrooms, bathrooms, areas, photos, widths, heights, types] = rest
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
  appendWords(inventory.types, types)
}

function appendWords(column: Words, more: Words): void {
  append(column.words, more.words)
  append(column.numbers, more.numbers)
}

function append<Value>(column: Value[], more: readonly Value[]): void {
  for (const value of more) column.push(value)
}

/** An inventory of entries in whatever order. */
export function searchIndexOf(entries: readonly PropertySummary[]): SearchIndex {
  const inventory = emptyInventory()
  const writer = inventoryWriter()
  for (const entry of entries.toSorted((a, b) => b.id - a.id)) writer.add(entry)
  readSheet(inventory, writer.sheet())
  return inventory
}

/** The entry that stands at a position. */
export function entryAt(inventory: SearchIndex, at: number): PropertySummary {
  const name = inventory.photos[at]
  return {
    id: inventory.ids[at] ?? 0,
    title: inventory.titles[at] ?? '',
    location: wordAt(inventory.locations, at),
    category: wordAt(inventory.categories, at),
    type: wordAt(inventory.types, at),
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
