import { sql } from 'kysely'

import { referencedFiles } from '#server/referenced-files.ts'
import { openDatabase, type Database } from '#storage/database/database.ts'
import { openFiles } from '#storage/files/open-files.ts'

import type { Lost } from './ledger.ts'
import type { Place } from './work-folder.ts'

type Stores = Pick<Place, 'database' | 'uploads'>

/** The database's own check of itself, and whether every file that a record names is there. */
export async function unsound({ database, uploads }: Stores): Promise<Lost[]> {
  const opened = await openDatabase(database, { patient: true })
  const { db, engine } = opened
  try {
    const own = engine === 'sqlite' ? await sqliteFaults(db) : await postgresFaults(db)
    return [...own, ...(await filesMissing(db, uploads))]
  } finally {
    await opened.close()
  }
}

async function sqliteFaults(db: Database): Promise<Lost[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const broken = await sql`pragma foreign_key_check`.execute(db)
  return [
    ...rows.map((row) => row.integrity_check).filter((words) => words !== 'ok'),
    ...broken.rows.map((row) => `a row refers to one that is not there: ${JSON.stringify(row)}`),
  ]
}

const INDEX_CHECKS = { btree: 'bt_index_check(c.oid, true)', gin: 'gin_index_check(c.oid)' }

// Every index against its table and every page of every table; amcheck comes with PostgreSQL.
async function postgresFaults(db: Database): Promise<Lost[]> {
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
    select c.relname as name, found.msg from pg_class c
    join pg_namespace n on n.oid = c.relnamespace,
    lateral verify_heapam(c.oid) found
    where c.relkind = 'r' and n.nspname = 'public'
  `.execute(db)
  return rows.map(({ name, msg }) => `${name}: ${msg}`)
}

async function filesMissing(db: Database, uploads: string): Promise<Lost[]> {
  const files = await openFiles(uploads)
  const missing: Lost[] = []
  for (const key of await referencedFiles(db))
    if (!(await files.find(key))) missing.push(`a record names ${key}, which is not there`)
  return missing
}
