import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import { dubaiDay, dubaiInstant } from '#domain/dubai-time.ts'
import { isoAfter } from '#domain/iso-time.ts'
import { parsePrice } from '#domain/money.ts'
import { paidFor } from '#domain/properties/property-type.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import type { Database } from '#storage/database/database.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import { newestNews, type AlertRow } from './alert-rows.server.ts'
import type { AlertHome } from './home-card.ts'
import * as homeNews from './home-news.server.ts'
import { searchReader, type SearchReader } from './search-reader.server.ts'
import * as due from './due-alerts.server.ts'
import { addHomesEmail } from './homes-emails.server.ts'

/** When the daily emails are sent, in Dubai. */
const DAILY_TIME = '08:00'
/** An alert that is sent at once gets its emails no closer together than this. */
const MIN_GAP_MS = 15 * 60_000
const BATCH_SIZE = 50

type AlertsApp = Pick<
  App,
  'db' | 'clock' | 'log' | 'mail' | 'publicUrl' | 'agency' | 'contentVersion'
>

/** Finds new and reduced homes and queues the emails of all due alerts. Returns how many were queued. */
export async function sendAlerts(app: AlertsApp): Promise<number> {
  await homeNews.collect(app)
  // Without a mail server nothing is sent, and what is new waits.
  if ((await app.mail.current(app.db)) === 'off') return 0
  const now = app.clock.now()
  const today = dubaiDay(now)
  const run: Run = {
    app,
    now,
    newest: await newestNews(app.db),
    reader: searchReader(app),
    agency: await app.agency.current(),
  }
  const lastSentBefore = isoAfter(now, -MIN_GAP_MS)
  const sent = await sendToDue(run, { frequency: 'now', lastSentBefore, now: now.toISOString() })
  if (now < dubaiInstant(today, DAILY_TIME)) return sent
  return sent + (await sendToDue(run, { frequency: 'daily', today }))
}

interface Run {
  app: AlertsApp
  now: Date
  /** Up to which news alerts are compared. */
  newest: number
  reader: SearchReader
  agency: Agency
}

/** Alerts for one search that have seen the same are compared with the news together. */
async function sendToDue(run: Run, who: due.Due): Promise<number> {
  const { db, log } = run.app
  let sent = 0
  for (const group of await due.groups(db, who, run.newest)) {
    // SQLite is synchronous: let other requests run between two searches.
    await nextTurn()
    try {
      sent += await sendToGroup(run, { ...who, ...group })
    } catch (err) {
      if (storeUnavailable(err)) throw err
      log.error({ err }, 'an alert could not be compared with the news')
    }
  }
  return sent
}

async function sendToGroup(run: Run, group: due.DueGroup): Promise<number> {
  const { app, newest, reader } = run
  const { db } = app
  const news = await homeNews.newsBetween(db, { after: group.seen_news, to: newest })
  const ids = [...new Set(news.map(({ property_id }) => property_id))]
  const fitting = ids.length === 0 ? [] : await reader.matches(group.search, ids)
  if (fitting.length === 0) {
    await due.markSeen(db, group, newest)
    return 0
  }
  const labels = {
    en: await reader.labels(group.search, 'en'),
    ar: await reader.labels(group.search, 'ar'),
  }
  let sent = 0
  for (;;) {
    const outcome = await db.transaction().execute(async (tx) => {
      const claimed = await due.claim(tx, group, newest, BATCH_SIZE)
      if (claimed.length === 0) return undefined
      const homes = await newsOf(tx, run, news, fitting)
      let written = 0
      for (const alert of claimed)
        if (await sendToAlert(tx, run, alert, { homes, conditions: labels[alert.language] }))
          written++
      return written
    })
    if (outcome === undefined) return sent
    sent += outcome
  }
}

/** The homes of the news that fit, as they are now: newest first, each once. */
async function newsOf(
  tx: Database,
  { agency }: Run,
  news: homeNews.HomeNews[],
  fitting: number[],
): Promise<AlertHome[]> {
  const homes = await summaries.findMany(
    { db: tx },
    fitting.toSorted((a, b) => b - a),
  )
  return homes.flatMap((home): AlertHome[] => {
    const own = news.filter(({ property_id }) => property_id === home.id)
    if (own.some(({ kind }) => kind === 'new')) return [{ home, kind: 'new' }]
    const now = { currency: home.currency, price_number: parsePrice(home.price) }
    const was = own.findLast(
      ({ paid_for, was_currency: currency, was_price: price_number }) =>
        [paidFor(home), ''].includes(paid_for) &&
        homeNews.isLower(agency.exchangeRates.aed, now, { currency, price_number }),
    )
    if (!was || was.was_price === null) return []
    return [{ home, kind: 'reduced', was: { currency: was.was_currency, amount: was.was_price } }]
  })
}

function sendToAlert(
  tx: Database,
  { app, agency, now }: Run,
  alert: AlertRow,
  content: { homes: AlertHome[]; conditions: string[] },
): Promise<boolean> {
  return addHomesEmail(tx, { publicUrl: app.publicUrl, agency, now }, alert, content)
}
