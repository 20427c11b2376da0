import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import { daysAfter, dubaiDay } from '#domain/dubai-time.ts'
import { idOf, readPages } from '#domain/paging.server.ts'
import type { Database } from '#storage/database/database.ts'

import type { PermitAlerts, PermitAlertPage } from './permit-alerts.ts'
import * as rows from './permit-rows.server.ts'
import {
  ALERTS_PER_PAGE,
  MAX_ALERT_COUNT,
  PERMIT_ALERT_KINDS,
  permitState,
  type PermitAlertKind,
} from './permit.ts'

type PermitContext = Pick<App, 'clock' | 'actor' | 'permitMode'>

const BATCH = 200

/**
 * Hides those of the properties that lack a required permit, and shows those again that have one. Runs
 * in the transaction that changed them. Returns how many it hid or showed.
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
  const hidden = await rows.setHidden(tx, idsWhere(false), app.clock.now().toISOString())
  const shown = await rows.setHidden(tx, idsWhere(true), null)
  const actions = [
    ...hidden.map((property) => ({ ...property, what: 'property-hidden' as const })),
    ...shown.map((property) => ({ ...property, what: 'property-shown' as const })),
  ].map(({ id, title, what }) => ({ what, about: id, note: title }))
  if (audited) await audit.record(tx, app, ...actions)
  return actions.length
}

/** Those that are hidden although they need not be, and those that are visible but must not be. */
async function withWrongVisibility(
  db: Database,
  { clock, permitMode }: PermitContext,
  ids: number[],
) {
  const today = dubaiDay(clock.now())
  const properties = ids.length > 0 ? await rows.findMany(db, ids) : []
  return properties.filter((property) => {
    const mustHide = permitMode === 'enforce' && permitState(property, today).state !== 'valid'
    return mustHide !== (property.hidden_at !== null)
  })
}

/** Hides and shows properties as the permit mode and today's date require. */
export async function enforce(app: PermitContext & Pick<App, 'db' | 'contentVersion'>) {
  let changed = 0
  const readHidden = (after = 0) => rows.hiddenIds(app.db, after, BATCH)
  for await (const ids of readPages(BATCH, readHidden, (id) => id))
    changed += await enforceBatch(app, ids)
  while (app.permitMode === 'enforce') {
    const ids = await rows.idsToHide(app.db, dubaiDay(app.clock.now()), BATCH)
    const hidden = await enforceBatch(app, ids)
    changed += hidden
    if (hidden === 0) break
  }
  return { changed }
}

// Looks before it opens a transaction: a content change empties the page cache, and most batches
// contain nothing to change.
async function enforceBatch(
  app: PermitContext & Pick<App, 'db' | 'contentVersion'>,
  ids: number[],
): Promise<number> {
  const wrong = await withWrongVisibility(app.db, app, ids)
  // SQLite is synchronous: let other requests run between two batches.
  await nextTurn()
  if (wrong.length === 0) return 0
  return content.change(app, (tx) => updateVisibility(tx, app, wrong.map(idOf)))
}

/** How many properties only administrators see. */
export function countHidden({ db }: Pick<App, 'db'>): Promise<number> {
  return rows.countHidden(db)
}

/** How many properties need attention, by kind. */
export async function alerts(app: Pick<App, 'db' | 'clock' | 'permitMode'>): Promise<PermitAlerts> {
  const today = dubaiDay(app.clock.now())
  const counts = await Promise.all(
    PERMIT_ALERT_KINDS.map(async (kind) => [
      kind,
      await rows.count(app.db, kind, daysOf(kind, today), MAX_ALERT_COUNT + 1),
    ]),
  )
  return {
    mode: app.permitMode,
    today,
    counts: Object.fromEntries(counts) as PermitAlerts['counts'],
  }
}

/** A page of the properties of a kind, those that end first at the top. */
export async function list(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  kind: PermitAlertKind,
  page: number,
): Promise<PermitAlertPage> {
  const days = daysOf(kind, dubaiDay(clock.now()))
  // One more than a page, to know whether there is a next one.
  const alerts = await rows.list(db, kind, days, {
    limit: ALERTS_PER_PAGE + 1,
    offset: (page - 1) * ALERTS_PER_PAGE,
  })
  return { listings: alerts.slice(0, ALERTS_PER_PAGE), more: alerts.length > ALERTS_PER_PAGE }
}

function daysOf(kind: PermitAlertKind, today: string): rows.DayRange {
  switch (kind) {
    case 'week':
      return { from: today, to: daysAfter(today, 7) }
    case 'month':
      return { from: daysAfter(today, 8), to: daysAfter(today, 30) }
    default:
      return { from: '0', to: daysAfter(today, -1) }
  }
}
