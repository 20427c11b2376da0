import { clockOf, type ClockRow } from '#domain/enquiries/follow-up/answer-clock.ts'
import type { App } from '#domain/app.ts'
import { dubaiMidnightAfter } from '#domain/dubai-time.ts'
import * as enquiryRows from '#domain/enquiries/enquiry-rows.server.ts'
import { isoAfter } from '#domain/iso-time.ts'
import type { Database } from '#storage/database/database.ts'

import { assigneeName } from './assignee.ts'
import type { Enquiry } from './inbox.ts'

const SHOWN = 3
const MAX_TOURS = 100
/** A tour that began within this time is still shown. */
const TOUR_MS = 3_600_000

/** Enquiries that nobody has answered, late ones first; of one person where given. */
export async function listWaiting(
  { db, clock, agency }: Pick<App, 'db' | 'clock' | 'agency'>,
  assignee: number | null,
) {
  const { followUp } = await agency.current()
  const now = clock.now()
  const { waiting, late } = await enquiryRows.count(
    db,
    { assignee: assignee ?? undefined },
    now.toISOString(),
  )
  const first = await ofAssignee(db, assignee)
    .leftJoin('users', 'users.id', 'enquiries.assignee_id')
    .select([...COLUMNS, ...CLOCK_COLUMNS])
    .where('enquiries.spam', '=', 0)
    .where('enquiries.handled_at', 'is', null)
    .where('enquiries.first_answer_at', 'is', null)
    .orderBy(enquiryRows.PROMISE)
    .orderBy('enquiries.id')
    .limit(SHOWN)
    .execute()
  return {
    waiting,
    late,
    first: first.map((row) => ({ ...fromRow(row), clock: clockOf(row, now, followUp) })),
  }
}

/** The tours of this day in Dubai that are not over, the next one first. */
export async function listToursToday(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  assignee: number | null,
) {
  const now = clock.now()
  const tours = await db
    .selectFrom('tours')
    .select(['enquiry_id', 'starts_at'])
    .where('state', 'in', ['proposed', 'accepted'])
    .where('starts_at', '>=', isoAfter(now, -TOUR_MS))
    .where('starts_at', '<', dubaiMidnightAfter(now).toISOString())
    .where((tour) =>
      tour.exists(
        tour
          .selectFrom('enquiries')
          .select('enquiries.id')
          .whereRef('enquiries.id', '=', 'tours.enquiry_id')
          .where('enquiries.spam', '=', 0)
          .$if(assignee !== null, (own) => own.where('assignee_id', '=', assignee)),
      ),
    )
    .orderBy('starts_at')
    .limit(MAX_TOURS)
    .execute()
  if (tours.length === 0) return []
  // Not one query: SQLite would begin it with all enquiries.
  const ids = tours.map(({ enquiry_id }) => enquiry_id)
  const rows = await db
    .selectFrom('enquiries')
    .leftJoin('users', 'users.id', 'enquiries.assignee_id')
    .select(COLUMNS)
    .where('enquiries.id', 'in', ids)
    .execute()
  const enquiries = new Map(rows.map((row) => [row.id, fromRow(row)]))
  return tours.flatMap(({ enquiry_id, starts_at }) => {
    const enquiry = enquiries.get(enquiry_id)
    if (!enquiry) return []
    const { name, about, assignee_name } = enquiry
    return { enquiry_id, name, about, assignee_name, starts_at }
  })
}

const CLOCK_COLUMNS = [
  'clock_from',
  'promised_until',
  'first_answer_at',
  'handled_at',
] as const satisfies (keyof ClockRow)[]

const COLUMNS = [
  'enquiries.id',
  'enquiries.kind',
  'enquiries.name',
  'enquiries.subject',
  'enquiries.address',
  'enquiries.property_title',
  'enquiries.created_at',
  'enquiries.assignee_id',
  'users.name as assignee_name',
] as const

function ofAssignee(db: Database, assignee: number | null) {
  const all = db.selectFrom('enquiries')
  return assignee === null ? all : all.where('assignee_id', '=', assignee)
}

interface WaitingRow extends Pick<Enquiry, 'id' | 'name' | 'subject' | 'address' | 'created_at'> {
  kind: string
  property_title: string
  assignee_id: number | null
  assignee_name: string | null
}

function fromRow(row: WaitingRow) {
  const { id, name, created_at, property_title, subject, address } = row
  return {
    id,
    kind: row.kind as Enquiry['kind'],
    name,
    about: property_title || subject || address,
    assignee_name: assigneeName(row),
    created_at,
  }
}
