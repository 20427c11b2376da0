import { sql } from 'kysely'

import type { Database } from '#storage/database/database.ts'

export interface FiguresFilter {
  since: string
  before: string
  listing: number | undefined
  agent: number | undefined
}

export type TimeRow = Awaited<ReturnType<typeof listTimes>>[number]
export type CountRow = Awaited<ReturnType<typeof count>>[number]

/** Who gave the first answer or, before there is one, who is assigned. */
const AGENT = sql<number | null>`coalesce(first_answer_by, assignee_id)`

/** The enquiries that came between two instants and are not spam. */
function enquiriesOf(db: Database, { since, before, listing, agent }: FiguresFilter) {
  let query = db
    .selectFrom('enquiries')
    .where(sql<boolean>`spam = 0`)
    .where('enquiries.created_at', '>=', since)
    .where('enquiries.created_at', '<', before)
  if (listing !== undefined) query = query.where('property_id', '=', listing)
  if (agent !== undefined) query = query.where(AGENT, '=', agent)
  return query
}

/** One row for each enquiry. There may be very many, so it selects only the columns needed. */
export function listTimes(db: Database, filter: FiguresFilter) {
  return enquiriesOf(db, filter)
    .select(['created_at', 'clock_from', 'first_answer_at', 'promised_until', AGENT.as('agent')])
    .execute()
}

/** How many there are of each source, stage, listing and agent. */
export function count(db: Database, filter: FiguresFilter) {
  return enquiriesOf(db, filter)
    .select([
      'source',
      'stage',
      'property_id',
      AGENT.as('agent'),
      sql<number>`count(*)`.as('count'),
    ])
    .groupBy(['source', 'stage', 'property_id', AGENT])
    .execute()
}

/** The names of people by their ids; the user name of one who has no name. */
export async function names(db: Database): Promise<Map<number, string>> {
  const people = await db
    .selectFrom('users')
    .leftJoin('administrators', 'administrators.id', 'users.administrator_id')
    .select(['users.id', 'users.name', 'administrators.username'])
    .execute()
  return new Map(people.map(({ id, name, username }) => [id, name || (username ?? '')]))
}

export async function findListings(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('properties')
    .select(['id', 'title', 'reference'])
    .where('id', 'in', ids)
    .execute()
}

/** The newest first. */
export async function listWon(db: Database, filter: FiguresFilter, limit: number) {
  const won = await enquiriesOf(db, filter)
    .where('stage', '=', 'won')
    .leftJoin('properties', 'properties.id', 'enquiries.property_id')
    .select([
      'enquiries.id',
      'enquiries.source',
      'enquiries.created_at',
      'enquiries.handled_at',
      'enquiries.subject',
      'enquiries.address',
      'enquiries.property_title',
      'enquiries.property_reference',
      'properties.title',
      'properties.reference',
      AGENT.as('agent'),
    ])
    .orderBy('enquiries.id', 'desc')
    .limit(limit)
    .execute()
  return won.map(({ id, source, agent, created_at, handled_at, ...about }) => ({
    id,
    source,
    agent,
    about: about.title || about.property_title || about.subject || about.address,
    reference: about.reference || about.property_reference,
    at: handled_at ?? created_at,
  }))
}
