import type { App } from '#domain/app.ts'
import { dubaiMidnightAfter } from '#domain/dubai-time.ts'
import * as permits from '#domain/properties/permits/permits.server.ts'
import * as settings from '#domain/settings/settings.server.ts'

import { SKIPPED } from './repeat-job.ts'

const CLAIM = 'permits-claimed-until'
const HOUR_MS = 3_600_000

/**
 * A job that hides listings without a permit and shows them again: hourly, and at midnight in Dubai,
 * because permits end with their day. It is run every minute.
 */
export function enforcePermits(app: App) {
  // A run that failed is tried again in a minute, not in an hour: the claim is still this process's.
  let hasFailed = false
  let claimedUntil: Date | undefined

  async function claim(): Promise<boolean> {
    const until = nextRun(app)
    const isClaimed = await settings.claim(app, CLAIM, until)
    if (isClaimed) claimedUntil = until
    return isClaimed
  }

  return {
    async run() {
      if (!hasFailed && !(await claim())) return SKIPPED
      hasFailed = true
      const { changed } = await permits.enforce(app)
      hasFailed = false
      if (changed > 0) app.log.info({ changed }, 'properties were hidden or shown again')
      return changed
    },

    /** For a process that stops: the next one need not wait until the claim is over. */
    release: async () => claimedUntil && settings.release(app, CLAIM, claimedUntil),
  }
}

function nextRun({ clock }: App): Date {
  const now = clock.now()
  return new Date(Math.min(now.getTime() + HOUR_MS, dubaiMidnightAfter(now).getTime()))
}
