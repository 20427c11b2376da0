import { Agent, get, type IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'

import { sql } from 'kysely'

import { atMost, median, percentile, rounded, type Figure } from '#proof/report/figure.ts'
import type { Section } from '#proof/report/section.ts'
import { parentOf, processorMs } from '#proof/bench/process.ts'
import { openDatabase } from '#storage/database/database.ts'
import { startSite } from '#test/running-site.ts'

import { LISTINGS, millionListings } from './inventory.ts'
import { writePlans } from './plans.ts'
import { questions, type Question } from './queries.ts'

const TURNS = 100
/** Of each question, before any is measured: a site that has just started compiles what it runs. */
const TO_GET_WARM = 50
const WANTED_MS = 50

/** What visitors and administrators wait for on PostgreSQL with a million listings. */
export async function million(): Promise<Section> {
  const made = await millionListings()
  try {
    const asked = questions(LISTINGS)
    await writePlans(made.settings.DATABASE_URL, asked, LISTINGS)
    const site = await startSite(made.settings)
    try {
      const postgres = await serverOf(made.settings.DATABASE_URL)
      const measured: Measured[] = []
      for (const question of asked) await getWarm(site.url, question)
      for (const question of asked)
        measured.push(await measure(site.url, [site.process.pid ?? 0, postgres], question))
      return section(measured)
    } finally {
      agent.destroy()
      await site.stop()
    }
  } finally {
    await made.remove()
  }
}

interface Measured {
  name: string
  ms: number[]
  /** What one took of the processor: by the site, and by PostgreSQL. */
  processorMs: number[]
}

/** The number of the process that starts one for each connection. */
async function serverOf(address: string): Promise<number> {
  const database = await openDatabase(address)
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)
  const pid = parentOf(rows[0]?.pid ?? 0)
  await database.close()
  return pid
}

async function getWarm(url: string, { path }: Question): Promise<void> {
  for (let turn = 0; turn < TO_GET_WARM; turn++) await wholly(url + path(turn))
}

async function measure(
  url: string,
  processes: number[],
  { name, path }: Question,
): Promise<Measured> {
  console.log(`A million listings: ${name}`)
  const ms: number[] = []
  const before = processes.map(processorMs)
  for (let turn = 0; turn < TURNS; turn++) {
    const began = performance.now()
    await wholly(url + path(TO_GET_WARM + turn))
    ms.push(performance.now() - began)
  }
  const taken = processes.map((pid, at) => (processorMs(pid) - (before[at] ?? 0)) / TURNS)
  return { name, ms, processorMs: taken }
}

const agent = new Agent({ keepAlive: true })

/** Asks and reads to the end, and keeps nothing: `fetch` would stop now and then to collect it. */
async function wholly(url: string): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject)
  })
  await finished(answer.resume())
  if (answer.statusCode !== 200) throw new Error(`${url} was answered with ${answer.statusCode}`)
}

function section(measured: Measured[]): Section {
  return {
    title: 'A million listings',
    says: `On PostgreSQL with its own settings, on the same machine; ${TURNS} times each, one after another, and nothing from a cache of ours, after ${TO_GET_WARM} of each that are not counted. The plans are in docs/PLANS.md.`,
    tables: [
      {
        head: ['what', 'median', 'p95', 'longest', 'processor time of the site', 'of PostgreSQL'],
        rows: measured.map(({ name, ms, ...taken }) => [
          name,
          `${rounded(median(ms))} ms`,
          `${rounded(percentile(ms, 95))} ms`,
          `${rounded(Math.max(...ms))} ms`,
          ...taken.processorMs.map((one) => `${rounded(one)} ms`),
        ]),
      },
    ],
    figures: measured.map(figure),
  }
}

function figure({ name, ms }: Measured): Figure {
  return atMost(`${name}, a million listings, p95`, percentile(ms, 95), WANTED_MS, 'ms')
}
