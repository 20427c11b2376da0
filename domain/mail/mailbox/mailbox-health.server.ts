import type { App } from '#domain/app.ts'
import * as settings from '#domain/settings/settings.server.ts'

import type { MailboxSettings } from './mailbox-settings.ts'

const SETTING = 'mailbox-health'
const MAX_WORDS = 500
/** Mail servers are restarted now and then: a shorter fault is not reported. */
const REPORTED_AFTER_MS = 3_600_000

type Health = Pick<MailboxSettings, 'read_at' | 'failing_since' | 'said'>

const UNKNOWN: Health = { read_at: null, failing_since: null, said: '' }

export async function read({ db }: Pick<App, 'db'>): Promise<Health> {
  const stored = await settings.read({ db }, SETTING)
  return { ...UNKNOWN, ...(stored && (JSON.parse(stored) as Partial<Health>)) }
}

export async function noteRead({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const health: Health = { ...UNKNOWN, read_at: clock.now().toISOString() }
  await settings.write({ db }, SETTING, JSON.stringify(health))
}

export async function noteFault({ db, clock }: Pick<App, 'db' | 'clock'>, error: unknown) {
  const { read_at, failing_since } = await read({ db })
  const health: Health = {
    read_at,
    failing_since: failing_since ?? clock.now().toISOString(),
    said: wordsOf(error),
  }
  await settings.write({ db }, SETTING, JSON.stringify(health))
}

export async function forget({ db }: Pick<App, 'db'>): Promise<void> {
  await settings.write({ db }, SETTING, JSON.stringify(UNKNOWN))
}

/** What was said of a mailbox says nothing where none is set any more. */
export async function forgetFault(app: Pick<App, 'db'>): Promise<void> {
  if ((await read(app)).failing_since !== null) await forget(app)
}

/** Since when the mailbox cannot be read, where that is so for an hour. */
export async function failingSince(app: Pick<App, 'db' | 'clock'>): Promise<Health | null> {
  const health = await read(app)
  const since = health.failing_since === null ? Infinity : Date.parse(health.failing_since)
  return app.clock.now().getTime() - since >= REPORTED_AFTER_MS ? health : null
}

/** The words of the server where it said any, else those of the connection. */
export function wordsOf(error: unknown): string {
  const { responseText, message } = error as { responseText?: string; message?: string }
  return (responseText || message || 'No answer came.').slice(0, MAX_WORDS)
}
