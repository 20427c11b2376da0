import { request, type HttpResult } from '#proof/http-client.ts'
import { searchPath, sendEnquiry } from '#proof/senders.ts'
import { waitUntil } from '#proof/wait-until.ts'
import { withDatabase } from '#proof/stores.ts'
import type { RunningSite } from '#test/running-site.ts'
import { enquirer } from '#test/samples.ts'

import type { DatabaseFault, FaultTarget } from './break-database.ts'
import { group, isServedOrRefused, visitDuring } from './visitor-groups.ts'

type ObservedSite = RunningSite & { token: string; photo: string }

const MAX_RECOVERY_MS = 60_000

/** The pages that most visitors request; the site keeps them in its cache. */
export const CACHED_PAGES = ['/', '/properties', '/blog']

/** Pages with a form that works without JavaScript; the first also reads the database to render. */
const FORM_PAGES = ['/?index', '/contact-us']

/** Causes a database fault while visitors and an administrator go on. */
export async function observeFault(
  site: ObservedSite,
  target: FaultTarget,
  fault: DatabaseFault,
  seconds: number,
) {
  const logged = site.output().length
  const run = `${fault.name.replace(/\d/g, '')}-${Date.now()}`
  const accepted: string[] = []
  const { pages, photos, healthz, readyz, ...others } = await visitDuring(
    visitorGroups(site, run, accepted),
    fault.cause(target, seconds),
  )
  const recoveredMs = await waitUntilRecovered(site.url, run)
  const stored = await storedNames(target.databaseUrl)
  const needingDatabase = Object.values(others).flat()
  return {
    fault: fault.name,
    isTotal: fault.isTotal,
    cached: [...pages, ...photos, ...healthz],
    /** Enquiries, administrators' writes, pages not in the cache. */
    needingDatabase,
    /** Neither served nor refused with 503 and Retry-After. */
    wrong: needingDatabase.filter((result) => !isServedOrRefused(result)),
    readyz,
    recoveredMs,
    /** Accepted enquiries that are not in the database. */
    lost: accepted.filter((name) => !stored.has(name)).length,
    errorsLogged: site.output().slice(logged).split('"level":50').length - 1,
  }
}

function visitorGroups({ url, token, photo }: ObservedSite, run: string, accepted: string[]) {
  return {
    pages: group(2, 20, (turn) => request(url + (CACHED_PAGES[turn % CACHED_PAGES.length] ?? '/'))),
    photos: group(2, 20, () => request(url + photo)),
    healthz: group(1, 50, () => request(`${url}/healthz`)),
    readyz: group(1, 50, () => request(`${url}/readyz`)),
    // More visitors than the pool has connections.
    enquiries: group(16, 50, async (turn) => {
      const name = `${run}${turn}`
      const result = await sendEnquiry(url, name)
      if (result.status === 200) accepted.push(name)
      return result
    }),
    saves: group(2, 50, (turn) => {
      const json = { handled: turn % 2 === 0 }
      return request(`${url}/api/enquiries/1`, { method: 'PUT', json, token })
    }),
    lists: group(1, 50, () => request(`${url}/api/properties`)),
    searches: group(2, 50, (turn) => request(url + searchPath(`${run} ${turn}`))),
    forms: group(1, 50, (turn) => submitForm(`${url}${FORM_PAGES[turn % FORM_PAGES.length]}`, run)),
  }
}

function submitForm(url: string, name: string): Promise<HttpResult> {
  const place = { address: 'Al Jaddaf', subject: 'A villa' }
  const fields = { ...enquirer, ...place, name, message: 'Hello' }
  return request(url, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
}

/** The names in all enquiries that the database holds. */
async function storedNames(databaseUrl: string): Promise<Set<string>> {
  const rows = await withDatabase(databaseUrl, (db) =>
    db.selectFrom('enquiries').select('name').execute(),
  )
  return new Set(rows.map(({ name }) => name))
}

/** How long it takes until an enquiry, a search and `/readyz` all work again. */
function waitUntilRecovered(url: string, run: string): Promise<number> {
  const isRecovered = async () => {
    const results = await Promise.all([
      sendEnquiry(url, `${run}-after`),
      request(url + searchPath(`${run} after ${performance.now()}`)),
      request(`${url}/readyz`),
    ])
    return results.every(({ status }) => status === 200)
  }
  return waitUntil(isRecovered, { maxMs: MAX_RECOVERY_MS, everyMs: 20 })
}
