import type { App } from '#domain/app.ts'

import * as rows from './setting-rows.server.ts'

/** Values that the site stores between restarts, by name. */
export function read({ db }: Pick<App, 'db'>, name: string): Promise<string | undefined> {
  return rows.find(db, name)
}

export async function write({ db }: Pick<App, 'db'>, name: string, value: string): Promise<void> {
  await rows.put(db, name, value)
}

/** The value; where there is none, that of `create` becomes it. */
export async function readOrCreate({ db }: Pick<App, 'db'>, name: string, create: () => string) {
  const stored = await rows.find(db, name)
  if (stored !== undefined) return stored
  await rows.insertMissing(db, name, create())
  // Another process may have created it first.
  return (await rows.find(db, name)) ?? ''
}

/** Locks a name until then; false while another process holds the lock. */
export function claim({ db, clock }: Pick<App, 'db' | 'clock'>, name: string, until: Date) {
  return rows.putTime(db, name, { now: clock.now().toISOString(), until: until.toISOString() })
}

/** Releases the lock before its time is over. */
export function release({ db, clock }: Pick<App, 'db' | 'clock'>, name: string): Promise<void> {
  return rows.put(db, name, clock.now().toISOString())
}
