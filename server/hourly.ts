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
export function hourly(app: Pick<App, 'db' | 'clock'>, claim: string, work: () => Promise<void>) {
  let claimedUntil: Date | undefined
  return {
    async run() {
      const now = app.clock.now().getTime()
      const until = new Date(now + HOUR_MS)
      const last = await settings.read(app, claim)
      if (!(await settings.claim(app, claim, until))) return SKIPPED
      if (last !== undefined && Date.parse(last) < now - MAX_PAUSE_MS) return SKIPPED
      claimedUntil = until
      return work()
    },

    /**
     * For a process that stops: the next one need not wait until the hour is over, unless another
     * process has the hour, or the job was put off for it.
     */
    release: async () => claimedUntil && settings.release(app, claim, claimedUntil),
  }
}
