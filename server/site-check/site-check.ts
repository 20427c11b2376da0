import type { CheckResult, SiteCheck } from '#domain/site-check/site-check.ts'
import type { AppContext } from '#server/app-context.ts'

import { feeds, sitemap } from './documents.ts'
import { brokenImages } from './images.ts'
import { bad, type Found } from './check-result.ts'
import { expiredPermits, missingFields, missingPermits } from './listings.ts'
import { backupAge, mail } from './maintenance-checks.ts'

/** Looks the whole site over; each check has a few seconds, and one that fails is a red line. */
export function siteChecker(app: AppContext): () => Promise<SiteCheck> {
  const checks: [name: string, check: (app: AppContext) => Promise<Found>][] = [
    ['Expired permits', expiredPermits],
    ['Missing permits', missingPermits],
    ['Missing fields', missingFields],
    ['Images', brokenImages()],
    ['Mail', mail],
    ['Backups', backupAge],
    ['Portal feeds', feeds],
    ['Site map', sitemap],
  ]
  return async () => {
    const lines: CheckResult[] = []
    for (const [name, check] of checks) lines.push({ name, ...(await found(app, check)) })
    return { at: app.clock.now().toISOString(), lines }
  }
}

async function found(app: AppContext, check: (app: AppContext) => Promise<Found>): Promise<Found> {
  try {
    return await check(app)
  } catch (err) {
    app.log.error({ err }, 'a part of the site could not be checked')
    return bad('This could not be checked.', 'Try again; the log says what went wrong.')
  }
}
