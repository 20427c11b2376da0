import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { NotFound } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import { change } from './content-version.server.ts'
import * as rows from './removal-rows.server.ts'

const RESTORABLE_MS = 30 * 86_400_000

const NOUN = { properties: 'property', posts: 'post' } as const

type Writing = Pick<App, 'db' | 'clock' | 'contentVersion' | 'actor'>

/** Takes one out of sight; for thirty days it can be brought back. */
export async function remove(app: Writing, table: rows.Removable, id: number): Promise<void> {
  const now = app.clock.now().toISOString()
  const noun = NOUN[table]
  await change(app, async (tx) => {
    const marked = await rows.mark(tx, table, id, now)
    if (!marked) throw new NotFound(noun, id)
    await audit.record(tx, app, { what: `${noun}-removed`, about: id, note: marked.title })
  })
}

/** Brings one back, and does in the same transaction what else that takes. */
export async function restore(
  app: Writing,
  table: rows.Removable,
  id: number,
  andThen: (tx: Database) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const noun = NOUN[table]
  await change(app, async (tx) => {
    const marked = await rows.mark(tx, table, id, null)
    if (!marked) throw new NotFound(`removed ${noun}`, id)
    await audit.record(tx, app, { what: `${noun}-restored`, about: id, note: marked.title })
    await andThen(tx)
  })
}

/** Forgets what was removed more than thirty days ago. */
export async function purge({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RESTORABLE_MS).toISOString()
  await rows.deleteMarked(db, 'properties', before)
  await rows.deleteMarked(db, 'posts', before)
}

/** Takes the demo content out for good, save what somebody has changed since. */
export async function removeDemo(app: Pick<App, 'db' | 'contentVersion'>): Promise<void> {
  await change(app, async (tx) => {
    await rows.deleteDemo(tx, 'properties')
    await rows.deleteDemo(tx, 'posts')
  })
}
