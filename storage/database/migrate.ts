import { Migrator, type Migration } from 'kysely/migration'

import { MIGRATIONS } from '#migrations/migrations.ts'

import type { Database, Engine } from './database.ts'

/** Brings the schema up to date, or to the migration named `to`; returns the names of those applied. */
export async function migrate(db: Database, engine: Engine, to?: string): Promise<string[]> {
  const migrations = Object.entries(MIGRATIONS).map(([name, migration]): [string, Migration] => [
    name,
    { up: (db) => migration.up(db, engine) },
  ])
  const provider = { getMigrations: async () => Object.fromEntries(migrations) }
  const migrator = new Migrator({ db, provider })
  const { error, results = [] } = await (to === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(to))
  if (error) throw error
  return results.filter((step) => step.status === 'Success').map((step) => step.migrationName)
}

/** The names of all migrations, in order. */
export function migrationNames(): string[] {
  return Object.keys(MIGRATIONS)
}
