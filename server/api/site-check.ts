import { siteCheck, type CheckResult, type SiteCheck } from '#domain/site-check/site-check.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { arabicTexts } from '#server/site-check/arabic.ts'
import { fail, type CheckOutcome } from '#server/site-check/check-result.ts'
import { demoLeft } from '#server/site-check/demo-content.ts'
import { feeds, sitemap } from '#server/site-check/feeds-and-site-map.ts'
import { brokenImages } from '#server/site-check/images.ts'
import { expiredPermits, missingFields, missingPermits } from '#server/site-check/listings.ts'
import { backupAge, mail, mailbox } from '#server/site-check/maintenance-checks.ts'

import { apiRoutes } from './route.ts'

export function siteCheckRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Site check')
  const check = siteChecker(app)
  let running: ReturnType<typeof check> | undefined

  route('GET', '/api/site-check', {
    summary: 'What is in order on the site and what is not, looked at now',
    response: siteCheck,
    // Requests that arrive during a check share its result.
    handle: () => {
      running ??= check().finally(() => (running = undefined))
      return running
    },
  })
}

/** Runs all checks. Each has a second or two, and one that throws is reported as failed. */
function siteChecker(app: AppContext): () => Promise<SiteCheck> {
  const checks: [name: string, check: (app: AppContext) => Promise<CheckOutcome>][] = [
    ['Expired permits', expiredPermits],
    ['Missing permits', missingPermits],
    ['Missing fields', missingFields],
    ['Arabic', arabicTexts],
    ['Images', brokenImages()],
    ['Mail', mail],
    ['Mailbox', mailbox],
    ['Backups', backupAge],
    ['Demo content', demoLeft],
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
