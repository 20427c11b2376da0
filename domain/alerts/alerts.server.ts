import type { App } from '#domain/app.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import { inLanguage, type Language } from '#domain/language.ts'
import { newReference } from '#domain/link-token.server.ts'
import * as emailRows from '#domain/mail/email-rows.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { Conflict, Gone, NotFound } from '#domain/problem.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'
import type { Database } from '#storage/database/database.ts'

import { confirmationEmail } from './alert-email.ts'
import { alertPath, readToken, tokenOf } from './alert-link.server.ts'
import * as rows from './alert-rows.server.ts'
import { ALERT_WORDS } from './alert-words.ts'
import type { NewAlert } from './alert.ts'
import { searchReader } from './search-reader.server.ts'

/** Of one address: active ones, and those that are not confirmed yet. */
const MAX_ALERTS = 10

const HOUR_SECONDS = 3600
const DAY_SECONDS = 86_400
/** Alerts that one network may ask for in an hour. */
const PER_NETWORK = { what: 'alert', allowed: 10, perSeconds: HOUR_SECONDS }
/** Requests for confirmation emails a day. Anyone can type a stranger's address. */
const EMAILS_PER_DAY = { address: 3, all: 1000 }

const UNCONFIRMED_MS = 7 * DAY_MS
/** So long an ended alert proves what the visitor had agreed to. */
const ENDED_MS = 90 * DAY_MS

type AlertApp = Pick<App, 'db' | 'clock' | 'mail' | 'publicUrl' | 'agency' | 'contentVersion'>

/**
 * Saves a search that waits for its confirmation, and emails the link for it. Whoever asks learns
 * nothing about the address: the answer is the same whether it has alerts, has too many, or was
 * written to too often today. Above the limit of all addresses everybody is refused.
 */
export async function request(app: AlertApp, given: NewAlert, network: string): Promise<void> {
  const { language = 'en' } = given
  await throttle.countAttempt(app, { ...PER_NETWORK, who: network })
  if ((await app.mail.current(app.db)) === 'off')
    throw new Conflict(ALERT_WORDS[language].faults.mailOff)
  const { profile, brand } = await app.agency.current()
  const conditions = await searchReader(app).knownLabels(given.search, language)
  const agency = inLanguage(language, profile).name
  const email_key = given.email.toLowerCase()
  await app.db.transaction().execute(async (tx) => {
    if (!(await mayWriteTo({ db: tx, clock: app.clock }, email_key))) return
    const reference = await saveUnconfirmed(tx, app, {
      ...given,
      language,
      email_key,
      consent: ALERT_WORDS[language].consent(agency),
    })
    if (reference === undefined) return
    const url = app.publicUrl + alertPath(await tokenOf({ db: tx }, reference), language)
    const content = confirmationEmail({ ...given, language, conditions, url, agency, brand })
    const email = {
      ...content,
      to: given.email,
      attachments: [],
    }
    const options = { held: false, secret: true }
    const email_id = await outbox.add(tx, app.clock.now(), email, options)
    await rows.updateByReference(tx, reference, { email_id })
  })
}

async function mayWriteTo(app: Pick<App, 'db' | 'clock'>, address: string): Promise<boolean> {
  const limit = { what: 'alert-email', perSeconds: DAY_SECONDS }
  const { address: allowed, all } = EMAILS_PER_DAY
  await throttle.countAttempt(app, { ...limit, who: 'all', allowed: all })
  return throttle.isAllowed(app, { ...limit, who: `to ${address}`, allowed })
}

type Unconfirmed = Pick<
  rows.AlertRow,
  'email' | 'email_key' | 'search' | 'frequency' | 'language' | 'consent'
>

