import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { change } from '#domain/content-version/content-version.server.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import { NotFound } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import * as rows from './removal-rows.server.ts'

export type Removable = rows.Removable

const RESTORABLE_MS = 30 * DAY_MS

const NOUN = { properties: 'property', posts: 'post' } as const

type RemovalApp = Pick<App, 'db' | 'clock' | 'contentVersion' | 'actor'>

/** Hides one from the site; for thirty days it can be restored. */
export async function remove(app: RemovalApp, table: Removable, id: number): Promise<void> {
  const now = app.clock.now().toISOString()
  const noun = NOUN[table]
  await change(app, async (tx) => {
    const row = await rows.setRemovedAt(tx, table, id, now)
    if (!row) throw new NotFound(noun, id)
    await audit.record(tx, app, { what: `${noun}-removed`, about: id, note: row.title })
  })
}

/** Restores one, and runs `andThen` in the same transaction. */
export async function restore(
  app: RemovalApp,
  table: Removable,
  id: number,
  andThen?: (tx: Database) => Promise<unknown>,
): Promise<void> {
  const noun = NOUN[table]
  await change(app, async (tx) => {
    const row = await rows.setRemovedAt(tx, table, id, null)
    if (!row) throw new NotFound(`removed ${noun}`, id)
    await audit.record(tx, app, { what: `${noun}-restored`, about: id, note: row.title })
    await andThen?.(tx)
  })
}

/** Deletes for good what was removed more than thirty days ago. */
export async function purge({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = isoAfter(clock.now(), -RESTORABLE_MS)
  await rows.deleteRemoved(db, 'properties', before)
  await rows.deleteRemoved(db, 'posts', before)
}

/** Deletes the demo content for good, except what an administrator has changed. */
export async function removeDemo(app: Pick<App, 'db' | 'contentVersion'>): Promise<void> {
  await change(app, async (tx) => {
    await rows.deleteDemo(tx, 'properties')
    await rows.deleteDemo(tx, 'posts')
  })
}
