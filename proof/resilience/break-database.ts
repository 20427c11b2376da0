import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'

import { withDatabase } from '#proof/stores.ts'
import type { RunningPostgres } from '#test/postgres.ts'

import type { TcpProxy } from './tcp-proxy.ts'

/** Something that makes the database unavailable for a while. */
export interface DatabaseFault {
  name: string
  /** False where some requests may succeed meanwhile. */
  isTotal: boolean
  /** Returns when the fault is over. */
  cause(target: FaultTarget, seconds: number): Promise<void>
}

export interface FaultTarget {
  postgres: RunningPostgres
  /** The site's database, not through the proxy. */
  databaseUrl: string
  proxy: TcpProxy
}

export const DATABASE_FAULTS: DatabaseFault[] = [
  {
    name: 'stopped',
    isTotal: true,
    async cause({ postgres }, seconds) {
      await postgres.shutDown()
      await wait(seconds * 1000)
      await postgres.start()
    },
  },
  {
    name: 'hanging (SIGSTOP)',
    isTotal: true,
    async cause({ postgres }, seconds) {
      postgres.freeze()
      await wait(seconds * 1000)
      postgres.thaw()
    },
  },
  {
    name: 'restarted',
    isTotal: false,
    async cause({ postgres }) {
      await postgres.shutDown()
      await postgres.start()
    },
  },
  { name: 'connections cut, ten times a second', isTotal: false, cause: cutConnections },
  {
    name: 'network silent, connections forgotten',
    isTotal: true,
    async cause({ proxy }, seconds) {
      proxy.silence()
      await wait(seconds * 1000)
      proxy.restore()
    },
  },
  { name: 'every table locked, pool exhausted', isTotal: true, cause: lockTables },
]

async function cutConnections({ databaseUrl }: FaultTarget, seconds: number): Promise<void> {
  await withDatabase(databaseUrl, async (db) => {
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

async function lockTables({ databaseUrl }: FaultTarget, seconds: number): Promise<void> {
  await withDatabase(databaseUrl, (db) =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = 'public'
      `.execute(tx)
      for (const { name } of rows) await sql`lock table ${sql.id(name)}`.execute(tx)
      await wait(seconds * 1000)
    }),
  )
}
