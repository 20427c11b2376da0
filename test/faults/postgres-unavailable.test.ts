import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'

import { openDatabase } from '#storage/database/database.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'
import { observeAllFaults } from '#proof/resilience/database-faults.ts'

const SECONDS = 2

test('during database faults cached pages are served, writes get 503, and the site recovers', async () => {
  for (const observation of await observeAllFaults(SECONDS)) {
    const { fault, cached, wrong, needingDatabase, readyz } = observation
    expect(
      cached.filter(({ status }) => status !== 200),
      fault,
    ).toEqual([])
    expect(wrong, fault).toEqual([])
    // A machine with much else to do delays cached pages as well.
    expect(slowest(needingDatabase) - slowest(cached), fault).toBeLessThan(2000)
    expect(observation.recoveredMs, fault).toBeLessThan(5000)
    expect(observation.lost, fault).toBe(0)
    if (!observation.isTotal) continue
    expect(
      needingDatabase.map(({ status }) => status),
      fault,
    ).toContain(503)
    expect(
      readyz.map(({ status }) => status),
      fault,
    ).toContain(503)
  }
})

const slowest = (answers: readonly { ms: number }[]) => Math.max(...answers.map(({ ms }) => ms))

test('a transaction whose connection is cut fails, and the next query works', async () => {
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
