import { csvRow } from '#domain/csv.ts'
import { formatTourTime } from '#domain/enquiries/tours/tour-time.ts'

import { assigneeName } from './assignee.ts'
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
  'language',
  'assignee_name',
  'stage',
  'source',
  'first_answer_at',
  'next_step',
  'next_step_on',
] as const

export const CSV_HEADING = csvRow(COLUMNS)

export function csvLine(enquiry: Enquiry): string {
  const { property, delivery, tour, ...same } = enquiry
  const values = {
    ...same,
    property: property?.title,
    delivery: delivery.state,
    tour_time: tour && formatTourTime(tour.starts_at),
    tour_state: tour?.state,
    property_reference: property?.reference,
    assignee_name: assigneeName(enquiry),
  }
  return csvRow(COLUMNS.map((name) => String(values[name] ?? '')))
}
