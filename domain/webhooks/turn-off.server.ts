import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { emailHtml, emailText } from '#domain/mail/email.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { listOwners } from '#domain/team/owners.server.ts'
import type { Database } from '#storage/database/database.ts'

import { WEBHOOK_WAS_OFF } from './announce.server.ts'
import * as deliveries from './delivery-rows.server.ts'
import * as webhooks from './webhook-rows.server.ts'

const HEADING = 'A webhook was turned off'
const FOOTER =
  'What it was not told is kept for 30 days: turn it on again, and send the failed messages again.'

interface Notice {
  reason: string
  email: outbox.NewEmail
}

/** The email that tells the owner; written before the transaction that turns the webhook off. */
export async function writeNotice(
  { publicUrl, agency }: Pick<App, 'publicUrl' | 'agency'>,
  { url }: webhooks.WebhookRow,
  reason: string,
): Promise<Notice> {
  const { brand } = await agency.current()
  const facts: [string, string][] = [
    ['Address', new URL(url).host],
    ['Why', reason],
  ]
  const link = { label: 'Open the webhooks', url: `${publicUrl}/admin/settings/webhooks` }
  const email = {
    subject: `${HEADING}: ${new URL(url).host}`,
    text: emailText(HEADING, facts, ['', FOOTER, `Webhooks: ${link.url}`]),
    html: emailHtml({ heading: HEADING, facts, footer: FOOTER, link, colours: brand }),
    attachments: [],
  }
  return { reason, email }
}

/** Turns a webhook off and tells its owners, once, however many messages fail at the same time. */
export async function turnOffAndNotify(
  tx: Database,
  { clock }: Pick<App, 'clock'>,
  { id, url }: webhooks.WebhookRow,
  { reason, email }: Notice,
): Promise<void> {
  const isFirst = await turnOff(tx, { clock }, id, reason)
  if (!isFirst) return
  const site = { clock, actor: 'site' as const }
  await audit.record(tx, site, { what: 'webhook-off', about: id, note: new URL(url).host })
  for (const { email: to } of await listOwners(tx))
    await outbox.add(tx, clock.now(), { ...email, to }, { held: false })
}

/** Marks waiting messages as failed: they can be resent by hand. Returns false if it was off already. */
export async function turnOff(
  tx: Database,
  { clock }: Pick<App, 'clock'>,
  id: number,
  off_because: string,
): Promise<boolean> {
  const wasOn = await webhooks.update(tx, id, { state: 'off', off_because }, { state: 'on' })
  if (wasOn) await failWaiting(tx, { clock }, id)
  return wasOn
}

export async function failWaiting(db: Database, { clock }: Pick<App, 'clock'>, webhookId: number) {
  await deliveries.updateWhere(
    db,
    { webhookId, states: ['waiting'] },
    { state: 'failed', due_at: clock.now().toISOString(), last_words: WEBHOOK_WAS_OFF },
  )
}
