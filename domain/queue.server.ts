import { sql, type SelectQueryBuilder } from 'kysely'

import { isoAfter } from '#domain/iso-time.ts'
import { engineOf, type Database } from '#storage/database/database.ts'

// What the queues of emails and of webhook deliveries share. Their tables have the columns `state`,
// `tries` and `due_at`: when a waiting row is tried, or when the claim on one being sent runs out.

const JITTER = 0.2
export const CLAIM_MS = 30_000
/** Several machines may share a database, and their clocks differ a little. */
export const MAX_CLOCK_SKEW_MS = 60_000

export interface ClaimTimes {
  now: string
  /** When the claim runs out, unless it is renewed. */
  until: string
  /** A due time after these was set by a wrong clock. */
  latest: Record<'waiting' | 'sending', string>
}

export function claimTimes(now: Date, longestWaitMs: number): ClaimTimes {
  const waiting = isoAfter(now, longestWaitMs * (1 + JITTER))
  const sending = isoAfter(now, CLAIM_MS + MAX_CLOCK_SKEW_MS)
  return { now: now.toISOString(), until: isoAfter(now, CLAIM_MS), latest: { waiting, sending } }
}

/**
 * Whether a row is to be claimed: waiting, or left by a process that died. One whose due time is
 * further ahead than any wait lasts is due at once: a wrong clock set that time. The first try never
 * waits.
 */
export function isDue({ now, latest }: ClaimTimes) {
  return sql<boolean>`(
    state in ('waiting', 'sending') and due_at <= ${now}
    or state = 'waiting' and due_at > ${latest.waiting}
    or state = 'sending' and due_at > ${latest.sending}
    or state = 'waiting' and tries = 0
  )`
}

/** PostgreSQL has parallel writers: a row that another process is claiming is skipped. */
export function skipClaimed<Tables, Name extends keyof Tables, Result>(
  db: Database,
  rows: SelectQueryBuilder<Tables, Name, Result>,
): SelectQueryBuilder<Tables, Name, Result> {
  return engineOf(db) === 'postgres' ? rows.forUpdate().skipLocked() : rows
}

/** A wait that differs a little each time, so that many rows are not all tried again at once. */
export function withJitter(ms: number): number {
  return ms * (1 - JITTER + Math.random() * 2 * JITTER)
}
