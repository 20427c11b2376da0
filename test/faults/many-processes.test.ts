import { execFileSync } from 'node:child_process'

import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'

import { openDatabase } from '#storage/database.ts'
import { createDatabase } from '#test/postgres.ts'
import { ADMIN_PASSWORD, startSite, type RunningSite } from '#test/running-site.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

const EMPTY = { DEMO: '0', LOG_LEVEL: 'silent' }

test('workers serve on one port, one that dies is replaced, and a stop ends them all', async () => {
  const site = await started({ DATA_DIR: temporaryFolder(), WORKERS: '2' })
  const first = workersOf(site)
  expect(first).toHaveLength(2)
  expect(site.output().match(/Administrator: /g)).toHaveLength(1)

  process.kill(Number(first[0]), 'SIGKILL')
  await expect.poll(() => site.output()).toContain('another is started')
  await expect.poll(() => workersOf(site).length).toBe(2)
  expect(workersOf(site)).toContain(first[1])
  for (let asked = 0; asked < 10; asked++) expect((await fetch(site.url)).status).toBe(200)

  const last = workersOf(site)
  expect(await site.stop()).toBe(0)
  for (const pid of last) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
})

test('a change is seen by every worker of one SQLite file within a second', async () => {
  const site = await started({ DATA_DIR: temporaryFolder(), WORKERS: '2' })
  await titleSeen(site, [site, site, site, site], 'First')
  await titleSeen(site, [site, site, site, site], 'Second')
})

test('a change is heard by every process, and found where it could not be heard', async () => {
  const address = await createDatabase(inject('postgres'))
  const settings = { DATABASE_URL: address, DATA_DIR: temporaryFolder() }
  const [one, two] = [await started(settings), await started(settings)]
  await titleSeen(one, [one, two], 'First')

  const database = await openDatabase(address)
  onTestFinished(() => database.close())
  const { rows } = await sql<{ cut: boolean }>`
    select pg_terminate_backend(pid) as cut from pg_stat_activity where query ilike 'listen %'
      and datname = current_database()`.execute(database.db)
  expect(rows).toEqual([{ cut: true }, { cut: true }])
  await titleSeen(one, [two], 'Second')
})

/** Creates a listing and waits until the home page shows it everywhere. */
async function titleSeen(at: RunningSite, everywhere: RunningSite[], title: string): Promise<void> {
  const headers = await asAdministrator(at)
  for (const { url } of everywhere) expect(await pageOf(url)).not.toContain(title)
  const { status } = await fetch(`${at.url}/api/properties`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ properties_title: title }),
  })
  expect(status).toBe(201)
  for (const { url } of everywhere)
    await expect.poll(() => pageOf(url), { timeout: 1000, interval: 50 }).toContain(title)
}

// A connection of its own each time, so that every worker has its turn.
async function pageOf(url: string): Promise<string> {
  return (await fetch(url, { headers: { connection: 'close' } })).text()
}

async function asAdministrator({ url }: RunningSite): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
  })
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
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
