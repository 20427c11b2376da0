import { openDatabase, type Database } from '#storage/database/database.ts'

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
