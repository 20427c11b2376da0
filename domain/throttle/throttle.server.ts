import { hash } from 'node:crypto'

import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import { TooMany } from '#domain/problem.ts'

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
function increment({ db, clock }: Stores, { what, who, perSeconds }: RateLimit) {
  const now = clock.now()
  const until = isoAfter(now, perSeconds * 1000)
  const isOver = sql<boolean>`(attempts.until <= ${now.toISOString()} or attempts.until > ${until})`
  return db
    .insertInto('attempts')
    .values({ subject: subject(what, who), count: 1, until })
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
    .where('subject', '=', subject(what, who))
    .executeTakeFirst()
  if (!failures || failures.count < free || failures.until <= now.toISOString()) return
  // A wait beyond the maximum was written by a wrong clock, and does not count.
  if (failures.until <= isoAfter(now, MAX_WAIT_SECONDS * 1000)) throw refusal(now, failures.until)
}

export async function recordFailure({ db, clock }: Stores, { what, who, free }: FailureLimit) {
  const now = clock.now()
  const failures = subject(what, who)
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
  await db.deleteFrom('attempts').where('subject', '=', subject(what, who)).execute()
}

/** Deletes counts that expired more than a day ago. */
export async function removeExpired({ db, clock }: Stores): Promise<void> {
  await db.deleteFrom('attempts').where('until', '<', isoAfter(clock.now(), -DAY_MS)).execute()
}

// IP addresses and user names are personal data, so only their hashes are stored.
function subject(what: string, who: string): string {
  return `${what}:${hash('sha256', who, 'base64url')}`
}

function refusal(now: Date, until: string): TooMany {
  const seconds = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000))
  return new TooMany('Too many attempts. Please try again later.', seconds)
}
