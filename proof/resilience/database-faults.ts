import { countStatuses, request } from '#proof/http-client.ts'
import { atMost, atMostSeconds, formatMs, percentile } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { sendEnquiry } from '#proof/senders.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'
import { createDatabase, startPostgres } from '#test/postgres.ts'
import { logIn, startSite } from '#test/running-site.ts'

import { DATABASE_FAULTS } from './break-database.ts'
import { CACHED_PAGES, observeFault } from './observe-fault.ts'
import { startTcpProxy } from './tcp-proxy.ts'
import { times } from './visitor-groups.ts'

const SECONDS = 60

export async function testDatabaseFaults(): Promise<Section> {
  const observations = await observeAllFaults(SECONDS)
  const cached = observations.flatMap((one) => one.cached)
  const needingDatabase = observations.flatMap((one) => one.needingDatabase)
  const unserved = cached.filter(({ status }) => status !== 200)
  const wrong = observations.flatMap((one) => one.wrong)
  const slowestMs = Math.max(...times(needingDatabase))
  const recoveredMs = Math.max(...observations.map((one) => one.recoveredMs))
  const lost = observations.reduce((sum, one) => sum + one.lost, 0)
  return {
    title: 'Without a database',
    description: `A site on PostgreSQL, which it reaches through a small TCP proxy; each fault lasts ${SECONDS} s (a restart as long as it takes). Meanwhile visitors request cached pages and photos, and 22 at a time what needs the database: enquiries, an administrator's writes, the property list of the API, searches, a form without JavaScript. Those must be served, or refused with 503 and Retry-After. The site has recovered when an enquiry, a search and \`/readyz\` all work again, measured from the end of the fault.`,
    tables: [
      tableOf(observations, {
        'PostgreSQL is': (one) => one.fault,
        'cached pages': (one) => countStatuses(one.cached),
        p99: (one) => formatMs(percentile(times(one.cached), 99)),
        'what needs the database': (one) => countStatuses(one.needingDatabase),
        slowest: (one) => formatMs(Math.max(...times(one.needingDatabase))),
        'neither served nor refused': (one) => one.wrong.length,
        '`/readyz`': (one) => countStatuses(one.readyz),
        'recovered after': (one) => formatMs(one.recoveredMs),
        lost: (one) => one.lost,
        'errors logged': (one) => one.errorsLogged,
      }),
    ],
    goals: [
      atMost('Database faults: cached pages and photos not served', unserved.length, 0),
      atMost(
        'Database faults: writes neither served nor refused with 503 and Retry-After',
        wrong.length,
        0,
      ),
      atMostSeconds('Database faults: slowest response', slowestMs, 2),
      atMostSeconds('Database faults: slowest recovery', recoveredMs, 5),
      atMost('Database faults: accepted enquiries lost', lost, 0),
    ],
  }
}

/** Causes every database fault in turn to a site on a PostgreSQL of its own. */
export async function observeAllFaults(seconds: number) {
  await using folder = await temporaryFolder('database-faults')
  await using postgres = await startPostgres()
  const databaseUrl = await createDatabase(postgres.url())
  await using proxy = await startTcpProxy(Number(new URL(databaseUrl).port))
  await using site = await startSite({
    DATA_DIR: folder.path,
    DATABASE_URL: proxy.proxied(databaseUrl),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  })
  await sendEnquiry(site.url, 'the first')
  const observed = { ...site, token: await logIn(site.url), photo: await photoOn(site.url) }
  for (const path of CACHED_PAGES) await request(site.url + path)
  const target = { postgres, databaseUrl, proxy }
  return await Array.fromAsync(DATABASE_FAULTS, (fault) =>
    observeFault(observed, target, fault, seconds),
  )
}

async function photoOn(url: string): Promise<string> {
  const { body } = await request(`${url}/`)
  const photo = /\/uploads\/[\w.-]+/.exec(body.toString())?.[0]
  if (!photo) throw new Error('The home page shows no photo')
  return photo
}
