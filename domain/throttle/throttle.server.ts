import { hash } from 'node:crypto'

import type { App } from '#domain/app.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import { TooMany } from '#domain/problem.ts'

import * as rows from './attempt-rows.server.ts'

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

function increment({ db, clock }: Stores, { what, who, perSeconds }: RateLimit) {
  const now = clock.now()
  const until = isoAfter(now, perSeconds * 1000)
  return rows.countUntil(db, subject(what, who), { now: now.toISOString(), until })
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
  const failures = await rows.find(db, subject(what, who))
  if (!failures || failures.count < free || failures.until <= now.toISOString()) return
  // A wait beyond the maximum was written by a wrong clock, and does not count.
  if (failures.until <= isoAfter(now, MAX_WAIT_SECONDS * 1000)) throw refusal(now, failures.until)
}

export async function recordFailure({ db, clock }: Stores, { what, who, free }: FailureLimit) {
  const now = clock.now()
  const count = await rows.count(db, subject(what, who), now.toISOString())
  const wait = count < free ? 0 : Math.min(MAX_WAIT_SECONDS, 2 ** (count - free))
  await rows.setUntil(db, subject(what, who), isoAfter(now, wait * 1000))
}

export async function clearFailures({ db }: Pick<App, 'db'>, { what, who }: FailureLimit) {
  await rows.remove(db, subject(what, who))
}

/** Deletes counts that expired more than a day ago. */
export async function removeExpired({ db, clock }: Stores): Promise<void> {
  await rows.removeBefore(db, isoAfter(clock.now(), -DAY_MS))
}

// IP addresses and user names are personal data, so only their hashes are stored.
function subject(what: string, who: string): string {
  return `${what}:${hash('sha256', who, 'base64url')}`
}

function refusal(now: Date, until: string): TooMany {
  const seconds = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000))
  return new TooMany('Too many attempts. Please try again later.', seconds)
}
