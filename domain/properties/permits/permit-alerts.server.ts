import { sql, type SqlBool } from 'kysely'

import type { App } from '#domain/app.ts'
import { countRows } from '#domain/count-rows.server.ts'
import { daysAfter, dubaiDay } from '#domain/dubai-time.ts'
import { onlyOwn } from '#domain/permissions.ts'
import type { Database } from '#storage/database/database.ts'

import {
  permitAlert,
  type PermitAlert,
  type PermitAlertPage,
  type PermitAlerts,
} from './permit-alerts.ts'
import { HAS_LAST_DAY, HIDDEN, INCOMPLETE, NOT_REMOVED, OFFERED } from './permit-sql.server.ts'
import {
  ALERTS_PER_PAGE,
  MAX_ALERT_COUNT,
  PERMIT_ALERT_KINDS,
  type PermitAlertKind,
} from './permit.ts'

const HAS_NUMBER = sql<SqlBool>`permit_number <> ''`

const ALERT_COLUMNS = Object.keys(permitAlert.shape) as (keyof PermitAlert)[]

/** How many properties only administrators see. */
export function countHidden({ db }: Pick<App, 'db'>): Promise<number> {
  return countRows(db.selectFrom('properties').where(HIDDEN).where(NOT_REMOVED))
}

/** How many properties need attention, by kind. */
export async function alerts(
  app: Pick<App, 'db' | 'clock' | 'permitMode' | 'actor'>,
): Promise<PermitAlerts> {
  const today = dubaiDay(app.clock.now())
  const agent = onlyOwn(app.actor, 'listings')
  const counts = await Promise.all(
    PERMIT_ALERT_KINDS.map(async (kind) => [
      kind,
      await countAlerts(app.db, kind, { ...daysOf(kind, today), agent }, MAX_ALERT_COUNT + 1),
    ]),
  )
  return {
    mode: app.permitMode,
    today,
    counts: Object.fromEntries(counts) as PermitAlerts['counts'],
  }
}

export function countAlerts(db: Database, kind: PermitAlertKind, range: AlertRange, limit: number) {
  return countRows(db.selectFrom(alertsOfKind(db, kind, range).limit(limit).as('counted')))
}

/** A page of the properties of a kind, those that end first at the top. */
export async function list(
  { db, clock, actor }: Pick<App, 'db' | 'clock' | 'actor'>,
  kind: PermitAlertKind,
  page: number,
): Promise<PermitAlertPage> {
  const days = daysOf(kind, dubaiDay(clock.now()))
  const agent = onlyOwn(actor, 'listings')
  // One more than a page, to know whether there is a next one.
  const alerts = await alertsOfKind(db, kind, { ...days, agent })
    .select(ALERT_COLUMNS)
    .orderBy(kind === 'missing' ? 'id' : 'permit_expires_on')
    .orderBy('id')
    .limit(ALERTS_PER_PAGE + 1)
    .offset((page - 1) * ALERTS_PER_PAGE)
    .execute()
  return { listings: alerts.slice(0, ALERTS_PER_PAGE), more: alerts.length > ALERTS_PER_PAGE }
}

/** The ids of the properties of a kind, as a query. */
export function alertIds(db: Database, kind: PermitAlertKind, today: string) {
  return alertsOfKind(db, kind, daysOf(kind, today))
}

// A permit without its link still counts its days: it may be both missing its link and about to end.
function alertsOfKind(db: Database, kind: PermitAlertKind, { from, to, agent }: AlertRange) {
  let unremoved = db
    .selectFrom('properties')
    .select('id')
    .where(NOT_REMOVED)
    .where('status', 'in', OFFERED)
  if (agent !== undefined) unremoved = unremoved.where('agent_id', '=', agent)
  if (kind === 'missing') return unremoved.where(INCOMPLETE)
  return unremoved
    .where(HAS_LAST_DAY)
    .where('permit_expires_on', '>=', from)
    .where('permit_expires_on', '<=', to)
    .where(HAS_NUMBER)
}

/** The first and the last day on which permits of a kind end. Not used for `missing`. */
type DayRange = { from: string; to: string }

/** Also whose listings: with `agent` only those of this agent. */
type AlertRange = DayRange & { agent?: number | undefined }

function daysOf(kind: PermitAlertKind, today: string): DayRange {
  switch (kind) {
    case 'week':
      return { from: today, to: daysAfter(today, 7) }
    case 'month':
      return { from: daysAfter(today, 8), to: daysAfter(today, 30) }
    default:
      return { from: '0', to: daysAfter(today, -1) }
  }
}
