import type { ExpressionBuilder } from 'kysely'

import { engineOf, type Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

import type { AlertRow } from './alert-rows.server.ts'

/** Which alerts are due. */
export type Due =
  /** Alerts last emailed at or before this time, or after `now`, which a wrong clock wrote. */
  | { frequency: 'now'; lastSentBefore: string; now: string }
  /** Alerts that were not processed on this day yet. */
  | { frequency: 'daily'; today: string }

/** Alerts for one search that have seen the same news. */
export type DueGroup = Due & Pick<AlertRow, 'search' | 'seen_news'>

export function groups(db: Database, due: Due, newest: number) {
  return db
    .selectFrom('alerts')
    .select(['search', 'seen_news'])
    .distinct()
    .where(isDue(due))
    .$if(due.frequency === 'now', (alerts) => alerts.where('seen_news', '<', newest))
    .orderBy('seen_news')
    .orderBy('search')
    .execute()
}

/** Notes that a group has seen the news, where none of it fits. */
export async function markSeen(db: Database, group: DueGroup, newest: number): Promise<void> {
  await db.updateTable('alerts').set(seen(group, newest)).where(isInGroup(group)).execute()
}

/**
 * Claims up to `limit` alerts of a group and marks the news as seen by them. The caller queues their
 * emails in the same transaction. A claimed alert leaves the group, so no other process claims it.
 */
export function claim(
  tx: Database,
  group: DueGroup,
  newest: number,
  limit: number,
): Promise<AlertRow[]> {
  const ids = tx
    .selectFrom('alerts')
    .select('id')
    .where(isInGroup(group))
    .orderBy('id')
    .limit(limit)
  // PostgreSQL has parallel writers: what another process is claiming is skipped.
  const unlocked = engineOf(tx) === 'postgres' ? ids.forUpdate().skipLocked() : ids
  return tx
    .updateTable('alerts')
    .set(seen(group, newest))
    .where('id', 'in', unlocked)
    .returningAll()
    .execute()
}

function seen(group: DueGroup, newest: number) {
  // News may have been deleted since the alert saw them.
  const seen_news = Math.max(group.seen_news, newest)
  return group.frequency === 'daily' ? { seen_news, last_daily: group.today } : { seen_news }
}

type Alerts = ExpressionBuilder<Tables, 'alerts'>

function isDue(due: Due) {
  return (alert: Alerts) =>
    alert.and([
      alert('state', '=', 'active'),
      alert('frequency', '=', due.frequency),
      due.frequency === 'daily'
        ? alert('last_daily', '<>', due.today)
        : alert.or([
            alert('told_at', 'is', null),
            alert('told_at', '<=', due.lastSentBefore),
            alert('told_at', '>', due.now),
          ]),
    ])
}

function isInGroup(group: DueGroup) {
  return (alert: Alerts) =>
    alert.and([
      isDue(group)(alert),
      alert('search', '=', group.search),
      alert('seen_news', '=', group.seen_news),
    ])
}
