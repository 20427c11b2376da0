import { stringify, type Options } from 'csv-stringify/sync'

import { formatTourTime } from '#domain/enquiries/tours/tour-time.ts'

import { TEXT_FIELDS, type Enquiry } from './inbox.ts'

const COLUMNS = [
  'id',
  'created_at',
  'kind',
  ...TEXT_FIELDS,
  'property',
  'handled_at',
  'spam',
  'delivery',
  'tour_time',
  'tour_state',
] as const

// A spreadsheet would run a cell that begins like a formula; `escape_formulas` makes it plain text.
const OPTIONS: Options = {
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
  escape_formulas: true,
}

export const CSV_HEADING = stringify([COLUMNS], OPTIONS)

export function csvLine(enquiry: Enquiry): string {
  const { property, delivery, tour, ...same } = enquiry
  const values = {
    ...same,
    property: property?.title,
    delivery: delivery.state,
    tour_time: tour && formatTourTime(tour.starts_at),
    tour_state: tour?.state,
  }
  return stringify([COLUMNS.map((name) => String(values[name] ?? ''))], OPTIONS)
}
