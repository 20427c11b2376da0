import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'

import { openDatabase } from '#storage/database/database.ts'
import { createDatabase } from '#test/postgres.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { killMigrations } from '#proof/durability/migration-kills.ts'

// `npm run reliability` does it sixty times on each engine.

test.each(['sqlite', 'postgres'] as const)(
  'a migration that is killed half-way is completed by the next start (%s)',
  async (engine) => {
    const server = engine === 'postgres' ? inject('postgres') : undefined
    const { lost } = await killMigrations({ folder: temporaryFolder(), server }, 1, 17)
    expect(lost).toEqual([])
  },
)

test('PostgreSQL cancels the query of a killed process and releases its locks', async () => {
  const address = await createDatabase(inject('postgres'))
  const database = await openDatabase(address)
  onTestFinished(() => database.close())
  const killed = spawn(process.execPath, ['--input-type=module', '-e', HOLD_A_LOCK, address])
  const isHeld = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where query like '%pg_sleep%' and wait_event = 'PgSleep'
        and datname = current_database()`.execute(database.db)
    return rows.length === 1
  }
  await expect.poll(isHeld, { timeout: 60_000 }).toBe(true)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await expect.poll(isHeld, { timeout: 20_000 }).toBe(false)
})

/** As a migration of a large table does, for longer than any timeout. */
const HOLD_A_LOCK = `
  import { sql } from 'kysely'
  import { openDatabase } from '#storage/database/database.ts'
  const { db } = await openDatabase(process.argv[1], { patient: true })
  await sql\`select pg_advisory_lock(1), pg_sleep(600)\`.execute(db)`
