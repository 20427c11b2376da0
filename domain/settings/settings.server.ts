import type { App } from '#domain/app.ts'
import { isoAfter } from '#domain/iso-time.ts'
import { MAX_CLOCK_SKEW_MS } from '#domain/queue.server.ts'

/** Values that the site stores between restarts, by name. */
export async function read({ db }: Pick<App, 'db'>, name: string): Promise<string | undefined> {
  const setting = db.selectFrom('settings').select('value').where('name', '=', name)
  return (await setting.executeTakeFirst())?.value
}

export async function write({ db }: Pick<App, 'db'>, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export async function remove({ db }: Pick<App, 'db'>, name: string): Promise<void> {
  await db.deleteFrom('settings').where('name', '=', name).execute()
}

/** The value; where there is none, that of `create` becomes it. */
export async function readOrCreate(app: Pick<App, 'db'>, name: string, create: () => string) {
  const stored = await read(app, name)
  if (stored !== undefined) return stored
  await app.db
    .insertInto('settings')
    .values({ name, value: create() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  // Another process may have created it first.
  return (await read(app, name)) ?? ''
}

/**
 * Locks a name until `end`; false while another process holds the lock. A stored time well after
 * `end` was written by a wrong clock, and is replaced.
 */
export async function claim({ db, clock }: Pick<App, 'db' | 'clock'>, name: string, end: Date) {
  const [now, until] = [clock.now().toISOString(), end.toISOString()]
  const latest = isoAfter(end, MAX_CLOCK_SKEW_MS)
  const claimed = await db
    .insertInto('settings')
    .values({ name, value: until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: until })
        .where((row) =>
          row.or([row('settings.value', '<=', now), row('settings.value', '>', latest)]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Releases a lock until `end` before its time is over, unless another process has taken it since. */
export async function release(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  name: string,
  end: Date,
): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: clock.now().toISOString() })
    .where('name', '=', name)
    .where('value', '=', end.toISOString())
    .execute()
}
