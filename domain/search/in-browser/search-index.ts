import type { SearchSettings } from '#domain/search/search-settings.ts'
import { COUNT_NAMES, mapCounts } from '#domain/properties/property-counts.ts'
import type { PropertySummary } from '#domain/properties/property-summary.ts'
import type { PropertyType, RentPeriod } from '#domain/properties/property-type.ts'

/** A column with few different values: each once, and for every listing the number of its value. */
export interface DictionaryColumn {
  words: string[]
  numbers: number[]
}

type Columns = ReturnType<typeof emptyColumns>

/** The columns of the index file, in its order. A chunk is one line of it, in JSON. */
function emptyColumns() {
  return {
    /** In a chunk: how much smaller each id is than the one before it. */
    ids: [] as number[],
    titles: [] as string[],
    locations: emptyDictionary(),
    categories: emptyDictionary(),
    currencies: emptyDictionary(),
    prices: [] as string[],
    ...mapCounts((): (number | null)[] => []),
    areas: [] as (number | null)[],
    /** The names of the photos; empty where there is none. */
    photos: [] as string[],
    widths: [] as number[],
    heights: [] as number[],
    types: emptyDictionary(),
    rentPeriods: emptyDictionary(),
    /** `under offer`, or empty. */
    offers: emptyDictionary(),
    keywords: emptyDictionary(),
    /** The markers, as `longitude,latitude`; empty where there is none. */
    points: emptyDictionary(),
    /** One, in the first chunk. */
    settings: [] as SearchSettings[],
    /** Empty where there is none. The last column: the index of English pages is written without it. */
    arabicTitles: [] as string[],
  }
}

const UNDER_OFFER = 'under offer'

function emptyDictionary(): DictionaryColumn {
  return { words: [], numbers: [] }
}

/** All listings of a site, newest first, one array per field: fast to scan, and small to send. */
export interface SearchIndex extends Omit<Columns, 'settings'> {
  settings: SearchSettings
  /** The title of each listing and, below it, its keywords; in lower case. */
  lowercaseTitles: string[]
  /** The text of each listing that Arabic words are searched in; empty where Arabic is not searched. */
  arabicTexts: string[]
  /** Makes these texts: that of `domain/arabic-letters.ts`, which English pages do not load. */
  arabicText?: ArabicText | undefined
}

type ArabicText = (texts: readonly string[]) => string

/** Until the first chunk is read. */
const NO_SETTINGS: SearchSettings = {
  names: [],
  rates: { USD: 1, EUR: 1, GBP: 1, INR: 1 },
  rules: [],
  centres: [],
  categories: [],
  land: [],
}

export function emptySearchIndex(arabicText?: ArabicText): SearchIndex {
  return {
    ...emptyColumns(),
    settings: NO_SETTINGS,
    lowercaseTitles: [],
    arabicTexts: [],
    ...(arabicText && { arabicText }),
  }
}

/** Writes an index chunk by chunk. A chunk lists only values that no earlier chunk has listed. */
export function searchIndexWriter(settings: SearchSettings) {
  let previousId = 0
  let chunk = { ...emptyColumns(), settings: [settings] }
  const addLocation = dictionary()
  const addCategory = dictionary()
  const addCurrency = dictionary()
  const addType = dictionary()
  const addRentPeriod = dictionary()
  const addOffer = dictionary()
  const addKeywords = dictionary()
  const addPoint = dictionary()
  return {
    add(summary: PropertySummary): void {
      const { id, photo } = summary
      const english = summary.en ?? summary
      chunk.ids.push(previousId - id)
      previousId = id
      chunk.titles.push(english.title)
      chunk.arabicTitles.push(arabicTitle(summary))
      addLocation(chunk.locations, english.location)
      addCategory(chunk.categories, english.category)
      addCurrency(chunk.currencies, summary.currency)
      chunk.prices.push(summary.price)
      for (const name of COUNT_NAMES) chunk[name].push(summary[name])
      chunk.areas.push(summary.maxarea)
      chunk.photos.push(photo?.name ?? '')
      chunk.widths.push(photo?.width ?? 0)
      chunk.heights.push(photo?.height ?? 0)
      addType(chunk.types, summary.type)
      addRentPeriod(chunk.rentPeriods, summary.rent_period)
      addOffer(chunk.offers, summary.isUnderOffer ? UNDER_OFFER : '')
      addKeywords(chunk.keywords, summary.keywords ?? '')
      addPoint(chunk.points, summary.marker?.join() ?? '')
    },
    /** How many have been added since the last chunk. */
    pending: () => chunk.ids.length,
    /** The listings that were added since the last chunk, as the next one. */
    chunk(): string {
      const columns: unknown[] = Object.values(chunk)
      if (!settings.arabic) columns.pop()
      const line = `${JSON.stringify(columns)}\n`
      chunk = emptyColumns()
      return line
    },
  }
}

