import type { App } from '#domain/app.ts'
import { dubaiMidnightAfter } from '#domain/dubai-time.ts'
import * as permits from '#domain/properties/permits/permits.server.ts'
import * as settings from '#domain/settings/settings.server.ts'

import { SKIPPED } from './repeat-job.ts'

export const PERMITS_CLAIM = 'permits-claimed-until'
const HOUR_MS = 3_600_000

/**
 * A job that hides listings without a permit and shows them again: hourly, and at midnight in Dubai,
 * because permits end with their day. It is run every minute.
 */
export function enforcePermits(app: App) {
  // A run that failed is tried again in a minute, not in an hour: the claim is still this process's.
  let hasFailed = false
  return async () => {
    if (!hasFailed && !(await settings.claim(app, PERMITS_CLAIM, nextRun(app)))) return SKIPPED
    hasFailed = true
    const { changed } = await permits.enforce(app)
    hasFailed = false
    if (changed > 0) app.log.info({ changed }, 'properties were hidden or shown again')
    return changed
  }
}

function nextRun({ clock }: App): Date {
  const now = clock.now()
  return new Date(Math.min(now.getTime() + HOUR_MS, dubaiMidnightAfter(now).getTime()))
}
