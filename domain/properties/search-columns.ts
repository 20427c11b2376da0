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

/** PostgreSQL limits an index row to 2,700 bytes. */
const MAX_TITLE_LENGTH = 600

/** What the database's search reads instead of the texts that people write. */
export function searchColumnsOf(source: SearchSource) {
  const { id, type, price, nearby, permit_number, reference } = source
  const title = titleOf({ id, properties_title: source.title })
  const keywords = keywordsOf(source)
  const arabic = arabicText([title, source.title_ar, keywords])
  return {
    /** What visitors search: the title and, below it, the keywords and the Arabic words. */
    lowercase_title: join(
      join(title.toLowerCase(), keywords).slice(0, MAX_TITLE_LENGTH).toWellFormed(),
      arabic,
    ),
    /** What administrators search: one field a line, so that no term runs from one into the next. */
    search_text: join(
      [title, type, price, nearby, permit_number, reference, keywords].join('\n').toLowerCase(),
      arabic,
    ),
    /** In the property's own currency; null where the price states no amount. */
    price_number: parsePrice(price),
    property_type: propertyTypeOf(source),
  }
}

function join(...lines: string[]): string {
  return lines.filter((line) => line !== '').join('\n')
}
