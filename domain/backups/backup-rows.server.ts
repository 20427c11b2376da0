import { sql } from 'kysely'

import { readPages } from '#domain/paging.server.ts'
import { tableNames, type Database, type Engine } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

export type Row = Record<string, string | number | null>

const PAGE_SIZE = 200

/** A database that is not migrated yet is backed up with the names that it has. */
type BackupTable = keyof Tables | 'mailbox_letters'

// The column or columns by which each table is paged. Every table comes after those that it refers to.
// Sessions and login links are left out: a restore must not revive revoked tokens. Attempts count
// what is limited, for 30 days at most, and previews expire within an hour: a restore begins anew.
const PAGING_KEYS: Record<BackupTable, 'id' | 'name' | 'left out' | string[]> = {
  settings: 'name',
  settings_versions: 'id',
  brand_files: 'name',
  categories: 'id',
  locations: 'id',
  administrators: 'id',
  users: 'id',
  properties: 'id',
  posts: 'id',
  brochures: 'id',
  photos: 'name',
  second_factors: 'id',
  recovery_codes: 'id',
  sessions: 'left out',
  login_links: 'left out',
  attempts: 'left out',
  previews: 'left out',
  emails: 'id',
  enquiries: 'id',
  portal_emails: 'id',
  mailbox_letters: 'id',
  tours: 'id',
  tour_changes: 'id',
  agent_calendars: ['user_id'],
  alerts: 'id',
  home_prices: ['property_id'],
  home_news: 'id',
  alert_homes: 'id',
  enquiry_events: 'id',
  webhooks: 'id',
  webhook_deliveries: 'id',
  audit: 'id',
  figures: ['property_id', 'kind', 'day', 'source'],
}

/** The tables to back up. A database that is not migrated yet has fewer. */
export async function backupTables(db: Database) {
  const existing = new Set(await tableNames(db))
  return Object.entries(PAGING_KEYS).flatMap(([table, key]) =>
    key !== 'left out' && existing.has(table) ? [table] : [],
  )
}

/**
 * The tables that the site and its migrator made, without those of SQLite's text indexes; those that
 * refer to others come first, as they must be dropped.
 */
export async function ownTables(db: Database) {
  const existing = new Set(await tableNames(db))
  const own = [...Object.keys(PAGING_KEYS), 'kysely_migration', 'kysely_migration_lock']
  return own.filter((name) => existing.has(name)).toReversed()
}

/** All rows of a table in pages. */
export function pages(db: Database, table: string): AsyncGenerator<Row[]> {
  const keys = [PAGING_KEYS[table as BackupTable]].flat()
  const columns = sql.join(keys.map((key) => sql.ref(key)))
  const read = async (last: Row[string][] | undefined) => {
    const after = last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(last)})`
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${columns} limit ${PAGE_SIZE}
    `.execute(db)
    return rows
  }
  return readPages(PAGE_SIZE, read, (row) => keys.map((key) => row[key] ?? null))
}

export async function insert(db: Database, table: string, rows: Row[]) {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const values = rows.map((row) => sql`(${sql.join(columns.map((name) => row[name] ?? null))})`)
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    values ${sql.join(values)}
  `.execute(db)
}

export async function empty(db: Database, table: string) {
  await sql`delete from ${sql.table(table)}`.execute(db)
}

export async function migrations(db: Database) {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** The last id that each table used; tables that used none are left out. */
export async function lastIds(db: Database, engine: Engine, tables: string[]) {
  const last: Record<string, number> = {}
  for (const table of tables.filter((table) => PAGING_KEYS[table as BackupTable] === 'id')) {
    const sequence =
      engine === 'sqlite'
        ? sql`seq as last from sqlite_sequence where name = ${table}`
        : sql`last_value as last from pg_sequences
            where format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence(${table}, 'id')`
    const { rows } = await sql<{ last: number | null }>`select ${sequence}`.execute(db)
    if (rows[0]?.last) last[table] = rows[0].last
  }
  return last
}

/** Makes a table continue its ids after this one. */
export async function setLastId(db: Database, engine: Engine, table: string, last: number) {
  if (engine === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id')::regclass, ${last})`.execute(db)
    return
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db)
}
