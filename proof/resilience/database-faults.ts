import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'

import { openDatabase, type Database } from '#storage/database/database.ts'
import type { RunningPostgres } from '#test/postgres.ts'

import type { Cable } from './tcp-proxy.ts'

/** What is done to the database for a while. */
export interface DatabaseFault {
  name: string
  /** False where some calls may well succeed meanwhile. */
  total: boolean
  /** Returns when it is over. */
  befall(place: Place, seconds: number): Promise<void>
}

export interface Place {
  postgres: RunningPostgres
  /** The address of the site's database, not by way of the cable. */
  address: string
  cable: Cable
}

export const DATABASE_FAULTS: DatabaseFault[] = [
  {
    name: 'stopped',
    total: true,
    async befall({ postgres }, seconds) {
      await postgres.shutDown()
      await wait(seconds * 1000)
      await postgres.start()
    },
  },
  {
    name: 'hanging (SIGSTOP)',
    total: true,
    async befall({ postgres }, seconds) {
      postgres.freeze()
      await wait(seconds * 1000)
      postgres.thaw()
    },
  },
  {
    name: 'restarted',
    total: false,
    async befall({ postgres }) {
      await postgres.shutDown()
      await postgres.start()
    },
  },
  { name: 'connections cut, ten times a second', total: false, befall: cutConnections },
  {
    name: 'network silent, connections forgotten',
    total: true,
    async befall({ cable }, seconds) {
      cable.silence()
      await wait(seconds * 1000)
      cable.mend()
    },
  },
  { name: 'every table locked, pool exhausted', total: true, befall: lockTables },
]

async function cutConnections({ address }: Place, seconds: number): Promise<void> {
  await onOwnConnection(address, async (db) => {
    const end = performance.now() + seconds * 1000
    while (performance.now() < end) {
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
      `.execute(db)
      await wait(100)
    }
  })
}

async function lockTables({ address }: Place, seconds: number): Promise<void> {
  await onOwnConnection(address, (db) =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = 'public'
      `.execute(tx)
      for (const { name } of rows) await sql`lock table ${sql.id(name)}`.execute(tx)
      await wait(seconds * 1000)
    }),
  )
}

async function onOwnConnection(address: string, work: (db: Database) => Promise<void>) {
  const database = await openDatabase(address, { patient: true })
  try {
    await work(database.db)
  } finally {
    await database.close()
  }
}
