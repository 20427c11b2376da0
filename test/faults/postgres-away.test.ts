import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'

import { openDatabase } from '#storage/database/database.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'
import { everyDatabaseFault } from '#proof/resilience/postgres-away.ts'

const SECONDS = 2

test('whatever befalls PostgreSQL, kept pages are served, writes are told to come back, and it heals', async () => {
  for (const found of await everyDatabaseFault(SECONDS)) {
    const { name, kept, wrong, needing, ready } = found
    expect(
      kept.filter(({ status }) => status !== 200),
      name,
    ).toEqual([])
    expect(wrong, name).toEqual([])
    expect(Math.max(...needing.map(({ ms }) => ms)), name).toBeLessThan(2000)
    expect(found.healedMs, name).toBeLessThan(5000)
    expect(found.lost, name).toBe(0)
    if (!found.total) continue
    expect(
      needing.map(({ status }) => status),
      name,
    ).toContain(503)
    expect(
      ready.map(({ status }) => status),
      name,
    ).toContain(503)
  }
})

test('a transaction that is cut between two queries fails, and nothing else does', async () => {
  const [serving, other] = [
    await openDatabase(inject('postgres')),
    await openDatabase(inject('postgres')),
  ]
  onTestFinished(async () => {
    await serving.close()
    await other.close()
  })
  const { db } = serving
  const cut = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(other.db)
    await sql`select 1`.execute(tx)
  })
  expect(storeUnavailable(await cut.catch((error: unknown) => error))).toBe('unreachable')
  await expect(sql`select 1`.execute(db)).resolves.toBeDefined()
})
