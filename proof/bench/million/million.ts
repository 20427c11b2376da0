import { sql } from 'kysely'
import { request } from '#proof/http-client.ts'
import { parentOf, processorMs } from '#proof/process-stats.ts'
import { atMost, formatNumber, median, percentile } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { openDatabase } from '#storage/database/database.ts'
import { startSite } from '#test/running-site.ts'
import { measuredQueries, type MeasuredQuery } from './queries.ts'
import { writeQueryPlans } from './query-plans.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as demo from '#demo/demo.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'
import { createDatabase, startPostgres } from '#test/postgres.ts'

const TURNS = 100
/** Unmeasured requests of each query: a site that has just started still compiles its code. */
const WARM_UP_TURNS = 50
const WANTED_MS = 50

/** How long visitors and administrators wait on PostgreSQL with a million listings. */
export async function benchMillion(): Promise<Section> {
  const listings = await openMillionListings()
  const { settings } = listings
  try {
    const queries = measuredQueries(LISTINGS)
    await writeQueryPlans(settings.DATABASE_URL, queries, LISTINGS)
    const site = await startSite(settings)
    try {
      const processes = [site.process.pid ?? 0, await postgresPid(settings.DATABASE_URL)]
      for (const query of queries) await warmUp(site.url, query)
      const times: QueryTimes[] = []
      for (const query of queries) times.push(await measureQuery(site.url, processes, query))
      return section(times)
    } finally {
      await site.stop()
    }
  } finally {
    await listings.remove()
  }
}

interface QueryTimes {
  name: string
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

async function warmUp(url: string, { path }: MeasuredQuery): Promise<void> {
  for (let turn = 0; turn < WARM_UP_TURNS; turn++) await readPage(url + path(turn))
}

async function measureQuery(
  url: string,
  processes: number[],
  { name, path }: MeasuredQuery,
): Promise<QueryTimes> {
  console.log(`A million listings: ${name}`)
  const ms: number[] = []
  const before = processes.map(processorMs)
  for (let turn = 0; turn < TURNS; turn++) ms.push(await readPage(url + path(WARM_UP_TURNS + turn)))
  const used = processes.map((pid, index) => (processorMs(pid) - (before[index] ?? 0)) / TURNS)
  return { name, ms, processorMs: used }
}

async function readPage(url: string): Promise<number> {
  const { status, ms } = await request(url)
  if (status !== 200) throw new Error(`${url} responded with ${status}`)
  return ms
}

function section(queries: QueryTimes[]): Section {
  return {
    title: 'A million listings',
    description: `On PostgreSQL with its own settings, on the same machine; ${TURNS} times each, one after another, nothing from our own caches, after ${WARM_UP_TURNS} of each that are not counted. The run writes the query plans to proof/results/query-plans.md.`,
    tables: [
      table(
        'what | median | p95 | longest | processor time of the site | of PostgreSQL',
        queries.map(({ name, ms, ...query }) => [
          name,
          `${formatNumber(median(ms))} ms`,
          `${formatNumber(percentile(ms, 95))} ms`,
          `${formatNumber(Math.max(...ms))} ms`,
          ...query.processorMs.map((one) => `${formatNumber(one)} ms`),
        ]),
      ),
    ],
    goals: queries.map(({ name, ms }) =>
      atMost(`${name}, a million listings, p95`, percentile(ms, 95), WANTED_MS, 'ms'),
    ),
  }
}

export const LISTINGS = 1_000_000

/** A data folder and a PostgreSQL database with a million listings. */
export interface MillionListings {
  settings: { DATABASE_URL: string; DATA_DIR: string; DEMO: string; LOG_LEVEL: string }
  remove(): Promise<void>
}

/**
 * Fills a PostgreSQL of its own, as `npm run demo` does; that takes minutes. A database that is
 * already filled is used as it is where `MILLION_DATABASE_URL` names it.
 */
export async function openMillionListings(): Promise<MillionListings> {
  const folder = mkdtempSync(join(tmpdir(), 'million-'))
  const filled = process.env['MILLION_DATABASE_URL']
  const postgres = filled === undefined ? await startPostgres({ durable: true }) : null
  const DATABASE_URL = filled ?? (await createDatabase(postgres?.url() ?? ''))
  const settings = { DATABASE_URL, DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'warn' }
  if (filled === undefined) await fill(settings)
  return {
    settings,
    async remove() {
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function fill(settings: MillionListings['settings']): Promise<void> {
  console.log(`Filling a database with ${LISTINGS} listings …`)
  const assembled = await assemble(readConfig(settings), { patient: true })
  const { app } = assembled
  await demo.addMany(app, { properties: LISTINGS, posts: 0 }, () => {})
  // PostgreSQL does this by itself within minutes; done here, all runs begin alike.
  await sql`vacuum analyze`.execute(app.db)
  await assembled.close()
}
