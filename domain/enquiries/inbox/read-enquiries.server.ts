import type { App, Mail } from '#domain/app.ts'
import * as rows from '#domain/enquiries/enquiry-rows.server.ts'
import { clockOf } from '#domain/enquiries/follow-up/answer-clock.ts'
import type { EnquiryTour } from '#domain/enquiries/tours/tour.ts'
import * as tours from '#domain/enquiries/tours/enquiry-tours.server.ts'
import { inBatches } from '#domain/paging.server.ts'

import type { Delivery, Enquiry } from './inbox.ts'

const BATCH_SIZE = 50

export type ReadApp = Pick<App, 'db' | 'mail' | 'clock' | 'agency'>

/** The enquiries with these ids, newest first. */
export async function findMany(app: ReadApp, ids: number[]): Promise<Enquiry[]> {
  const enquiries: Enquiry[] = []
  for (const batch of inBatches(ids, BATCH_SIZE))
    enquiries.push(...(await toEnquiries(app, await rows.findMany(app.db, batch))))
  return enquiries
}

/** Rows as the inbox shows them: with their tours, and with how much of the promised time is left. */
export async function toEnquiries(app: ReadApp, page: rows.EnquiryRow[]): Promise<Enquiry[]> {
  const { followUp } = await app.agency.current()
  const now = app.clock.now()
  const enquiries = await toEnquiriesWithoutClocks(app, page)
  return enquiries.map(({ row, enquiry }) => ({ ...enquiry, clock: clockOf(row, now, followUp) }))
}

/** The same without that time: within a transaction the settings, which have the hours, cannot be read. */
export async function toEnquiriesWithoutClocks(
  { db, mail }: Pick<App, 'db' | 'mail'>,
  page: rows.EnquiryRow[],
) {
  const ids = page.flatMap(({ id, kind }) => (kind === 'tour' ? id : []))
  const toursByEnquiry = await tours.listByEnquiry(db, ids)
  const currentMail = await mail.current(db)
  return page.map((row) => ({
    row,
    enquiry: fromRow(row, currentMail, toursByEnquiry.get(row.id)),
  }))
}

function fromRow(
  row: rows.EnquiryRow,
  mail: Mail | 'off',
  tour: EnquiryTour | undefined,
): Omit<Enquiry, 'clock'> {
  return {
    id: row.id,
    kind: row.kind as Enquiry['kind'],
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    address: row.address,
    countrycity: row.countrycity,
    language: row.language,
    property: propertyOf(row),
    assignee_id: row.assignee_id,
    assignee_name: row.assignee_name ?? '',
    stage: row.stage,
    source: row.source,
    first_answer_at: row.first_answer_at,
    promised_until: row.promised_until,
    next_step: row.next_step,
    next_step_on: row.next_step_on,
    photos: JSON.parse(row.photos) as string[],
    photo_file_names: JSON.parse(row.photo_file_names) as string[],
    tour: tour ?? null,
    created_at: row.created_at,
    handled_at: row.handled_at,
    spam: row.spam === 1,
    delivery: deliveryOf(row, mail),
  }
}

function propertyOf(row: rows.EnquiryRow): Enquiry['property'] {
  const { property_id: id, property_title: title, property_reference: reference } = row
  if (id === null && title === '' && reference === '') return null
  const current = {
    title: row.current_title ?? '',
    reference: row.current_reference ?? '',
  }
  if (id !== null && row.property_removed_at === null)
    return { id, ...current, state: row.property_hidden_at === null ? 'public' : 'hidden' }
  const isKnown = title !== '' || reference !== ''
  return { id, ...(isKnown ? { title, reference } : current), state: 'removed' }
}

function deliveryOf(row: rows.EnquiryRow, mail: Mail | 'off'): Delivery {
  const last_words = row.last_words ?? ''
  switch (row.email_state) {
    case 'sent':
      return {
        state: 'sent',
        at: row.sent_at ?? '',
        last_words,
        perhaps_twice: row.perhaps_twice === 1,
      }
    case 'failed':
      return { state: 'failed', why: last_words }
    case 'held':
      return { state: 'held' }
    default:
      return mail === 'off'
        ? { state: 'off' }
        : { state: 'waiting', tries: row.tries ?? 0, next_try_at: row.due_at ?? '', last_words }
  }
}
