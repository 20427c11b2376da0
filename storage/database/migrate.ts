import { readdir } from 'node:fs/promises'

import type { Kysely } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'

import type { Database, Engine } from './database.ts'

export interface MigrationFile {
  up(db: Kysely<unknown>, engine: Engine): Promise<void>
}

const FOLDER = new URL('../../migrations/', import.meta.url)

/**
 * Brings the schema up to date, or to an older state by the name of its last migration, and returns
 * the names of what was applied.
 */
export async function migrate(db: Database, engine: Engine, to?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: fromFolder(engine) })
  const { error, results = [] } = await (to === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(to))
  if (error) throw error
  return results.filter((step) => step.status === 'Success').map((step) => step.migrationName)
}

/** The names of all migrations, in their order. */
export async function migrationNames(): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.ts')).sort()
  return names.map((name) => name.replace(/\.ts$/, ''))
}

function fromFolder(engine: Engine): MigrationProvider {
  return {
    async getMigrations() {
      const migrations: Record<string, Migration> = {}
      for (const name of await migrationNames()) {
        const file = (await import(new URL(`${name}.ts`, FOLDER).href)) as MigrationFile
        migrations[name] = { up: (db: Kysely<unknown>) => file.up(db, engine) }
      }
      return migrations
    },
  }
}
