import { WrongSecretKey } from '#domain/accounts/encryption.server.ts'
import type { App } from '#domain/app.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import { claimTimes, withJitter } from '#domain/queue.server.ts'

import * as deliveries from './delivery-rows.server.ts'
import { buildRequest, classifyAnswer, type Target, type Verdict } from './mapping.ts'
import { NoAnswer, post } from './post.server.ts'
import { turnOffAndNotify, writeNotice } from './turn-off.server.ts'
import { isSigned, TEST_TYPE } from './webhook.ts'
import * as webhooks from './webhook-rows.server.ts'
import { signedHeaders } from './webhook-signature.server.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Between the tries, as Standard Webhooks advises: over three days. */
const WAITS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]
const LONGEST_WAIT_MS = Math.max(...WAITS_MS)

/** A webhook that fails for so long is turned off. */
const MAX_FAILING_MS = 3 * DAY_MS
const MIN_PAUSE_MS = 5 * SECOND_MS
const MAX_PAUSE_MS = 10 * MINUTE_MS
/** A run stops sending to a webhook after this time. The next run sends the rest. */
const TURN_MS = 5 * SECOND_MS
const MAX_WORDS = 500

type DeliveringApp = Pick<
  App,
  'db' | 'clock' | 'log' | 'encryption' | 'webhookNetwork' | 'publicUrl' | 'agency' | 'actor'
>

/** The outcome of one try to send a message. */
export interface Outcome {
  verdict: Verdict
  status: number | null
  words: string
  /** The system is down or wants a pause: other messages would fail, too. */
  isDown: boolean
  retryAfterMs?: number | undefined
}

/**
 * Sends every message that is due and returns how many were delivered: one after another to each
 * webhook, and to several webhooks at once, so that one that is slow delays no other for long. A
 * message is claimed first: if this process dies another one tries again, under the same id.
 */
export async function deliverDue(app: DeliveringApp, stopping?: AbortSignal): Promise<number> {
  const times = claimTimes(app.clock.now(), LONGEST_WAIT_MS)
  const ids = await deliveries.webhooksWithDue(app.db, times)
  const sent = await Promise.all(ids.map((id) => deliverTo(app, id, stopping)))
  return sent.reduce((sum, count) => sum + count, 0)
}

async function deliverTo(app: DeliveringApp, id: number, stopping?: AbortSignal) {
  const { db, clock } = app
  const startedAt = performance.now()
  for (let sent = 0; ;) {
    const webhook = await webhooks.find(db, id)
    const isOver = stopping?.aborted || performance.now() - startedAt > TURN_MS
    if (isOver || !webhook || webhook.state === 'off' || isPaused(webhook, clock.now())) return sent
    const delivery = await deliveries.claimDue(db, id, claimTimes(clock.now(), LONGEST_WAIT_MS))
    if (!delivery) return sent
    const { verdict } = await deliver(app, webhook, delivery, stopping)
    if (verdict === 'delivered') sent++
  }
}

/** A pause further ahead than any lasts was set by a wrong clock. */
function isPaused({ paused_until }: webhooks.WebhookRow, now: Date): boolean {
  if (paused_until === null) return false
  return paused_until > now.toISOString() && paused_until <= isoAfter(now, 2 * MAX_PAUSE_MS)
}

/** Sends a claimed message and records what came of it. */
export async function deliver(
  app: DeliveringApp,
  webhook: webhooks.WebhookRow,
  delivery: deliveries.DeliveryRow,
  stopping?: AbortSignal,
): Promise<Outcome> {
  const outcome = await attempt(app, webhook, delivery, stopping)
  if (outcome.verdict === 'delivered') await recordSuccess(app, webhook, delivery, outcome)
  else await recordFailure(app, webhook, delivery, outcome)
  app.log.info(
    { webhook: webhook.id, delivery: delivery.id, tries: delivery.tries, status: outcome.status },
    outcome.verdict === 'delivered' ? 'a webhook was told' : 'a webhook could not be told',
  )
  return outcome
}

async function attempt(
  app: DeliveringApp,
  webhook: webhooks.WebhookRow,
  delivery: deliveries.DeliveryRow,
  stopping?: AbortSignal,
): Promise<Outcome> {
  try {
    const target = targetOf(app, webhook)
    const message = { ...delivery, id: delivery.message_id }
    const { hubspotUrl } = app.webhookNetwork
    const { url, type, body } = buildRequest(target, message, { ...app, hubspotUrl })
    const signature = isSigned(target.format)
      ? signedHeaders(target.secret, { id: message.id, body }, app.clock.now())
      : {}
    const headers = { 'content-type': type, 'user-agent': 'Webhooks', ...signature }
    const answer = await post(app.webhookNetwork, { url, headers, body }, stopping)
    return {
      verdict: classifyAnswer(target.format, answer),
      status: answer.status,
      words: wordsOf(answer),
      isDown: answer.status === 429 || answer.status >= 500,
      retryAfterMs: answer.retryAfterMs,
    }
  } catch (err) {
    const words = err instanceof NoAnswer ? err.message : 'The message could not be put together.'
    if (!(err instanceof NoAnswer)) app.log.error({ err, delivery: delivery.id }, words)
    return { verdict: 'failed', status: null, words, isDown: true }
  }
}

