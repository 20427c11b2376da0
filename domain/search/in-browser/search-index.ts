import type { PropertySummary } from '#domain/properties/property-summary.ts'

/** All listings of a site, newest first, one array per field: fast to scan, and small to send. */
export interface SearchIndex {
  ids: number[]
  titles: string[]
  lowercaseTitles: string[]
  locations: DictionaryColumn
  categories: DictionaryColumn
  currencies: DictionaryColumn
  prices: string[]
  bedrooms: (number | null)[]
  bathrooms: (number | null)[]
  areas: (number | null)[]
  /** The names of the photos; empty where there is none. */
  photos: string[]
  widths: number[]
  heights: number[]
  types: DictionaryColumn
}

/** A column with few different values: each once, and for every listing the number of its value. */
export interface DictionaryColumn {
  words: string[]
  numbers: number[]
}

/** One line of the index file, in JSON. */
type Chunk = [
  /** How much smaller each id is than the one before it. */
  idSteps: number[],
  titles: string[],
  locations: DictionaryColumn,
  categories: DictionaryColumn,
  currencies: DictionaryColumn,
  prices: string[],
  bedrooms: (number | null)[],
  bathrooms: (number | null)[],
  areas: (number | null)[],
  photos: string[],
  widths: number[],
  heights: number[],
  types: DictionaryColumn,
]

/** Writes an index chunk by chunk. A chunk lists only values that no earlier chunk has listed. */
export interface SearchIndexWriter {
  add(summary: PropertySummary): void
  /** How many have been added since the last chunk. */
  pending(): number
  /** Those as a chunk. */
  chunk(): string
}

export function searchIndexWriter(): SearchIndexWriter {
  let previousId = 0
  let chunk = emptyChunk()
  const addLocation = dictionary()
  const addCategory = dictionary()
  const addCurrency = dictionary()
  const addType = dictionary()
  return {
    add(summary) {
      const { id, title, location, category, type, currency, price, photo } = summary
      chunk[0].push(previousId - id)
      previousId = id
      chunk[1].push(title)
      addLocation(chunk[2], location)
      addCategory(chunk[3], category)
      addCurrency(chunk[4], currency)
      chunk[5].push(price)
      chunk[6].push(summary.bedroom)
      chunk[7].push(summary.bathroom)
      chunk[8].push(summary.maxarea)
      chunk[9].push(photo?.name ?? '')
      chunk[10].push(photo?.width ?? 0)
      chunk[11].push(photo?.height ?? 0)
      addType(chunk[12], type)
    },
    pending: () => chunk[0].length,
    chunk() {
      const line = `${JSON.stringify(chunk)}\n`
      chunk = emptyChunk()
      return line
    },
  }
}

function emptyChunk(): Chunk {
  return [
    [],
    [],
    emptyColumn(),
    emptyColumn(),
    emptyColumn(),
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    emptyColumn(),
  ]
}

function emptyColumn(): DictionaryColumn {
  return { words: [], numbers: [] }
}

function dictionary(): (column: DictionaryColumn, word: string) => void {
  const known = new Map<string, number>()
  return ({ words, numbers }, word) => {
    const number = known.get(word) ?? known.size
    numbers.push(number)
    if (number < known.size) return
    known.set(word, number)
    words.push(word)
  }
}

export function emptySearchIndex(): SearchIndex {
  return {
    ids: [],
    titles: [],
    lowercaseTitles: [],
    locations: emptyColumn(),
    categories: emptyColumn(),
    currencies: emptyColumn(),
    prices: [],
    bedrooms: [],
    bathrooms: [],
    areas: [],
    photos: [],
    widths: [],
    heights: [],
    types: emptyColumn(),
  }
}

/** Adds a chunk to the index. Chunks are read in the order in which they were written. */
export function readChunk(index: SearchIndex, line: string): void {
  const [idSteps, titles, locations, categories, currencies, ...rest] = JSON.parse(line) as Chunk
  const [prices, bedrooms, bathrooms, areas, photos, widths, heights, types] = rest
  let id = index.ids.at(-1) ?? 0
  for (const step of idSteps) index.ids.push((id -= step))
  for (const title of titles) index.lowercaseTitles.push(title.toLowerCase())
  append(index.titles, titles)
  appendColumn(index.locations, locations)
  appendColumn(index.categories, categories)
  appendColumn(index.currencies, currencies)
  append(index.prices, prices)
  append(index.bedrooms, bedrooms)
  append(index.bathrooms, bathrooms)
  append(index.areas, areas)
  append(index.photos, photos)
  append(index.widths, widths)
  append(index.heights, heights)
  appendColumn(index.types, types)
}

function appendColumn(column: DictionaryColumn, more: DictionaryColumn): void {
  append(column.words, more.words)
  append(column.numbers, more.numbers)
}

function append<Value>(values: Value[], more: readonly Value[]): void {
  for (const value of more) values.push(value)
}

/** An index of summaries that may be in any order. */
export function searchIndexOf(summaries: readonly PropertySummary[]): SearchIndex {
  const index = emptySearchIndex()
  const writer = searchIndexWriter()
  for (const summary of summaries.toSorted((a, b) => b.id - a.id)) writer.add(summary)
  readChunk(index, writer.chunk())
  return index
}

export function summaryAt(index: SearchIndex, position: number): PropertySummary {
  const name = index.photos[position]
  return {
    id: index.ids[position] ?? 0,
    title: index.titles[position] ?? '',
    location: wordAt(index.locations, position),
    category: wordAt(index.categories, position),
    type: wordAt(index.types, position),
    currency: wordAt(index.currencies, position),
    price: index.prices[position] ?? '',
    bedroom: index.bedrooms[position] ?? null,
    bathroom: index.bathrooms[position] ?? null,
    maxarea: index.areas[position] ?? null,
    photo: name
      ? { name, width: index.widths[position] ?? 0, height: index.heights[position] ?? 0 }
      : undefined,
  }
}

function wordAt({ words, numbers }: DictionaryColumn, position: number): string {
  return words[numbers[position] ?? -1] ?? ''
}
