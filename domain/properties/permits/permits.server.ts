import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import { idOf, inBatches, readPages } from '#domain/paging.server.ts'
import { announceProperties } from '#domain/properties/property-webhooks.server.ts'
import { isOffered } from '#domain/properties/publication.ts'
import { engineOf, type Database } from '#storage/database/database.ts'

import { HAS_LAST_DAY, HIDDEN, INCOMPLETE, NOT_REMOVED, OFFERED } from './permit-sql.server.ts'
import { permitState } from './permit.ts'

type PermitContext = Pick<App, 'clock' | 'actor' | 'permitMode'>
type EnforcingApp = PermitContext & Pick<App, 'db' | 'contentVersion' | 'publicUrl'>

const BATCH = 200

/**
 * Hides those of the properties that are not offered or lack a required permit, and shows the others
 * again. Runs in the transaction that changed them. Returns how many it hid or showed.
 */
export async function updateVisibility(
  tx: Database,
  app: PermitContext,
  ids: number[],
  { audited = true } = {},
): Promise<number> {
  const wrong = await withWrongVisibility(tx, app, ids)
  const idsWhere = (isHidden: boolean) =>
    wrong.filter(({ hidden_at }) => (hidden_at !== null) === isHidden).map(idOf)
  const now = app.clock.now().toISOString()
  const hidden = await setHidden(tx, idsWhere(false), now)
  const shown = await setHidden(tx, idsWhere(true), null)
  await setPublished(tx, ids, now)
  const actions = [
    ...hidden.map((property) => ({ ...property, what: 'property-hidden' as const })),
    ...shown.map((property) => ({ ...property, what: 'property-shown' as const })),
  ].map(({ id, title, what }) => ({ what, about: id, note: title }))
  if (audited) await audit.record(tx, app, ...actions)
  return actions.length
}

/** Hides or shows. Returns only the rows that changed: another process may have been first. */
async function setHidden(db: Database, ids: number[], hidden_at: string | null) {
  if (ids.length === 0) return []
  return db
    .updateTable('properties')
    .set({ hidden_at })
    .where('id', 'in', ids)
    .where('hidden_at', hidden_at === null ? 'is not' : 'is', null)
    .returning(['id', 'title'])
    .execute()
}

/** Notes when visitors first saw them. */
async function setPublished(db: Database, ids: number[], published_at: string): Promise<void> {
  for (const batch of inBatches(ids, BATCH))
    await db
      .updateTable('properties')
      .set({ published_at })
      .where('id', 'in', batch)
      .where('hidden_at', 'is', null)
      .where('published_at', 'is', null)
      .execute()
}

/** Those that are hidden although they need not be, and those that are visible but must not be. */
async function withWrongVisibility(
  db: Database,
  { clock, permitMode }: PermitContext,
  ids: number[],
) {
  const today = dubaiDay(clock.now())
  if (ids.length === 0) return []
  const query = db
    .selectFrom('properties')
    .select([
      'id',
      'title',
      'permit_number',
      'permit_url',
      'permit_expires_on',
      'hidden_at',
      'status',
    ])
    .where('id', 'in', ids)
    .where(NOT_REMOVED)
    .orderBy('id')
  // Inside a transaction the rows stay locked until it ends.
  const isLocking = db.isTransaction && engineOf(db) === 'postgres'
  const properties = await (isLocking ? query.forUpdate() : query).execute()
  return properties.filter((property) => {
    const lacksPermit = permitMode === 'enforce' && permitState(property, today).state !== 'valid'
    const mustHide = lacksPermit || !isOffered(property.status)
    return mustHide !== (property.hidden_at !== null)
  })
}

/** Hides and shows properties as the permit mode and today's date require. */
export async function enforce(app: EnforcingApp) {
  let changed = 0
  const readHidden = (after = 0) => hiddenIds(app.db, after, BATCH)
  for await (const ids of readPages(BATCH, readHidden, (id) => id))
    changed += await enforceBatch(app, ids)
  while (app.permitMode === 'enforce') {
    const ids = await idsToHide(app.db, dubaiDay(app.clock.now()), BATCH)
    const hidden = await enforceBatch(app, ids)
    changed += hidden
    if (hidden === 0) break
  }
  return { changed }
}

// Looks before it opens a transaction: a content change empties the page cache, and most batches
// contain nothing to change.
async function enforceBatch(app: EnforcingApp, ids: number[]): Promise<number> {
  const wrong = await withWrongVisibility(app.db, app, ids)
  // SQLite is synchronous: let other requests run between two batches.
  await nextTurn()
  if (wrong.length === 0) return 0
  return content.change(app, async (tx) => {
    const changed = await updateVisibility(tx, app, wrong.map(idOf))
    await announceProperties(tx, app, wrong.map(idOf))
    return changed
  })
}

/** Ids of visible properties without a valid permit. */
async function idsToHide(db: Database, today: string, limit: number) {
  const visible = () =>
    db.selectFrom('properties').select('id').where(NOT_REMOVED).where('hidden_at', 'is', null)
  const incomplete = await visible().where(INCOMPLETE).orderBy('id').limit(limit).execute()
  if (incomplete.length > 0) return incomplete.map(({ id }) => id)
  const expired = await visible()
    .where(HAS_LAST_DAY)
    .where('permit_expires_on', '<', today)
    .limit(limit)
    .execute()
  return expired.map(({ id }) => id)
}

/** Ids of properties that only lack a permit, in ascending order, starting after an id. */
async function hiddenIds(db: Database, after: number, limit: number) {
  const page = await db
    .selectFrom('properties')
    .select('id')
    .where(HIDDEN)
    .where('status', 'in', OFFERED)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return page.map(({ id }) => id)
}
