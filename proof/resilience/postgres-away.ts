import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { atMost, percentile } from '#proof/report/figure.ts'
import type { Section } from '#proof/report/section.ts'
import { createDatabase, startPostgres } from '#test/postgres.ts'
import { logIn, startSite } from '#test/running-site.ts'
import type { Part } from '#proof/part.ts'

import { ask } from './request.ts'
import { layCable } from './tcp-proxy.ts'
import { statuses } from './crowd.ts'
import { DATABASE_FAULTS } from './database-faults.ts'
import { enquire } from './visitors.ts'
import { KEPT, withoutDatabase, type Found } from './without-database.ts'

const SECONDS = 60

export const postgresAway: Part = {
  name: 'postgres-away',
  run: async () => section(await everyDatabaseFault(SECONDS), SECONDS),
}

/** A site on a PostgreSQL of its own, to which everything is done in turn, for so long each. */
export async function everyDatabaseFault(seconds: number): Promise<Found[]> {
  const folder = mkdtempSync(join(tmpdir(), 'away-'))
  const postgres = await startPostgres()
  const address = await createDatabase(postgres.url())
  const cable = await layCable({ port: Number(new URL(address).port) })
  const site = await startSite({
    DATA_DIR: folder,
    DATABASE_URL: cable.through(address),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  })
  try {
    await enquire(site.url, 'the first')
    const ready = { ...site, token: await logIn(site.url), photo: await somePhoto(site.url) }
    for (const path of KEPT) await ask(site.url + path)
    const found: Found[] = []
    for (const fault of DATABASE_FAULTS)
      found.push(await withoutDatabase(ready, { postgres, address, cable }, fault, seconds))
    return found
  } finally {
    await site.stop()
    await cable.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function somePhoto(url: string): Promise<string> {
  const { body } = await ask(`${url}/`)
  const photo = /\/uploads\/[\w.-]+/.exec(body)?.[0]
  if (!photo) throw new Error('The home page shows no photo')
  return photo
}

function section(found: Found[], seconds: number): Section {
  const all = <Value>(of: (one: Found) => Value[]) => found.flatMap(of)
  const needing = all((one) => one.needing)
  return {
    title: 'Without a database',
    says: `A site on PostgreSQL, reached by way of a small proxy of ours; each fault lasts ${seconds} s (a restart as long as it takes). Meanwhile visitors ask for pages and photos that are kept, and 22 at a time for what needs the database: enquiries, an administrator's writes, the list of the API, searches, a form without JavaScript. Those are to be answered as asked, or with 503 and Retry-After. Healed is when an enquiry, a search and \`/readyz\` all work again, counted from the end of the fault.`,
    tables: [
      {
        head: [
          'PostgreSQL is',
          'kept pages',
          'p99',
          'what needs it',
          'slowest',
          'answered otherwise',
          '`/readyz`',
          'healed after',
          'lost',
          'errors logged',
        ],
        rows: found.map((one) => [
          one.name,
          statuses(one.kept),
          `${percentile(times(one.kept), 99).toFixed(0)} ms`,
          statuses(one.needing),
          `${Math.max(...times(one.needing)).toFixed(0)} ms`,
          String(one.wrong.length),
          statuses(one.ready),
          `${one.healedMs.toFixed(0)} ms`,
          String(one.lost),
          String(one.errorsLogged),
        ]),
      },
    ],
    figures: [
      atMost(
        'Database away: kept pages and photos not served',
        all((one) => one.kept).filter(({ status }) => status !== 200).length,
        0,
        '',
      ),
      atMost(
        'Database away: writes not answered with 503 and Retry-After',
        all((one) => one.wrong).length,
        0,
        '',
      ),
      atMost('Database away: slowest answer', Math.max(...times(needing)) / 1000, 2, 's'),
      atMost(
        'Database away: slowest healing',
        Math.max(...found.map((one) => one.healedMs)) / 1000,
        5,
        's',
      ),
      atMost(
        'Database away: answered enquiries lost',
        found.reduce((sum, one) => sum + one.lost, 0),
        0,
        '',
      ),
    ],
  }
}

function times(answers: { ms: number }[]): number[] {
  return answers.map(({ ms }) => ms)
}
