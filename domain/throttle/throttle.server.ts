import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import { TooMany } from '#domain/problem.ts'
import { sign, type SigningKey } from '#domain/signature.server.ts'
import type { Database } from '#storage/database/database.ts'

type Stores = Pick<App, 'db' | 'clock'>

/** How often someone may do something within a time window. */
export interface RateLimit {
  what: string
  who: string
  allowed: number
  perSeconds: number
}

/** Counts one attempt and returns the count; refuses it above the limit. */
export async function countAttempt(app: Stores, limit: RateLimit): Promise<number> {
  const { count, until } = await increment(app, limit)
  if (count > limit.allowed) throw refusal(app.clock.now(), until)
  return count
}

/** Counts one attempt; false above the limit. */
export async function isAllowed(app: Stores, limit: RateLimit): Promise<boolean> {
  return (await increment(app, limit)).count <= limit.allowed
}

// A count starts again when its time is over, and also where it would end later than one that starts
// now: a wrong clock wrote it.
async function increment({ db, clock }: Stores, { what, who, perSeconds }: RateLimit) {
  const now = clock.now()
  const until = isoAfter(now, perSeconds * 1000)
  const isOver = sql<boolean>`(attempts.until <= ${now.toISOString()} or attempts.until > ${until})`
  return db
    .insertInto('attempts')
    .values({ subject: await subject(db, what, who), count: 1, until })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
        until: sql`case when ${isOver} then ${until} else attempts.until end`,
      }),
    )
    .returning(['count', 'until'])
    .executeTakeFirstOrThrow()
}

/** Repeated failures: after the first `free` ones each further failure doubles the wait. */
export interface FailureLimit {
  what: string
  who: string
  free: number
}

const MAX_WAIT_SECONDS = 900

export async function assertNotWaiting({ db, clock }: Stores, { what, who, free }: FailureLimit) {
  const now = clock.now()
  const failures = await db
    .selectFrom('attempts')
    .select(['count', 'until'])
    .where('subject', '=', await subject(db, what, who))
    .executeTakeFirst()
  if (!failures || failures.count < free || failures.until <= now.toISOString()) return
  // A wait beyond the maximum was written by a wrong clock, and does not count.
  if (failures.until <= isoAfter(now, MAX_WAIT_SECONDS * 1000)) throw refusal(now, failures.until)
}

export async function recordFailure({ db, clock }: Stores, { what, who, free }: FailureLimit) {
  const now = clock.now()
  const failures = await subject(db, what, who)
  const { count } = await db
    .insertInto('attempts')
    .values({ subject: failures, count: 1, until: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ count: sql`attempts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  const wait = count < free ? 0 : Math.min(MAX_WAIT_SECONDS, 2 ** (count - free))
  const until = isoAfter(now, wait * 1000)
  await db.updateTable('attempts').set({ until }).where('subject', '=', failures).execute()
}

export async function clearFailures({ db }: Pick<App, 'db'>, { what, who }: FailureLimit) {
  await db
    .deleteFrom('attempts')
    .where('subject', '=', await subject(db, what, who))
    .execute()
}

/** Remembers something of someone for a time. */
export async function remember({ db, clock }: Stores, what: string, who: string, ms: number) {
  const until = isoAfter(clock.now(), ms)
  await db
    .insertInto('attempts')
    .values({ subject: await subject(db, what, who), count: 1, until })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ until }))
    .execute()
}

export async function isRemembered({ db, clock }: Stores, what: string, who: string) {
  const remembered = await db
    .selectFrom('attempts')
    .select('until')
    .where('subject', '=', await subject(db, what, who))
    .executeTakeFirst()
  return remembered !== undefined && remembered.until > clock.now().toISOString()
}

/** Deletes counts that expired more than a day ago. */
export async function removeExpired({ db, clock }: Stores): Promise<void> {
  await db.deleteFrom('attempts').where('until', '<', isoAfter(clock.now(), -DAY_MS)).execute()
}

const KEY: SigningKey = { setting: 'throttle-secret', signatureLength: 43 }

// IP addresses and user names are personal data, so only their hashes are stored; without a key,
// anyone could try all addresses until one fits.
async function subject(db: Database, what: string, who: string): Promise<string> {
  return `${what}:${await sign({ db }, KEY, who)}`
}

function refusal(now: Date, until: string): TooMany {
  const seconds = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000))
  return new TooMany('Too many attempts. Please try again later.', seconds)
}
