import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import { inLanguage, pathIn } from '#domain/language.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { inBatches } from '#domain/paging.server.ts'
import type { Database } from '#storage/database/database.ts'

import { homesEmail } from './alert-email.ts'
import { alertPath, endPath, tokenOf } from './alert-link.server.ts'
import type { AlertRow } from './alert-rows.server.ts'
import { priceKey, type AlertHome } from './home-card.ts'

const BATCH_SIZE = 500

interface Sender extends Pick<App, 'publicUrl'> {
  agency: Agency
  now: Date
}

interface HomesContent {
  homes: AlertHome[]
  /** The search in words. */
  conditions: string[]
  message?: string | undefined
}

/**
 * Emails an alert about those of the homes that it was not told of at their price, and notes them in
 * the same transaction. False where there are none.
 */
export async function addHomesEmail(
  tx: Database,
  { publicUrl, agency, now }: Sender,
  alert: AlertRow,
  { homes, conditions, message }: HomesContent,
): Promise<boolean> {
  const told_at = now.toISOString()
  const untold = await noteUntold(tx, alert.id, homes, told_at)
  if (untold.length === 0) return false
  const { language, search } = alert
  const { profile, brand } = agency
  const token = await tokenOf({ db: tx }, alert.reference)
  const query = search === '' ? '' : `?${search}`
  const content = homesEmail({
    language,
    homes: untold,
    conditions,
    agency: inLanguage(language, profile).name,
    brand,
    url: publicUrl + alertPath(token, language),
    searchUrl: `${publicUrl}${pathIn(language, '/properties')}${query}`,
    publicUrl,
    message,
  })
  const email = {
    ...content,
    to: alert.email,
    attachments: [],
    headers: unsubscribeHeaders(publicUrl + endPath(token)),
  }
  const email_id = await outbox.add(tx, now, email, { held: false, secret: true })
  await tx
    .updateTable('alert_homes')
    .set({ email_id })
    .where('alert_id', '=', alert.id)
    .where('told_at', '=', told_at)
    .where('email_id', 'is', null)
    .execute()
  await tx.updateTable('alerts').set({ told_at }).where('id', '=', alert.id).execute()
  return true
}

/** Mail programs show a button that ends the emails with one click (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Notes the homes that the alert was not told of at their price, and returns them. */
async function noteUntold(tx: Database, alert_id: number, homes: AlertHome[], told_at: string) {
  const untold = new Set<number>()
  for (const batch of inBatches(homes, BATCH_SIZE)) {
    const rows = batch.map(({ home }) => ({
      alert_id,
      property_id: home.id,
      price: priceKey(home),
      told_at,
      email_id: null,
    }))
    const inserted = await tx
      .insertInto('alert_homes')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['alert_id', 'property_id', 'price']).doNothing())
      .returning('property_id')
      .execute()
    for (const { property_id } of inserted) untold.add(property_id)
  }
  return homes.filter(({ home }) => untold.has(home.id))
}