function arabicTitle({ en, title, title_ar = '' }: PropertySummary): string {
  if (!en) return title_ar
  return title === en.title ? '' : title
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

type Column = unknown[] | DictionaryColumn

/** Adds a chunk to the index. Chunks are read in the order in which they were written. */
export function readChunk(index: SearchIndex, line: string): void {
  const columns = JSON.parse(line) as Column[]
  const names = Object.keys(emptyColumns()) as (keyof Columns)[]
  const chunk = Object.fromEntries(
    names.map((name, at) => [name, columns[at] ?? []]),
  ) as unknown as Columns
  let id = index.ids.at(-1) ?? 0
  for (const step of chunk.ids) index.ids.push((id -= step))
  const first = index.titles.length
  index.settings = chunk.settings[0] ?? index.settings
  for (const name of names)
    if (name !== 'ids' && name !== 'settings') appendColumn(index[name], chunk[name])
  chunk.titles.forEach((title, at) => {
    const keywords = wordAt(index.keywords, first + at)
    index.lowercaseTitles.push(title.toLowerCase() + (keywords && `\n${keywords}`))
    if (index.arabicText)
      index.arabicTexts.push(index.arabicText([title, chunk.arabicTitles[at] ?? '', keywords]))
  })
}

function appendColumn(column: Column, more: Column): void {
  if (Array.isArray(column)) append(column, more as unknown[])
  else
    for (const part of ['words', 'numbers'] as const)
      append<unknown>(column[part], (more as DictionaryColumn)[part])
}

function append<Value>(values: Value[], more: readonly Value[]): void {
  for (const value of more) values.push(value)
}

/** An index of summaries that may be in any order. */
export function searchIndexOf(
  summaries: readonly PropertySummary[],
  settings: SearchSettings,
  arabicText?: ArabicText,
): SearchIndex {
  const index = emptySearchIndex(arabicText)
  const writer = searchIndexWriter(settings)
  for (const summary of summaries.toSorted((a, b) => b.id - a.id)) writer.add(summary)
  readChunk(index, writer.chunk())
  return index
}

export function summaryAt(index: SearchIndex, position: number): PropertySummary {
  const name = index.photos[position]
  const keywords = wordAt(index.keywords, position)
  const marker = wordAt(index.points, position)
  return {
    id: index.ids[position] ?? 0,
    ...textsAt(index, position),
    type: wordAt(index.types, position) as PropertyType,
    rent_period: wordAt(index.rentPeriods, position) as RentPeriod | '',
    isUnderOffer: wordAt(index.offers, position) === UNDER_OFFER,
    currency: wordAt(index.currencies, position),
    price: index.prices[position] ?? '',
    ...mapCounts((name) => index[name][position] ?? null),
    maxarea: index.areas[position] ?? null,
    ...(keywords && { keywords }),
    ...(marker && { marker: readMarker(marker) }),
    photo: name
      ? { name, width: index.widths[position] ?? 0, height: index.heights[position] ?? 0 }
      : undefined,
  }
}

/** On Arabic pages those that are shown, and the English ones. */
function textsAt(index: SearchIndex, position: number) {
  const en = {
    title: index.titles[position] ?? '',
    location: wordAt(index.locations, position),
    category: wordAt(index.categories, position),
  }
  const { arabic } = index.settings
  if (!arabic) return en
  const shown = (name: string) => arabic.find(([english]) => english === name)?.[1] || name
  return {
    title: index.arabicTitles[position] || en.title,
    location: shown(en.location),
    category: shown(en.category),
    en,
  }
}

/** Longitude and latitude of a word of `points`. */
export function readMarker(word: string): [longitude: number, latitude: number] {
  const [longitude = 0, latitude = 0] = word.split(',').map(Number)
  return [longitude, latitude]
}

export function wordAt({ words, numbers }: DictionaryColumn, position: number): string {
  return words[numbers[position] ?? -1] ?? ''
}
