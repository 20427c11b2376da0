import type { App } from '#domain/app.ts'

import * as rows from './setting-rows.server.ts'

/** What the site remembers about itself between two starts. */
export function read({ db }: Pick<App, 'db'>, name: string): Promise<string | undefined> {
  return rows.find(db, name)
}

export async function write({ db }: Pick<App, 'db'>, name: string, value: string): Promise<void> {
  await rows.put(db, name, value)
}

/** Remembers the value unless there is one already. */
export async function writeOnce(
  { db }: Pick<App, 'db'>,
  name: string,
  value: string,
): Promise<void> {
  await rows.insertMissing(db, name, value)
}

/** Takes a name until then; false where another process has taken it, and its time is not over. */
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

/** Gives a name back before its time is over. */
export function release({ db, clock }: Pick<App, 'db' | 'clock'>, name: string): Promise<void> {
  return rows.put(db, name, clock.now().toISOString())
}
