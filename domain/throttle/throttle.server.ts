import { createHash } from 'node:crypto'

import type { App } from '#domain/app.ts'
import { TooMany } from '#domain/problem.ts'

import * as rows from './attempt-rows.server.ts'

/** How often someone may do something within a time window. */
export interface Allowance {
  what: string
  who: string
  allowed: number
  perSeconds: number
}

/** Counts one attempt and returns the count; refuses it above the limit. */
export async function countAttempt(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { what, who, allowed, perSeconds }: Allowance,
): Promise<number> {
  const now = clock.now()
  const { count, until } = await rows.countUntil(db, subject(what, who), {
    now: now.toISOString(),
    until: later(now, perSeconds),
  })
  if (count > allowed) throw refusal(now, until)
  return count
}

/** Repeated failures: after the first `free` ones each further failure doubles the wait. */
export interface Failures {
  what: string
  who: string
  free: number
}

const MAX_WAIT_SECONDS = 900

export async function assertNotWaiting(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { what, who, free }: Failures,
): Promise<void> {
  const now = clock.now()
  const failures = await rows.find(db, subject(what, who))
  if (!failures || failures.count < free || failures.until <= now.toISOString()) return
  // A wait beyond the maximum was written by a wrong clock, and does not count.
  if (failures.until <= later(now, MAX_WAIT_SECONDS)) throw refusal(now, failures.until)
}

export async function recordFailure(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { what, who, free }: Failures,
): Promise<void> {
  const now = clock.now()
  const count = await rows.count(db, subject(what, who), now.toISOString())
  const wait = count < free ? 0 : Math.min(MAX_WAIT_SECONDS, 2 ** (count - free))
  await rows.setUntil(db, subject(what, who), later(now, wait))
}

export async function forgive({ db }: Pick<App, 'db'>, { what, who }: Failures): Promise<void> {
  await rows.remove(db, subject(what, who))
}

/** Deletes counts that expired more than a day ago. */
export async function sweep({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await rows.removeBefore(db, later(clock.now(), -86_400))
}

// IP addresses and user names are personal data, so only their hashes are stored.
function subject(what: string, who: string): string {
  return `${what}:${createHash('sha256').update(who).digest('base64url')}`
}

function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}

function refusal(now: Date, until: string): TooMany {
  const seconds = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000))
  return new TooMany('Too many attempts. Please try again later.', seconds)
}
