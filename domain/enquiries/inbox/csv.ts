import { formatTourTime } from '#domain/enquiries/tours/tour-time.ts'

import type { Enquiry } from './inbox.ts'

const COLUMNS = [
  'id',
  'created_at',
  'kind',
  'name',
  'email',
  'phone',
  'subject',
  'message',
  'address',
  'countrycity',
  'property',
  'handled_at',
  'spam',
  'delivery',
  'tour_time',
  'tour_state',
] as const

export const CSV_HEADING = `${COLUMNS.join(',')}\r\n`

export function csvLine(enquiry: Enquiry): string {
  const { property, delivery, tour, ...same } = enquiry
  const values = {
    ...same,
    property: property?.title ?? '',
    delivery: delivery.state,
    tour_time: tour ? formatTourTime(tour.starts_at) : '',
    tour_state: tour?.state ?? '',
  }
  return `${COLUMNS.map((name) => cell(String(values[name] ?? ''))).join(',')}\r\n`
}

// A spreadsheet runs a cell that begins like a formula; an apostrophe makes it plain text.
function cell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
