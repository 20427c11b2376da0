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
  'property_reference',
] as const

const OPTIONS: Options = { record_delimiter: 'windows', quoted_match: /[;\t\r\n]/ }

// A spreadsheet would run a cell that begins like a formula. In some countries cells end at a
// semicolon, so that one may begin in the middle of a text.
const FORMULAS = /(^|[;\t\r\n])(\s*[=+\-@＝＋－＠])/g

export const CSV_HEADING = stringify([COLUMNS], OPTIONS)

export function csvLine(enquiry: Enquiry): string {
  const { property, delivery, tour, ...same } = enquiry
  const values = {
    ...same,
    property: property?.title,
    delivery: delivery.state,
    tour_time: tour && formatTourTime(tour.starts_at),
    tour_state: tour?.state,
    property_reference: property?.reference,
  }
  const cells = COLUMNS.map((name) => String(values[name] ?? '').replaceAll(FORMULAS, "$1'$2"))
  return stringify([cells], OPTIONS)
}
