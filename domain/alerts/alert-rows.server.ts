import { engineOf, type Database } from '#storage/database/database.ts'
import type { NewRow, Row, RowChange } from '#storage/database/tables.ts'

export type AlertRow = Row<'alerts'>

export async function insert(db: Database, row: NewRow<'alerts'>): Promise<void> {
  await db.insertInto('alerts').values(row).execute()
}

export function find(db: Database, reference: string) {
  return db.selectFrom('alerts').selectAll().where('reference', '=', reference).executeTakeFirst()
}

export async function updateByReference(
  db: Database,
  reference: string,
  change: RowChange<'alerts'>,
): Promise<void> {
  await db.updateTable('alerts').set(change).where('reference', '=', reference).execute()
}

/** The alerts of an address that are in this state. */
export function ofAddress(db: Database, email_key: string, state: AlertRow['state']) {
  return db
    .selectFrom('alerts')
    .selectAll()
    .where('email_key', '=', email_key)
    .where('state', '=', state)
    .orderBy('id')
    .execute()
}

/** Lets one change of an address's alerts follow another. SQLite has one writer at a time anyway. */
export async function lockAddress(tx: Database, email_key: string): Promise<void> {
  if (engineOf(tx) !== 'postgres') return
  const rows = tx.selectFrom('alerts').select('id').where('email_key', '=', email_key)
  await rows.orderBy('id').forUpdate().execute()
}

/** The last of the news; 0 where there is none. */
export async function newestNews(db: Database): Promise<number> {
  const newest = db.selectFrom('home_news').select((news) => news.fn.max('id').as('id'))
  return (await newest.executeTakeFirst())?.id ?? 0
}

/** Gives the other alert the record of what the old one was told, and deletes the old one. */
export async function replace(tx: Database, { old, by }: { old: number; by: number }) {
  await tx.updateTable('alert_homes').set({ alert_id: by }).where('alert_id', '=', old).execute()
  await tx.deleteFrom('alerts').where('id', '=', old).execute()
}

/** The id of the alert; undefined where it was ended before, or is gone. */
export async function end(tx: Database, reference: string, ended_at: string) {
  const ended = await tx
    .updateTable('alerts')
    .set({ state: 'ended', ended_at })
    .where('reference', '=', reference)
    .where('state', '!=', 'ended')
    .returning('id')
    .executeTakeFirst()
  return ended?.id
}

/** The emails of some alerts that are not sent yet. */
export async function unsentEmailIds(db: Database, alertIds: number[]): Promise<number[]> {
  const emails = await emailsOf(db, alertIds)
    .where('state', 'in', ['waiting', 'held', 'failed'])
    .execute()
  return emails.map(({ id }) => id)
}

export async function emailIds(db: Database, alertIds: number[]): Promise<number[]> {
  return (await emailsOf(db, alertIds).execute()).map(({ id }) => id)
}

function emailsOf(db: Database, alertIds: number[]) {
  return db
    .selectFrom('emails')
    .select('id')
    .where((email) =>
      email.or([
        email(
          'id',
          'in',
          email.selectFrom('alert_homes').select('email_id').where('alert_id', 'in', alertIds),
        ),
        email(
          'id',
          'in',
          email.selectFrom('alerts').select('email_id').where('id', 'in', alertIds),
        ),
      ]),
    )
}

interface OldBefore {
  unconfirmed: string
  ended: string
}

export async function removeOld(db: Database, { unconfirmed, ended }: OldBefore): Promise<void> {
  await db
    .deleteFrom('alerts')
    .where('state', '=', 'pending')
    .where('consented_at', '<', unconfirmed)
    .execute()
  await db.deleteFrom('alerts').where('state', '=', 'ended').where('ended_at', '<', ended).execute()
}
