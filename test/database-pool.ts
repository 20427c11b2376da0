import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'

import { openDatabase, type Database, type OpenDatabase } from '#storage/database/database.ts'

import { createDatabase } from './postgres.ts'

export type Contents = 'empty' | 'migrated'

// PostgreSQL takes a tenth of a second to create a database, and much less to empty one, so the tests
// of a Vitest worker use the databases of earlier ones again.
const unused: Record<Contents, string[]> = { empty: [], migrated: [] }

/** A PostgreSQL database for this test alone: without tables, or as a migration leaves it. */
export async function openPooled(
  contents: Contents,
): Promise<{ address: string; database: OpenDatabase }> {
  for (let address = unused[contents].pop(); address; address = unused[contents].pop()) {
    const database = await openUntilFinished(address, contents)
    if (await clear(database.db, contents)) return { address, database }
  }
  const template = contents === 'migrated' ? inject('migrated') : undefined
  const address = await createDatabase(inject('postgres'), template)
  const database = await openUntilFinished(address, contents)
  if (contents === 'migrated') untouched ??= await keptIn(database.db)
  return { address, database }
}

async function openUntilFinished(address: string, contents: Contents): Promise<OpenDatabase> {
  const database = await openDatabase(address, { patient: true })
  onTestFinished(async () => {
    await database.close()
    unused[contents].push(address)
  })
  return database
}

/** False if a test has changed what is not cleared; such a database is not used again. */
async function clear(db: Database, contents: Contents): Promise<boolean> {
  if (contents === 'empty') {
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    return true
  }
  if ((await keptIn(db)) !== untouched) return false
  await TRUNCATE_USED_TABLES.execute(db)
  return true
}

let untouched: string | undefined

/** The tables and indexes, and the rows that a migration inserts. */
async function keptIn(db: Database): Promise<string> {
  const { rows } = await sql<{ kept: string }>`
    select concat(
      (select string_agg(concat_ws(' ', oid, relname, relnatts), ',' order by oid)
        from pg_class where relnamespace = 'public'::regnamespace),
      (select string_agg(categories::text, ',' order by id) from categories),
      (select string_agg(locations::text, ',' order by id) from locations)) as kept`.execute(db)
  return rows[0]?.kept ?? ''
}

// A table is used if it has a page, or if an id was taken for a row that was refused.
const TRUNCATE_USED_TABLES = sql`
  do $$
  declare used text;
  begin
    select string_agg(distinct t.oid::regclass::text, ', ') into used
    from pg_class t
    left join pg_depend d on d.refobjid = t.oid and d.classid = 'pg_class'::regclass
    left join pg_class ids on ids.oid = d.objid and ids.relkind = 'S'
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
      and t.relname not in ('categories', 'locations', 'kysely_migration', 'kysely_migration_lock')
      and (pg_relation_size(t.oid) > 0 or pg_sequence_last_value(ids.oid) is not null);
    if used is not null then
      execute 'truncate ' || used || ' restart identity cascade';
    end if;
  end $$`
