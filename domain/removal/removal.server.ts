import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { change } from '#domain/content-version/content-version.server.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import * as withheldPhotos from '#domain/photos/withheld-photos.server.ts'
import { onlyOwn } from '#domain/permissions.ts'
import { idOf } from '#domain/paging.server.ts'
import { NotFound } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import type { RemovedItem } from './removal.ts'

/** The tables whose rows are marked as removed before they are deleted for good. */
export type RemovableTable = 'properties' | 'posts'

const RESTORABLE_MS = 30 * DAY_MS

/** The most that are listed of each kind. */
const MAX_LISTED = 500

const TABLES = ['properties', 'posts'] as const satisfies RemovableTable[]
const NOUN = { properties: 'property', posts: 'post' } as const
const TABLE_OF = { property: 'properties', post: 'posts' } as const

type RemovalApp = Pick<App, 'db' | 'clock' | 'contentVersion' | 'actor'>

type InTransaction = (tx: Database) => Promise<unknown>

/**
 * Hides a property or post and runs `andThen` in the same transaction, then withholds its photos. It can
 * be restored for thirty days.
 */
export async function remove(
  app: RemovalApp,
  table: RemovableTable,
  id: number,
  andThen?: InTransaction,
): Promise<void> {
  const now = app.clock.now().toISOString()
  const noun = NOUN[table]
  await change(app, async (tx) => {
    const row = await setRemovedAt(tx, app, { table, id, removed_at: now })
    if (!row) throw new NotFound(noun, id)
    await audit.record(tx, app, { what: `${noun}-removed`, about: id, note: row.title })
    await andThen?.(tx)
  })
  await withheldPhotos.withhold(app, await withheldPhotos.photosOf(app.db, table, id))
}

/** Restores one, and runs `andThen` in the same transaction. */
export async function restore(
  app: RemovalApp,
  table: RemovableTable,
  id: number,
  andThen?: InTransaction,
): Promise<void> {
  const noun = NOUN[table]
  await change(app, async (tx) => {
    const row = await setRemovedAt(tx, app, { table, id, removed_at: null })
    if (!row) throw new NotFound(`removed ${noun}`, id)
    await audit.record(tx, app, { what: `${noun}-restored`, about: id, note: row.title })
    await withheldPhotos.release(tx, await withheldPhotos.photosOf(tx, table, id))
    await andThen?.(tx)
  })
}

type ListingApp = Pick<App, 'db' | 'clock' | 'actor'>

/** What the actor can restore, the latest first. */
export async function list(app: ListingApp): Promise<RemovedItem[]> {
  const items = await Promise.all(
    TABLES.map(async (table) => {
      const rows = await restorable(app, table).limit(MAX_LISTED).execute()
      const removers = await findRemovers(
        app.db,
        table,
        rows.map(({ id }) => id),
      )
      return rows.flatMap((row) => fromRow(table, row, removers.get(row.id)))
    }),
  )
  return items.flat().toSorted((a, b) => (a.removed_at < b.removed_at ? 1 : -1))
}

/** One that can be restored. */
export async function find(
  app: ListingApp,
  kind: RemovedItem['kind'],
  id: number,
): Promise<RemovedItem> {
  const table = TABLE_OF[kind]
  const row = await restorable(app, table).where('id', '=', id).executeTakeFirst()
  const [item] = row ? fromRow(table, row, (await findRemovers(app.db, table, [id])).get(id)) : []
  if (!item) throw new NotFound(`removed ${kind}`, id)
  return item
}

function restorable({ db, clock, actor }: ListingApp, table: RemovableTable) {
  return db
    .selectFrom(table)
    .select(['id', 'title', 'removed_at'])
    .where('removed_at', '>=', isoAfter(clock.now(), -RESTORABLE_MS))
    .where(isOpenTo(actor, table))
    .orderBy('removed_at', 'desc')
}

/** Who removed each of them last. */
async function findRemovers(db: Database, table: RemovableTable, ids: number[]) {
  if (ids.length === 0) return new Map<number | null, string>()
  const entries = await db
    .selectFrom('audit')
    .select(['about_id', 'who'])
    .where('what', '=', `${NOUN[table]}-removed`)
    .where('about_id', 'in', ids)
    .orderBy('id')
    .execute()
  return new Map(entries.map(({ about_id, who }) => [about_id, who]))
}

function fromRow(
  table: RemovableTable,
  { id, title, removed_at }: { id: number; title: string; removed_at: string | null },
  removed_by = '',
): RemovedItem[] {
  if (removed_at === null) return []
  const deleted_at = isoAfter(new Date(removed_at), RESTORABLE_MS)
  return [{ kind: NOUN[table], id, title, removed_at, removed_by, deleted_at }]
}

/** Deletes for good what was removed more than thirty days ago, and returns the ids. */
export async function purge({ db, clock }: Pick<App, 'db' | 'clock'>) {
  const before = isoAfter(clock.now(), -RESTORABLE_MS)
  const purged: Record<RemovableTable, number[]> = { properties: [], posts: [] }
  for (const table of TABLES) {
    const rows = await db
      .deleteFrom(table)
      .where('removed_at', '<', before)
      .returning('id')
      .execute()
    purged[table] = rows.map(idOf)
  }
  return purged
}

/** Deletes the demo content for good, except what an administrator has changed. */
export async function removeDemo(app: Pick<App, 'db' | 'contentVersion'>): Promise<void> {
  await change(app, async (tx) => {
    for (const table of TABLES) await tx.deleteFrom(table).where('demo', '=', 1).execute()
  })
}

/** Sets or clears `removed_at`; undefined where no row had to change. */
function setRemovedAt(
  tx: Database,
  { actor }: Pick<App, 'actor'>,
  { table, id, removed_at }: { table: RemovableTable; id: number; removed_at: string | null },
) {
  return tx
    .updateTable(table)
    .set({ removed_at })
    .where('id', '=', id)
    .where('removed_at', removed_at === null ? 'is not' : 'is', null)
    .where(isOpenTo(actor, table))
    .returning('title')
    .executeTakeFirst()
}

/** An agent removes and restores only their own listings, and no posts. */
function isOpenTo(actor: App['actor'], table: RemovableTable) {
  const agent = onlyOwn(actor, 'listings')
  if (agent === undefined) return sql<boolean>`1 = 1`
  return table === 'posts' ? sql<boolean>`1 = 0` : sql<boolean>`agent_id = ${agent}`
}
