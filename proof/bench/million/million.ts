import { sql } from 'kysely'

import { request } from '#proof/http-client.ts'
import { parentOf, processorMs } from '#proof/process-stats.ts'
import { atMost, formatNumber, median, percentile } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { openDatabase } from '#storage/database/database.ts'
import { startSite } from '#test/running-site.ts'

import { LISTINGS, openMillionListings } from './million-listings.ts'
import { measuredQueries, type MeasuredQuery } from './queries.ts'
import { writeQueryPlans } from './query-plans.ts'

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