function targetOf(
  { encryption }: Pick<App, 'encryption'>,
  { format, url, secret, settings }: webhooks.WebhookRow,
): Target {
  const { portal_id = '', form_id = '' } = JSON.parse(settings) as Partial<Target>
  try {
    return { format, url, secret: encryption.decrypt(secret), portal_id, form_id }
  } catch (error) {
    if (!(error instanceof WrongSecretKey)) throw error
    throw new NoAnswer('Not sent: the secret was stored with another SECRET_KEY.')
  }
}

/** The beginning of an answer, as both engines can store it. */
function wordsOf({ status, text }: { status: number; text: string }): string {
  const words = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  const note = status >= 300 && status < 400 ? 'Redirects are not followed. ' : ''
  return (note + words).slice(0, MAX_WORDS).toWellFormed()
}

async function recordSuccess(
  { db, clock }: DeliveringApp,
  webhook: webhooks.WebhookRow,
  delivery: deliveries.DeliveryRow,
  { status, words }: Outcome,
): Promise<void> {
  const now = clock.now().toISOString()
  await db.transaction().execute(async (tx) => {
    const sent = { state: 'sent', sent_at: now, status, last_words: words } as const
    await deliveries.settle(tx, delivery, sent)
    if (webhook.failing_since === null && webhook.paused_until === null) return
    await webhooks.update(tx, webhook.id, { failing_since: null, paused_until: null })
    // It works again: what has been waiting for hours is sent now.
    const waiting = { webhookId: webhook.id, states: ['waiting' as const] }
    await deliveries.updateWhere(tx, waiting, { due_at: now })
  })
}

async function recordFailure(
  app: DeliveringApp,
  webhook: webhooks.WebhookRow,
  delivery: deliveries.DeliveryRow,
  outcome: Outcome,
): Promise<void> {
  const { db, clock } = app
  const now = clock.now()
  const isTest = delivery.type === TEST_TYPE
  const reason = isTest ? undefined : whyToStop(webhook, outcome, now)
  const notice = reason === undefined ? undefined : await writeNotice(app, webhook, reason)
  await db.transaction().execute(async (tx) => {
    await deliveries.settle(tx, delivery, {
      ...(isTest || outcome.verdict === 'refused' ? givenUp(now) : nextTry(delivery, outcome, now)),
      status: outcome.status,
      last_words: outcome.words,
    })
    await deliveries.removeArrivalOfSpam(tx, delivery.id)
    // A message that is refused for what it says is no fault of the connection.
    if (isTest || outcome.verdict === 'refused') return
    await webhooks.update(tx, webhook.id, {
      failing_since: webhook.failing_since ?? now.toISOString(),
      ...(outcome.isDown && { paused_until: pauseAfter(webhook, outcome, now) }),
    })
    if (notice) await turnOffAndNotify(tx, app, webhook, notice)
  })
}

const givenUp = (now: Date) => ({ state: 'failed', due_at: now.toISOString() }) as const

function nextTry({ tries }: deliveries.DeliveryRow, { retryAfterMs = 0 }: Outcome, now: Date) {
  const wait = WAITS_MS[tries - 1]
  if (wait === undefined) return givenUp(now)
  const ms = Math.min(LONGEST_WAIT_MS, Math.max(withJitter(wait), retryAfterMs))
  return { state: 'waiting', due_at: isoAfter(now, ms) } as const
}

/** The longer it has been failing, the longer it is left alone. */
function pauseAfter({ failing_since }: webhooks.WebhookRow, outcome: Outcome, now: Date): string {
  const failingMs = failing_since === null ? 0 : now.getTime() - Date.parse(failing_since)
  const ms = Math.max(MIN_PAUSE_MS, outcome.retryAfterMs ?? 0, failingMs)
  return isoAfter(now, withJitter(Math.min(MAX_PAUSE_MS, ms)))
}

function whyToStop({ failing_since }: webhooks.WebhookRow, { verdict }: Outcome, now: Date) {
  if (verdict === 'gone') return 'It answered that it wants no more messages (410).'
  const isLong =
    failing_since !== null && now.getTime() - Date.parse(failing_since) >= MAX_FAILING_MS
  return verdict === 'failed' && isLong ? 'Nothing could be delivered for three days.' : undefined
}
