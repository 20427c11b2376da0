import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'

import * as demo from '#demo/demo.ts'
import { request } from '#proof/http-client.ts'
import { parentOf, processorMs } from '#proof/process-stats.ts'
import { atMost, formatNumber, median, percentile } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#storage/database/database.ts'
import { createDatabase, startPostgres } from '#test/postgres.ts'
import { logIn, startSite } from '#test/running-site.ts'

import { measuredQueries, tableQueries, type MeasuredQuery } from './queries.ts'
import { writeQueryPlans } from './query-plans.ts'

const TURNS = 100
/** Unmeasured requests of each query: a site that has just started still compiles its code. */
const WARM_UP_TURNS = 50

interface ManyListings {
  engine: 'SQLite' | 'PostgreSQL'
  listings: number
  /** How long a request may take at p95. */
  wantedMs: number
}

/** How long visitors and administrators wait on either engine with many listings. */
export async function benchManyListings({
  engine,
  listings,
  wantedMs,
}: ManyListings): Promise<Section> {
  const filled = await openListings(engine, listings)
  const { settings } = filled
  try {
    const queries = measuredQueries(listings)
    const { DATABASE_URL } = settings
    if (DATABASE_URL) await writeQueryPlans(DATABASE_URL, queries, listings)
    return section({ engine, listings, wantedMs }, await timeQueries(settings, queries))
  } finally {
    await filled.remove()
  }
}

/** How long an administrator waits for the table of listings. */
export async function benchListingTable(many: ManyListings): Promise<Section> {
  const filled = await openListings(many.engine, many.listings)
  try {
    return section(many, await timeQueries(filled.settings, tableQueries))
  } finally {
    await filled.remove()
  }
}

interface TimedQuery extends Pick<MeasuredQuery, 'name' | 'path'> {
  /** Where it differs from that of the others. */
  wantedMs?: number
}

async function timeQueries(settings: Settings, queries: TimedQuery[]): Promise<QueryTimes[]> {
  const site = await startSite(settings)
  try {
    const processes = [site.process.pid ?? 0]
    if (settings.DATABASE_URL) processes.push(await postgresPid(settings.DATABASE_URL))
    const visitor = { url: site.url, headers: { authorization: `Bearer ${await logIn(site.url)}` } }
    for (const query of queries) await warmUp(visitor, query)
    const times: QueryTimes[] = []
    for (const query of queries) times.push(await measureQuery(visitor, processes, query))
    return times
  } finally {
    await site.stop()
  }
}

interface Visitor {
  url: string
  headers: Record<string, string>
}

interface QueryTimes extends Pick<TimedQuery, 'name' | 'wantedMs'> {
  ms: number[]
  /** Processor time per request: of the site, and of PostgreSQL. */
  processorMs: number[]
}

/** The main process of PostgreSQL, which starts one process for each connection. */
async function postgresPid(address: string): Promise<number> {
  const database = await openDatabase(address)
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)
  const pid = parentOf(rows[0]?.pid ?? 0)
  await database.close()
  return pid
}

async function warmUp(visitor: Visitor, { path }: TimedQuery): Promise<void> {
  for (let turn = 0; turn < WARM_UP_TURNS; turn++) await readPage(visitor, path(turn))
}

async function measureQuery(
  visitor: Visitor,
  processes: number[],
  { path, ...query }: TimedQuery,
): Promise<QueryTimes> {
  console.log(query.name)
  const ms: number[] = []
  const before = processes.map(processorMs)
  for (let turn = 0; turn < TURNS; turn++)
    ms.push(await readPage(visitor, path(WARM_UP_TURNS + turn)))
  const used = processes.map((pid, index) => (processorMs(pid) - (before[index] ?? 0)) / TURNS)
  return { ...query, ms, processorMs: used }
}

async function readPage({ url, headers }: Visitor, path: string): Promise<number> {
  const { status, ms } = await request(url + path, { headers })
  if (status !== 200) throw new Error(`${path} responded with ${status}`)
  return ms
}

function section({ engine, listings, wantedMs }: ManyListings, queries: QueryTimes[]): Section {
  const many = `${listings.toLocaleString('en-GB')} listings, ${engine}`
  return {
    title: many,
    description: `With the engine's own settings, on the same machine; ${TURNS} times each, one after another, no page from our own cache, after ${WARM_UP_TURNS} of each that are not counted; which words occur is known from these. On PostgreSQL the run writes the query plans to proof/results/query-plans.md.`,
    tables: [
      table(
        `what | median | p95 | longest | processor time of the site${engine === 'PostgreSQL' ? ' | of PostgreSQL' : ''}`,
        queries.map(({ name, ms, ...query }) => [
          name,
          `${formatNumber(median(ms))} ms`,
          `${formatNumber(percentile(ms, 95))} ms`,
          `${formatNumber(Math.max(...ms))} ms`,
          ...query.processorMs.map((one) => `${formatNumber(one)} ms`),
        ]),
      ),
    ],
    goals: queries.map(({ name, ms, ...query }) =>
      atMost(`${name}, ${many}, p95`, percentile(ms, 95), query.wantedMs ?? wantedMs, 'ms'),
    ),
  }
}

type Settings = Record<'DATA_DIR' | 'DEMO' | 'LOG_LEVEL', string> & { DATABASE_URL?: string }

interface FilledStores {
  settings: Settings
  remove(): Promise<void>
}

/**
 * Fills stores of its own, as `npm run demo` does; a million listings take minutes. A PostgreSQL
 * database that is already filled is used as it is where `FILLED_DATABASE_URL` names it.
 */
async function openListings(
  engine: ManyListings['engine'],
  listings: number,
): Promise<FilledStores> {
  const folder = mkdtempSync(join(tmpdir(), 'many-listings-'))
  const stores = { DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'warn' }
  const filled = process.env['FILLED_DATABASE_URL']
  const postgres =
    engine === 'PostgreSQL' && filled === undefined ? await startPostgres({ durable: true }) : null
  const settings =
    engine === 'SQLite'
      ? stores
      : { ...stores, DATABASE_URL: filled ?? (await createDatabase(postgres?.url() ?? '')) }
  if (engine === 'SQLite' || filled === undefined) await fill(settings, listings)
  return {
    settings,
    async remove() {
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function fill(settings: Settings, listings: number): Promise<void> {
  console.log(`Filling a database with ${listings} listings …`)
  const assembled = await assemble(readConfig(settings), { patient: true })
  const { app } = assembled
  await demo.addMany(app, { properties: listings, posts: 0 }, () => {})
  // Both engines do this by themselves within minutes or at a restart; done here, all runs begin alike.
  await sql.raw(settings.DATABASE_URL ? 'vacuum analyze' : 'analyze').execute(app.db)
  await assembled.close()
}
