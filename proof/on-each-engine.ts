import { createDatabase, startPostgres } from '#test/postgres.ts'

import { temporaryFolder } from './temporary-folder.ts'

/** Where a site has its data. */
export interface Place {
  folder: string
  /** The URL of a PostgreSQL server, where the database is not in the folder. */
  server?: string | undefined
}

/** Does the same in an empty folder on SQLite, and on a PostgreSQL server of its own. */
export async function onEachEngine<Result>(
  work: (place: Place) => Promise<Result>,
): Promise<(Result & { engine: string })[]> {
  await using postgres = await startPostgres({ durable: true })
  const engines = { SQLite: undefined, PostgreSQL: postgres.url() }
  return await Array.fromAsync(Object.entries(engines), async ([engine, server]) => {
    await using folder = await temporaryFolder('site')
    return { engine, ...(await work({ folder: folder.path, server })) }
  })
}

/** The settings of a site with an empty database. */
export async function databaseSettings({ server }: Place): Promise<Record<string, string>> {
  return server === undefined ? {} : { DATABASE_URL: await createDatabase(server) }
}
