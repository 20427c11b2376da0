import type { TestProject } from 'vitest/node'

import { openDatabase } from '#storage/database/database.ts'
import { migrate } from '#storage/database/migrate.ts'

import { createDatabase, startPostgres } from './postgres.ts'

/** One server for the whole run; each test makes a database of its own on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgres', postgres.url())
  project.provide('migrated', await migratedOn(postgres.url()))
  return () => postgres.stop()
}

/** A database with every table, to be copied: that is sooner done than making them anew. */
async function migratedOn(server: string): Promise<string> {
  const address = await createDatabase(server)
  const database = await openDatabase(address, { patient: true })
  await migrate(database.db, database.engine)
  await database.close()
  return address
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
    migrated: string
    engine: 'sqlite' | 'postgres'
  }
}
