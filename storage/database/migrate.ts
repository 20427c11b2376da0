import { Migrator, type Migration } from 'kysely/migration'

import { MIGRATIONS } from '#migrations/migrations.ts'

import { tableNames, type Database, type Engine } from './database.ts'

/** A database from before the first migration was final, which the others cannot build on. */
export class DatabaseTooOld extends Error {
  constructor() {
    super(
      'The database is of version 0.1.0 from before 17 November 2026, which cannot be updated in place: bring it over by a backup, as docs/OPERATING.md says under “From version 0.1.0”.',
    )
  }
}

/** Brings the schema up to date, or to the migration named `to`; returns the names of those applied. */
export async function migrate(db: Database, engine: Engine, to?: string): Promise<string[]> {
  if (await isTooOld(db, engine)) throw new DatabaseTooOld()
  const migrations = Object.entries(MIGRATIONS).map(([name, migration]): [string, Migration] => [
    name,
    { up: (db) => migration.up(db, engine) },
  ])
  const provider = { getMigrations: async () => Object.fromEntries(migrations) }
  // Kysely compares the order of names with the times at which they were applied. Names that come from
  // us are in order; the clock of a computer may have been set back between two updates.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error, results = [] } = await (to === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(to))
  if (error) throw error
  return results.filter((step) => step.status === 'Success').map((step) => step.migrationName)
}

/** The newest tables of the first migration. */
const NEEDED: Record<Engine, string[]> = {
  sqlite: ['photos', 'search_text_trigrams'],
  postgres: ['photos'],
}

async function isTooOld(db: Database, engine: Engine): Promise<boolean> {
  const names = new Set(await tableNames(db))
  return names.has('properties') && !NEEDED[engine].every((name) => names.has(name))
}

/** The names of all migrations, in order. */
export function migrationNames(): string[] {
  return Object.keys(MIGRATIONS)
}
