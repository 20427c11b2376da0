import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { openDatabase, type Database } from '#storage/database/database.ts'
import { createDatabase, startPostgres } from '#test/postgres.ts'
import { logIn, startSite } from '#test/running-site.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

const PAGES = 50

test('pages are read from a replica, unless it lags behind a known change, or has stopped', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const address = await createDatabase(postgres.url())
  const replica = await postgres.follow()
  const copy = replica.url(address.split('/').at(-1) ?? '')
  const site = await startSite({
    DATABASE_URL: address,
    DATABASE_READ_URL: copy,
    DATA_DIR: temporaryFolder(),
    DEMO: '0',
    LOG_LEVEL: 'silent',
  })
  onTestFinished(async () => void (await site.stop()))
  const [there, follower] = [await opened(address), await opened(copy)]
  const headers = {
    authorization: `Bearer ${await logIn(site.url)}`,
    'content-type': 'application/json',
  }
  const write = async (method: string, path: string, properties_title: string) => {
    const body = JSON.stringify({ properties_title })
    const answer = await fetch(site.url + path, { method, headers, body })
    expect(answer.ok).toBe(true)
    return (await answer.json()) as { id: number }
  }
  let asked = 0
  // Not cached: `to` is another one for each request.
  const page = async () => {
    const answer = await fetch(`${site.url}/properties?to=/${asked++}`)
    return answer.status === 200 ? answer.text() : `answered with ${answer.status}`
  }
  const readFromReplica = async () => {
    const before = await readsOf(follower)
    await expect
      .poll(async () => (await page(), (await readsOf(follower)) - before), { timeout: 60_000 })
      .toBeGreaterThan(5)
  }

  const { id } = await write('POST', '/api/properties', 'First')
  await readFromReplica()
  const readBefore = await readsOf(there)
  for (let at = 0; at < PAGES; at++) expect(await page()).toContain('First')
  await sql`select pg_stat_force_next_flush()`.execute(there)
  // The site's jobs may look there meanwhile.
  expect(await readsOf(there)).toBeLessThan(readBefore + PAGES)

  await sql`select pg_wal_replay_pause()`.execute(follower)
  for (const title of ['Second', 'Third']) {
    await write('PUT', `/api/properties/${id}`, title)
    expect(await page()).toContain(title)
    expect(await (await fetch(`${site.url}/api/properties/${id}`)).text()).toContain(title)
  }
  expect(await titlesIn(follower)).toEqual(['First'])

  await sql`select pg_wal_replay_resume()`.execute(follower)
  await expect.poll(() => titlesIn(follower), { timeout: 60_000 }).toEqual(['Third'])
  await readFromReplica()

  await replica.stop()
  for (let at = 0; at < 20; at++) expect(await page()).toContain('Third')
  await write('PUT', `/api/properties/${id}`, 'Fourth')
  expect(await page()).toContain('Fourth')
})

async function opened(address: string): Promise<Database> {
  const database = await openDatabase(address, { patient: true })
  onTestFinished(() => database.close())
  return database.db
}

/** How often the listings were read there, as the server counts it. */
async function readsOf(db: Database): Promise<number> {
  const { rows } = await sql<{ reads: number }>`
    select coalesce(sum(seq_scan + idx_scan), 0)::int as reads
    from pg_stat_user_tables where relname = 'properties'`.execute(db)
  return rows[0]?.reads ?? 0
}

async function titlesIn(db: Database): Promise<string[]> {
  return (await db.selectFrom('properties').select('title').execute()).map(({ title }) => title)
}
