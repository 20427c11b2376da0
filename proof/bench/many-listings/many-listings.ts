import { sql } from 'kysely'

import * as demo from '#demo/demo.ts'
import type { App } from '#domain/app.ts'
import type { AdminSession } from '#proof/durability/site-client.ts'
import { request } from '#proof/http-client.ts'
import { parentOf, processorMs } from '#proof/process-stats.ts'
import { atMost, formatNumber, median, percentile } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'
import { withApp, withDatabase } from '#proof/stores.ts'
import { createDatabase, startPostgres } from '#test/postgres.ts'
import { logIn, startSite } from '#test/running-site.ts'

import type { MeasuredQuery } from './queries.ts'

const TURNS = 100
/** Unmeasured requests of each query: a site that has just started still compiles its code. */
const WARM_UP_TURNS = 50

interface ManyListings {
  engine: 'SQLite' | 'PostgreSQL'
  listings: number
  /** How long a request may take at p95. */
  wantedMs: number
  queries: (listings: number) => MeasuredQuery[]
}

/** How long visitors and administrators wait on either engine with many listings. */
export async function benchManyListings(many: ManyListings): Promise<Section> {
  await using filled = await openListings(many)
  return section(many, await timeQueries(filled.settings, many.queries(many.listings)))
}

async function timeQueries(settings: Settings, queries: MeasuredQuery[]): Promise<QueryTimes[]> {
  await using site = await startSite(settings)
  const processes = [site.process.pid ?? 0]
  if (settings.DATABASE_URL) processes.push(await postgresPid(settings.DATABASE_URL))
  const visitor = { url: site.url, token: await logIn(site.url) }
  for (const { path } of queries)
    for (let turn = 0; turn < WARM_UP_TURNS; turn++) await readPage(visitor, path(turn))
  return await Array.fromAsync(queries, (query) => measureQuery(visitor, processes, query))
}

interface QueryTimes extends Pick<MeasuredQuery, 'name' | 'wantedMs'> {
  ms: number[]
  /** Processor time per request: of the site, and of PostgreSQL. */
  processorMs: number[]
}

/** The main process of PostgreSQL, which starts one process for each connection. */
function postgresPid(address: string): Promise<number> {
  return withDatabase(address, async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    return parentOf(rows[0]?.pid ?? 0)
  })
}

async function measureQuery(
  visitor: AdminSession,
  processes: number[],
  { path, ...query }: MeasuredQuery,
): Promise<QueryTimes> {
  console.log(query.name)
  const ms: number[] = []
  const before = processes.map(processorMs)
  for (let turn = 0; turn < TURNS; turn++)
    ms.push(await readPage(visitor, path(WARM_UP_TURNS + turn)))
  const used = processes.map((pid, index) => (processorMs(pid) - (before[index] ?? 0)) / TURNS)
  return { ...query, ms, processorMs: used }
}

async function readPage({ url, token }: AdminSession, path: string): Promise<number> {
  const { status, ms } = await request(url + path, { token })
  if (status !== 200) throw new Error(`${path} responded with ${status}`)
  return ms
}

function section({ engine, listings, wantedMs }: ManyListings, queries: QueryTimes[]): Section {
  const many = `${listings.toLocaleString('en-GB')} listings, ${engine}`
  return {
    title: many,
    description: `With the engine's own settings, on the same machine; ${TURNS} times each, one after another, no page from our own cache, after ${WARM_UP_TURNS} of each that are not counted; which words occur is known from these.`,
    tables: [
      table(
        `what | median | p95 | longest | processor time of the site${engine === 'PostgreSQL' ? ' | of PostgreSQL' : ''}`,
        queries.map(({ name, ms, ...query }) => [
          name,
          ...[median(ms), percentile(ms, 95), Math.max(...ms), ...query.processorMs].map(
            (time) => `${formatNumber(time)} ms`,
          ),
        ]),
      ),
    ],
    goals: queries.map(({ name, ms, ...query }) =>
      atMost(`${name}, ${many}, p95`, percentile(ms, 95), query.wantedMs ?? wantedMs, 'ms'),
    ),
  }
}

type Settings = Record<'DATA_DIR' | 'DEMO' | 'LOG_LEVEL', string> & { DATABASE_URL?: string }

/**
 * Fills stores of its own, as `npm run demo` does; a million listings take minutes. A PostgreSQL
 * database that is already filled is used as it is where `FILLED_DATABASE_URL` names it.
 */
async function openListings({ engine, listings }: ManyListings) {
  await using opened = new AsyncDisposableStack()
  const { path } = opened.use(await temporaryFolder('many-listings'))
  const settings: Settings = { DATA_DIR: path, DEMO: '0', LOG_LEVEL: 'warn' }
  const filled = process.env['FILLED_DATABASE_URL']
  if (engine === 'PostgreSQL' && filled !== undefined) settings.DATABASE_URL = filled
  else {
    if (engine === 'PostgreSQL') {
      const postgres = opened.use(await startPostgres({ durable: true }))
      settings.DATABASE_URL = await createDatabase(postgres.url())
    }
    console.log(`Filling a database with ${listings} listings …`)
    await withApp(settings, (app) => fill(app, settings, listings))
  }
  const running = opened.move()
  return { settings, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

async function fill(app: App, settings: Settings, listings: number): Promise<void> {
  await demo.addMany(app, { properties: listings, posts: 0 }, () => {})
  // Both engines do this by themselves within minutes or at a restart; done here, all runs begin alike.
  await sql.raw(settings.DATABASE_URL ? 'vacuum analyze' : 'analyze').execute(app.db)
}