/** The reference of the alert; undefined where the address has too many that wait. */
async function saveUnconfirmed(
  tx: Database,
  { clock }: Pick<App, 'clock'>,
  given: Unconfirmed,
): Promise<string | undefined> {
  const consented_at = clock.now().toISOString()
  const waiting = await rows.ofAddress(tx, given.email_key, 'pending')
  const same = waiting.find(({ search }) => search === given.search)
  if (same) {
    await removeConfirmation(tx, same)
    await rows.updateByReference(tx, same.reference, { ...given, consented_at })
    return same.reference
  }
  if (waiting.length >= MAX_ALERTS) return undefined
  const reference = newReference()
  await rows.insert(tx, { ...given, reference, state: 'pending', consented_at })
  return reference
}

/** Deletes the email of an alert that gets a newer one: an erasure would no longer find it. */
async function removeConfirmation(tx: Database, { email_id }: rows.AlertRow): Promise<void> {
  if (email_id !== null) await emailRows.remove(tx, [email_id])
}

/** What the page of an alert shows. */
export interface OpenAlert {
  state: rows.AlertRow['state']
  email: string
  search: string
  frequency: rows.AlertRow['frequency']
  /** The search in words. */
  conditions: string[]
}

/** The alert of a link. Gone where it was never confirmed, or ended long ago. */
export async function open(
  app: Pick<App, 'db' | 'agency' | 'contentVersion'>,
  token: string,
  language: Language,
): Promise<OpenAlert> {
  const { state, email, search, frequency } = await find(app, token)
  const conditions = await searchReader(app).labels(search, language)
  return { state, email, search, frequency, conditions }
}

async function find(app: Pick<App, 'db'>, token: string): Promise<rows.AlertRow> {
  const reference = await readToken(app, token)
  if (reference === undefined) throw new NotFound('alert', 'with this link')
  const alert = await rows.find(app.db, reference)
  if (!alert) throw new Gone('alert', 'with this link')
  return alert
}

/**
 * The owner of the address confirms an alert. It replaces an active alert for the same search, and
 * takes over what that one was told.
 */
export async function confirm(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  token: string,
  language: Language,
): Promise<void> {
  const now = clock.now()
  const { faults } = ALERT_WORDS[language]
  await db.transaction().execute(async (tx) => {
    const { email_key } = await find({ db: tx }, token)
    await rows.lockAddress(tx, email_key)
    const alert = await find({ db: tx }, token)
    if (alert.state === 'active') return
    if (alert.state === 'ended') throw new Conflict(faults.ended)
    const active = await rows.ofAddress(tx, email_key, 'active')
    const replaced = active.find(({ search }) => search === alert.search)
    if (!replaced && active.length >= MAX_ALERTS) throw new Conflict(faults.tooMany(MAX_ALERTS))
    const { seen_news, last_daily, told_at } = replaced ?? {
      seen_news: await rows.newestNews(tx),
      last_daily: dubaiDay(now),
      told_at: null,
    }
    if (replaced) {
      await rows.replace(tx, { old: replaced.id, by: alert.id })
      await removeConfirmation(tx, replaced)
    }
    const change = { state: 'active', confirmed_at: now.toISOString() } as const
    await rows.updateByReference(tx, alert.reference, { ...change, seen_news, last_daily, told_at })
  })
}

/** Ends an alert, with the emails that wait to be sent. One that is gone is ended already. */
export async function end({ db, clock }: Pick<App, 'db' | 'clock'>, token: string): Promise<void> {
  const reference = await readToken({ db }, token)
  if (reference === undefined) throw new NotFound('alert', 'with this link')
  await db.transaction().execute(async (tx) => {
    const id = await rows.end(tx, reference, clock.now().toISOString())
    if (id === undefined) return
    const unsent = await rows.unsentEmailIds(tx, [id])
    if (unsent.length > 0) await emailRows.remove(tx, unsent)
  })
}

/** Deletes what nobody confirmed, and what ended long ago. */
export async function removeOld({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await rows.removeOld(db, {
    unconfirmed: isoAfter(now, -UNCONFIRMED_MS),
    ended: isoAfter(now, -ENDED_MS),
  })
}
