import { sql } from 'kysely'

import { withDatabase } from '#proof/stores.ts'
import { referencedFiles } from '#server/referenced-files.ts'
import type { Database } from '#storage/database/database.ts'
import { openFiles } from '#storage/files/open-files.ts'

import type { Loss } from './confirmed-writes.ts'
import type { SiteSetup } from '#proof/sites.ts'

type Stores = Pick<SiteSetup, 'database' | 'uploads'>

/** Runs the database's own checks, and looks up every file that a record refers to. */
export function findDamage({ database, uploads }: Stores): Promise<Loss[]> {
  return withDatabase(database, async (db, engine) => {
    const faults = engine === 'sqlite' ? await sqliteFaults(db) : await postgresFaults(db)
    return [...faults, ...(await missingFiles(db, uploads))]
  })
}

async function sqliteFaults(db: Database): Promise<Loss[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const broken = await sql`pragma foreign_key_check`.execute(db)
  return [
    ...rows.map((row) => row.integrity_check).filter((message) => message !== 'ok'),
    ...broken.rows.map((row) => `a row refers to a missing row: ${JSON.stringify(row)}`),
  ]
}

const INDEX_CHECKS = { btree: 'bt_index_check(c.oid, true)', gin: 'gin_index_check(c.oid)' }

// Checks every index against its table, and every page of every table; amcheck is part of PostgreSQL.
async function postgresFaults(db: Database): Promise<Loss[]> {
  await sql`create extension if not exists amcheck`.execute(db)
  try {
    for (const [method, check] of Object.entries(INDEX_CHECKS))
      await sql`
        select ${sql.raw(check)} from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        join pg_am a on a.oid = c.relam
        where c.relkind = 'i' and n.nspname = 'public' and a.amname = ${method}
      `.execute(db)
  } catch (error) {
    return [String(error)]
  }
  const { rows } = await sql<{ name: string; msg: string }>`
    select c.relname as name, damage.msg from pg_class c
    join pg_namespace n on n.oid = c.relnamespace,
    lateral verify_heapam(c.oid) damage
    where c.relkind = 'r' and n.nspname = 'public'
  `.execute(db)
  return rows.map(({ name, msg }) => `${name}: ${msg}`)
}

async function missingFiles(db: Database, uploads: string): Promise<Loss[]> {
  const files = await openFiles(uploads)
  const missing: Loss[] = []
  for (const key of await referencedFiles(db))
    if (!(await files.find(key))) missing.push(`a record refers to ${key}, which is missing`)
  return missing
}
