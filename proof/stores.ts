import type { App } from '#domain/app.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase, type Database } from '#storage/database/database.ts'

/** Does some work on the database and files of a site that does not run. */
export async function withApp<Result>(
  settings: Record<string, string>,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  const config = readConfig({ DEMO: '0', LOG_LEVEL: 'silent', ...settings })
  const assembled = await assemble(config, { patient: true })
  try {
    return await work(assembled.app)
  } finally {
    await assembled.close()
  }
}

/** Does some work on a site's database, and closes it. */
export async function withDatabase<Result>(
  address: string,
  work: (db: Database, engine: 'sqlite' | 'postgres') => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase(address, { patient: true })
  try {
    return await work(opened.db, opened.engine)
  } finally {
    await opened.close()
  }
}
