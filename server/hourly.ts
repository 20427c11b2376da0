import type { App } from '#domain/app.ts'
import { DAY_MS } from '#domain/iso-time.ts'
import * as settings from '#domain/settings/settings.server.ts'

import { SKIPPED } from './repeat-job.ts'

const HOUR_MS = 3_600_000
const MAX_PAUSE_MS = 3 * DAY_MS

/**
 * Runs a job that removes what is outdated, once an hour in one of the processes. After days without a
 * run it waits one more hour: where the clock is ahead for a moment, everything looks outdated.
 */
export async function hourly(
  app: Pick<App, 'db' | 'clock'>,
  claim: string,
  run: () => Promise<void>,
) {
  const now = app.clock.now().getTime()
  const until = new Date(now + HOUR_MS)
  const last = await settings.read(app, claim)
  if (!(await settings.claim(app, claim, until))) return SKIPPED
  if (last === undefined || Date.parse(last) >= now - MAX_PAUSE_MS) return run()
  await settings.write(app, putOff(claim), until.toISOString())
  return SKIPPED
}

/**
 * For a process that stops: the next one need not wait until the hour is over, unless the job was put
 * off for that hour.
 */
export async function releaseHour(app: Pick<App, 'db' | 'clock'>, claim: string): Promise<void> {
  const [until, putOffUntil] = [
    await settings.read(app, claim),
    await settings.read(app, putOff(claim)),
  ]
  if (until !== putOffUntil) await settings.release(app, claim)
}

const putOff = (claim: string) => `${claim}-put-off`
