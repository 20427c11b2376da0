import type { App } from '#domain/app.ts'
import { NotFound } from '#domain/problem.ts'

import { change } from './content.server.ts'
import * as rows from './removal-rows.server.ts'

const RESTORABLE_MS = 30 * 86_400_000

const NOUN: Record<rows.Removable, string> = { properties: 'property', posts: 'post' }

/** Takes one out of sight; for thirty days it can be brought back. */
export async function remove(
  app: Pick<App, 'db' | 'clock' | 'content'>,
  table: rows.Removable,
  id: number,
): Promise<void> {
  const now = app.clock.now().toISOString()
  await change(app, async (tx) => {
    if (!(await rows.mark(tx, table, id, now))) throw new NotFound(NOUN[table], id)
  })
}

export async function restore(
  app: Pick<App, 'db' | 'content'>,
  table: rows.Removable,
  id: number,
): Promise<void> {
  await change(app, async (tx) => {
    if (!(await rows.mark(tx, table, id, null))) throw new NotFound(`removed ${NOUN[table]}`, id)
  })
}

/** Forgets what was removed more than thirty days ago. */
export async function purge({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RESTORABLE_MS).toISOString()
  await rows.deleteMarked(db, 'properties', before)
  await rows.deleteMarked(db, 'posts', before)
}

/** Takes the demo content out for good, save what somebody has changed since. */
export async function removeDemo(app: Pick<App, 'db' | 'content'>): Promise<void> {
  await change(app, async (tx) => {
    await rows.deleteDemo(tx, 'properties')
    await rows.deleteDemo(tx, 'posts')
  })
}
