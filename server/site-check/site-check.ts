import type { CheckResult, SiteCheck } from '#domain/site-check/site-check.ts'
import type { AppContext } from '#server/app-context.ts'

import { feeds, sitemap } from './feeds-and-site-map.ts'
import { brokenImages } from './images.ts'
import { fail, type CheckOutcome } from './check-result.ts'
import { expiredPermits, missingFields, missingPermits } from './listings.ts'
import { backupAge, mail } from './maintenance-checks.ts'

/** Runs all checks. Each has a second or two, and one that throws is reported as failed. */
export function siteChecker(app: AppContext): () => Promise<SiteCheck> {
  const checks: [name: string, check: (app: AppContext) => Promise<CheckOutcome>][] = [
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
    for (const [name, check] of checks) {
      const outcome = await check(app).catch((err: unknown) => {
        app.log.error({ err }, 'a part of the site could not be checked')
        return fail('This could not be checked.', 'Try again; the log says what went wrong.')
      })
      lines.push({ name, ...outcome })
    }
    return { at: app.clock.now().toISOString(), lines }
  }
}
