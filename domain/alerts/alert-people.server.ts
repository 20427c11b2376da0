import type { App } from '#domain/app.ts'
import * as emailRows from '#domain/mail/email-rows.server.ts'
import { idOf, inBatches } from '#domain/paging.server.ts'
import type { Database } from '#storage/database/database.ts'

import { emailIds } from './alert-rows.server.ts'
import type { StoredAlert } from './alert.ts'

const BATCH_SIZE = 100

/** The alerts of a person, newest first, with what they agreed to. They are known by email only. */
export async function alertsOf(
  { db }: Pick<App, 'db'>,
  { email }: { email?: string | undefined },
): Promise<StoredAlert[]> {
  if (email === undefined) return []
  const alerts = await ofPerson(db, email).selectAll().orderBy('id', 'desc').execute()
  const homes = alerts.length > 0 ? await homesOf(db, alerts.map(idOf)) : []
  return alerts.map((alert) => ({
    email: alert.email,
    search: alert.search,
    frequency: alert.frequency,
    language: alert.language,
    state: alert.state,
    consent: alert.consent,
    consented_at: alert.consented_at,
    confirmed_at: alert.confirmed_at,
    ended_at: alert.ended_at,
    homes: homes
      .filter(({ alert_id }) => alert_id === alert.id)
      .map(({ property_id, price, told_at }) => ({ property_id, price, told_at })),
  }))
}

/** Deletes the alerts of a person with their emails, and returns how many there were of each. */
export async function eraseAlertsOf(
  tx: Database,
  { email }: { email?: string | undefined },
): Promise<{ alerts: number; emails: number }> {
  if (email === undefined) return { alerts: 0, emails: 0 }
  const ids = (await ofPerson(tx, email).select('id').execute()).map(idOf)
  if (ids.length === 0) return { alerts: 0, emails: 0 }
  const emails = await emailIds(tx, ids)
  await tx.deleteFrom('alerts').where('id', 'in', ids).execute()
  for (const batch of inBatches(emails, BATCH_SIZE)) await emailRows.remove(tx, batch)
  return { alerts: ids.length, emails: emails.length }
}

function ofPerson(db: Database, email: string) {
  return db.selectFrom('alerts').where('email_key', '=', email.trim().toLowerCase())
}

function homesOf(db: Database, alertIds: number[]) {
  return db
    .selectFrom('alert_homes')
    .select(['alert_id', 'property_id', 'price', 'told_at'])
    .where('alert_id', 'in', alertIds)
    .orderBy('id')
    .execute()
}
