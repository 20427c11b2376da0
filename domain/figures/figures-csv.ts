import { BYTE_ORDER_MARK, csvRow } from '#domain/csv.ts'

import { FIGURE_NAMES, type CSV_TABLES, type FigureCounts, type Figures } from './report.ts'

type Table = (typeof CSV_TABLES)[number]
type Cells = (string | number)[]

/** A table of the figures, as a file for spreadsheets. */
export function figuresCsv(figures: Pick<Figures, Table>, table: Table): string {
  return BYTE_ORDER_MARK + tableOf(figures, table).map(csvRow).join('')
}

function tableOf({ days, listings, sources }: Pick<Figures, Table>, table: Table): Cells[] {
  switch (table) {
    case 'days':
      return [['day', ...FIGURE_NAMES], ...days.map((day) => [day.day, ...cells(day)])]
    case 'listings':
      return [
        ['reference', 'title', ...FIGURE_NAMES],
        ...listings.map((listing) => [listing.reference, listing.title, ...cells(listing)]),
      ]
    default:
      return [['source', 'visits'], ...sources.map(({ source, views }) => [source, views])]
  }
}

const cells = (counts: FigureCounts) => FIGURE_NAMES.map((name) => counts[name])
