import { execFileSync } from 'node:child_process'

import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'

import { openDatabase } from '#storage/database/database.ts'
import { createDatabase } from '#test/postgres.ts'
import { logIn, startSite, type RunningSite } from '#test/running-site.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

/** A process takes a second or two to come up. */
const PATIENTLY = { timeout: 60_000 }

// A second; `npm run reliability` measures it on a machine that has nothing else to do.
const SOON_MS = 4 * 1000

const EMPTY = { DEMO: '0', LOG_LEVEL: 'silent' }

test('workers of one SQLite file see each change, one that dies is replaced, a stop ends all', async () => {
  const site = await started({ DATA_DIR: temporaryFolder(), WORKERS: '2' })
  const first = workersOf(site)
  expect(first).toHaveLength(2)
  expect(site.output().match(/Administrator: /g)).toHaveLength(1)

  const often = [site, site, site, site]
  expect(await slowest(often, 'First villa')).toBeLessThan(SOON_MS)
  expect(await slowest(often, 'Dune and Dhow', SETTING)).toBeLessThan(SOON_MS)

  process.kill(Number(first[0]), 'SIGKILL')
  await expect.poll(() => site.output(), PATIENTLY).toContain('another is started')
  await expect.poll(() => workersOf(site).length, PATIENTLY).toBe(2)
  expect(workersOf(site)).toContain(first[1])
  for (let asked = 0; asked < 10; asked++) expect((await fetch(site.url)).status).toBe(200)

  const last = workersOf(site)
  expect(await site.stop()).toBe(0)
  for (const pid of last) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
})

test('each process learns of a change by a notification, and by polling where that was lost', async () => {
  const address = await createDatabase(inject('postgres'))
  const settings = { DATABASE_URL: address, DATA_DIR: temporaryFolder() }
  const [one, two] = [await started(settings), await started(settings)]
  expect(await slowest([one, two], 'First villa')).toBeLessThan(SOON_MS)
  expect(await slowest([one, two], 'Dune and Dhow', SETTING)).toBeLessThan(SOON_MS)

  const database = await openDatabase(address)
  onTestFinished(() => database.close())
  const { rows } = await sql<{ cut: boolean }>`
    select pg_terminate_backend(pid) as cut from pg_stat_activity where query ilike 'listen %'
      and datname = current_database()`.execute(database.db)
  expect(rows).toEqual([{ cut: true }, { cut: true }])
  expect(await slowest([one, two], 'Second villa')).toBeLessThan(SOON_MS)
})

const LISTING = { method: 'POST', path: '/api/properties', field: 'properties_title' }
const SETTING = { method: 'PUT', path: '/api/settings/profile', field: 'name' }

/** Changes something at the first site; returns how many milliseconds later the last one shows it. */
async function slowest(
  sites: RunningSite[],
  title: string,
  { method, path, field } = LISTING,
): Promise<number> {
  const [{ url } = { url: '' }] = sites
  const headers = await asAdministrator(url)
  for (const { url } of sites) expect(await pageOf(url)).not.toContain(title)
  const change = {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ [field]: title }),
  }
  const { ok } = await fetch(url + path, change)
  expect(ok).toBe(true)
  const changed = performance.now()
  for (const { url } of sites)
    await expect.poll(() => pageOf(url), { timeout: 20_000, interval: 20 }).toContain(title)
  return performance.now() - changed
}

// A connection of its own each time, so that every worker has its turn.
async function pageOf(url: string): Promise<string> {
  return (await fetch(url, { headers: { connection: 'close' } })).text()
}

async function asAdministrator(url: string): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await logIn(url)}` }
}

function workersOf({ process }: RunningSite): string[] {
  return execFileSync('pgrep', ['-P', String(process.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
}

async function started(settings: Record<string, string>): Promise<RunningSite> {
  const site = await startSite({ ...EMPTY, ...settings })
  onTestFinished(async () => void (await site.stop()))
  return site
}
