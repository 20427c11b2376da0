import type { App } from '#domain/app.ts'

import * as rows from './setting-rows.server.ts'

/** Values that the site stores between restarts, by name. */
export function read({ db }: Pick<App, 'db'>, name: string): Promise<string | undefined> {
  return rows.find(db, name)
}

export async function write({ db }: Pick<App, 'db'>, name: string, value: string): Promise<void> {
  await rows.put(db, name, value)
}

/** Writes the value unless there is one already. */
export async function writeOnce(
  { db }: Pick<App, 'db'>,
  name: string,
  value: string,
): Promise<void> {
  await rows.insertMissing(db, name, value)
}

/** Locks a name until then; false while another process holds the lock. */
export function claim(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  name: string,
  until: Date,
): Promise<boolean> {
  return rows.putTime(db, name, {
    now: clock.now().toISOString(),
    until: until.toISOString(),
  })
}

/** Releases the lock before its time is over. */
export function release({ db, clock }: Pick<App, 'db' | 'clock'>, name: string): Promise<void> {
  return rows.put(db, name, clock.now().toISOString())
}
