import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import type { Database } from '#storage/database/database.ts'

import { daysAfter, dubaiDay } from '#domain/dubai-time.ts'
import { permitState } from './permit.ts'
import * as rows from './permit-rows.server.ts'
import { COUNT_LIMIT, PERMIT_KINDS, WATCHED_PAGE, type PermitKind } from './permit-kinds.ts'
import type { PermitAlerts, PermitAlertPage } from './permit-alerts.ts'

type Judging = Pick<App, 'clock' | 'actor' | 'permitMode'>

const AT_ONCE = 200

/**
 * Hides those of the listings that must not be seen for want of a permit, and shows those again that
 * may be; in the transaction of whoever changed them. Returns how many it hid or showed.
 */
export async function judge(
  tx: Database,
  app: Judging,
  ids: number[],
  { silently = false } = {},
): Promise<number> {
  const wrong = await outOfLine(tx, app, ids)
  const now = app.clock.now()
  const hidden = await mark(tx, wrong, now.toISOString())
  const shown = await mark(tx, wrong, null)
  if (!silently)
    await audit.record(
      tx,
      app,
      ...hidden.map(
        ({ id, title }) => ({ what: 'property-hidden', about: id, note: title }) as const,
      ),
      ...shown.map(
        ({ id, title }) => ({ what: 'property-shown', about: id, note: title }) as const,
      ),
    )
  return hidden.length + shown.length
}

/** Those that are hidden and need not be, and those that are shown and must not be. */
async function outOfLine(db: Database, { clock, permitMode }: Judging, ids: number[]) {
  const today = dubaiDay(clock.now())
  const listings = ids.length > 0 ? await rows.those(db, ids) : []
  return listings.filter((listing) => {
    const mustHide = permitMode === 'enforce' && permitState(listing, today).state !== 'valid'
    return mustHide !== (listing.hidden_at !== null)
  })
}

async function mark(
  tx: Database,
  listings: { id: number; hidden_at: string | null }[],
  hidden_at: string | null,
): Promise<{ id: number; title: string }[]> {
  const ids = listings
    .filter((listing) => (listing.hidden_at === null) === (hidden_at !== null))
    .map(({ id }) => id)
  return ids.length > 0 ? rows.mark(tx, ids, hidden_at) : []
}

/** Brings what is hidden in line with the setting and with the day. Returns how many changed. */
export async function enforce(
  app: Judging & Pick<App, 'db' | 'contentVersion'>,
): Promise<{ changed: number }> {
  let changed = 0
  for (let after = 0; ;) {
    const ids = await rows.hidden(app.db, after, AT_ONCE)
    changed += await judgeSome(app, ids)
    const last = ids.at(-1)
    if (last === undefined || ids.length < AT_ONCE) break
    after = last
  }
  while (app.permitMode === 'enforce') {
    const ids = await rows.toHide(app.db, dubaiDay(app.clock.now()), AT_ONCE)
    const hidden = await judgeSome(app, ids)
    changed += hidden
    if (hidden === 0) break
  }
  return { changed }
}

// Most are as they should be: only a change is announced, and empties what is kept of pages.
async function judgeSome(
  app: Judging & Pick<App, 'db' | 'contentVersion'>,
  ids: number[],
): Promise<number> {
  const wrong = await outOfLine(app.db, app, ids)
  // SQLite answers at once; others get their turn between two pages.
  await nextTurn()
  if (wrong.length === 0) return 0
  return content.change(app, (tx) =>
    judge(
      tx,
      app,
      wrong.map(({ id }) => id),
    ),
  )
}

/** How many listings only administrators see. */
export function countHidden({ db }: Pick<App, 'db'>): Promise<number> {
  return rows.countHidden(db)
}

/** What the dashboard counts down. */
export async function alerts(app: Pick<App, 'db' | 'clock' | 'permitMode'>): Promise<PermitAlerts> {
  const today = dubaiDay(app.clock.now())
  const counts = await Promise.all(
    PERMIT_KINDS.map(async (kind) => [
      kind,
      await rows.count(app.db, kind, daysOf(kind, today), COUNT_LIMIT + 1),
    ]),
  )
  return {
    mode: app.permitMode,
    today,
    counts: Object.fromEntries(counts) as PermitAlerts['counts'],
  }
}

/** Those of a kind, the most pressing first, some a page. */
export async function list(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  kind: PermitKind,
  page: number,
): Promise<PermitAlertPage> {
  const part = { limit: WATCHED_PAGE + 1, offset: (page - 1) * WATCHED_PAGE }
  const found = await rows.list(db, kind, daysOf(kind, dubaiDay(clock.now())), part)
  return { listings: found.slice(0, WATCHED_PAGE), more: found.length > WATCHED_PAGE }
}

function daysOf(kind: PermitKind, today: string): rows.Days {
  switch (kind) {
    case 'week':
      return { from: today, to: daysAfter(today, 7) }
    case 'month':
      return { from: daysAfter(today, 8), to: daysAfter(today, 30) }
    default:
      return { from: '0', to: daysAfter(today, -1) }
  }
}
