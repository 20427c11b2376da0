import { readdir } from 'node:fs/promises'

import type { Kysely } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'

import type { Database, Engine } from './database.ts'

export interface MigrationFile {
  up(db: Kysely<unknown>, engine: Engine): Promise<void>
}

const FOLDER = new URL('../migrations/', import.meta.url)

/** Brings the schema up to date and returns the names of what was applied. */
export async function migrate(db: Database, engine: Engine): Promise<string[]> {
  const { error, results = [] } = await new Migrator({
    db,
    provider: fromFolder(engine),
  }).migrateToLatest()
  if (error) throw error
  return results.filter((step) => step.status === 'Success').map((step) => step.migrationName)
}

function fromFolder(engine: Engine): MigrationProvider {
  return {
    async getMigrations() {
      const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.ts')).sort()
      const migrations: Record<string, Migration> = {}
      for (const name of names) {
        const file = (await import(new URL(name, FOLDER).href)) as MigrationFile
        migrations[name.replace(/\.ts$/, '')] = {
          up: (db: Kysely<unknown>) => file.up(db, engine),
        }
      }
      return migrations
    },
  }
}
