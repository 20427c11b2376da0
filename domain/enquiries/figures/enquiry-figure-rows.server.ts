import { sql } from 'kysely'

import type { Database } from '#storage/database/database.ts'

interface Wanted {
  since: string
  before: string
  listing: number | undefined
  agent: number | undefined
}

export type FigureRow = Awaited<ReturnType<typeof list>>[number]

/** Who gave the first answer, or whose it is to give. */
const AGENT = sql<number | null>`coalesce(first_answer_by, assignee_id)`

/** The enquiries that came between two instants and are not spam. */
export function list(db: Database, { since, before, listing, agent }: Wanted) {
  let query = db
    .selectFrom('enquiries')
    .select([
      'id',
      'created_at',
      'clock_from',
      'first_answer_at',
      'promised_until',
      'source',
      'stage',
      'property_id',
      AGENT.as('agent'),
    ])
    .where(sql<boolean>`spam = 0`)
    .where('created_at', '>=', since)
    .where('created_at', '<', before)
  if (listing !== undefined) query = query.where('property_id', '=', listing)
  if (agent !== undefined) query = query.where(AGENT, '=', agent)
  return query.execute()
}

/** What people are called, by id. */
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
export async function findWon(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  const won = await db
    .selectFrom('enquiries')
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
    .where('enquiries.id', 'in', ids)
    .orderBy('enquiries.id', 'desc')
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
