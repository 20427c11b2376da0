import { arabicText } from '#domain/arabic-letters.ts'
import { parsePrice } from '#domain/money.ts'
import type { Row } from '#storage/database/tables.ts'

import { KEYWORD_COLUMNS, keywordsOf } from './keywords.ts'
import { propertyTypeOf } from './property-type.ts'
import { titleOf } from './property.ts'

/** The columns from which the search columns are computed. */
export const SEARCH_SOURCES = [
  'id',
  'title',
  'title_ar',
  'type',
  'purpose',
  'price',
  'nearby',
  'permit_number',
  'reference',
  ...KEYWORD_COLUMNS,
] as const

type SearchSource = Pick<Row<'properties'>, (typeof SEARCH_SOURCES)[number]>

const MAX_TITLE_LENGTH = 600
/** PostgreSQL limits an index row to 2,704 bytes, and one index has both texts and eleven columns. */
const MAX_TEXT_BYTES = 2500

/** What the database's search reads instead of the texts that people write. */
export function searchColumnsOf(source: SearchSource) {
  const { id, type, price, nearby, permit_number, reference } = source
  const title = titleOf({ id, properties_title: source.title })
  const keywords = keywordsOf(source)
  const arabic = arabicText([title, source.title_ar, keywords])
  const lowercase_title = join(
    join(title.toLowerCase(), keywords).slice(0, MAX_TITLE_LENGTH).toWellFormed(),
    arabic,
  )
  // One field a line, so that no term runs from one into the next; last what may be long.
  const allTexts = join(
    [reference, permit_number, title, type, price, keywords].join('\n').toLowerCase(),
    arabic,
    nearby.toLowerCase(),
  )
  return {
    /** What visitors search: the title and, below it, the keywords and the Arabic words. */
    lowercase_title,
    /** What administrators search. */
    search_text: cutToBytes(allTexts, MAX_TEXT_BYTES - Buffer.byteLength(lowercase_title)),
    /** In the property's own currency; null where the price states no amount. */
    price_number: parsePrice(price),
    property_type: propertyTypeOf(source),
  }
}

/** As much of a text as fits, in whole characters. */
function cutToBytes(text: string, maxBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes))
  return text.slice(0, read)
}

function join(...lines: string[]): string {
  return lines.filter((line) => line !== '').join('\n')
}
