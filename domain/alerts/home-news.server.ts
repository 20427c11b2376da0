import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import { aedRate, type Rates } from '#domain/exchange-rates.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import { visibleRows } from '#domain/properties/property-rows.server.ts'
import * as settings from '#domain/settings/settings.server.ts'
import type { Database } from '#storage/database/database.ts'

/** In the table `settings`: the content version whose prices were compared last. */
const COMPARED_VERSION = 'alerts-content-version'
/** A row of the table `settings` that is locked while news are written. */
const NEWS_LOCK = 'alerts-news-written-at'

/** A change is news after this time: a mistake is corrected sooner. */
const SETTLE_MS = 2 * 60_000
const MAX_CLOCK_SKEW_MS = 60_000
const NEWS_MS = 30 * DAY_MS
const BATCH_SIZE = 500

type NewsApp = Pick<App, 'db' | 'clock' | 'agency'>

/** Finds the homes that became public or cheaper. Any process may run it at any time. */
export async function collect(app: NewsApp): Promise<void> {
  await noteChanges(app)
  const { exchangeRates } = await app.agency.current()
  while ((await writeNews(app, exchangeRates.aed)) === BATCH_SIZE);
}

/**
 * Records in `home_prices` when a public home was first seen to be new or to have another price. It
 * compares current prices with recorded ones instead of hooking into every function that changes a
 * listing, so that no change is missed. It is skipped while the content version is the same.
 */
async function noteChanges({ db, clock }: NewsApp): Promise<void> {
  const version = String(await content.readVersion(db))
  if ((await settings.read({ db }, COMPARED_VERSION)) === version) return
  const changed_at = clock.now().toISOString()
  for (;;) {
    const changed = await changedHomes(db)
    if (changed.length > 0)
      await db
        .insertInto('home_prices')
        .values(changed.map((home) => ({ ...home, announced: 0, changed_at })))
        .onConflict((conflict) =>
          conflict
            .column('property_id')
            .doUpdateSet({ changed_at })
            .where('home_prices.changed_at', 'is', null),
        )
        .execute()
    if (changed.length < BATCH_SIZE) break
  }
  await settings.write({ db }, COMPARED_VERSION, version)
}

/** Public homes without a record, or with another price than recorded and no `changed_at` yet. */
function changedHomes(db: Database) {
  return visibleRows(db)
    .leftJoin('home_prices as noted', 'noted.property_id', 'properties.id')
    .select(['properties.id as property_id', 'properties.currency', 'properties.price_number'])
    .select(PAID_FOR.as('paid_for'))
    .where((home) =>
      home.or([
        home('noted.property_id', 'is', null),
        home.and([
          home('noted.changed_at', 'is', null),
          home.or([
            home('noted.currency', '<>', sql.ref<string>('properties.currency')),
            home(price('noted'), '<>', price('properties')),
            home.and([home('noted.paid_for', '<>', ''), home('noted.paid_for', '<>', PAID_FOR)]),
          ]),
        ]),
      ]),
    )
    .orderBy('properties.id')
    .limit(BATCH_SIZE)
    .execute()
}

/** The rule of `paidFor` in `property-type.ts`, in SQL. */
const PAID_FOR = sql<string>`
  case when properties.property_type = 'rent' then 'rent ' || properties.rent_period else 'sale' end`

const price = (table: string) => sql<number>`coalesce(${sql.ref(`${table}.price_number`)}, -1)`

/**
 * Turns changes that have settled into news, and returns how many changes there were. News get their
 * ids one transaction after another, also on PostgreSQL: alerts remember the last id that they have
 * seen, and a lower one must not appear after it.
 */
async function writeNews({ db, clock }: NewsApp, rates: Rates): Promise<number> {
  const now = clock.now()
  if ((await settledChanges(db, now)).length === 0) return 0
  return db.transaction().execute(async (tx) => {
    await settings.write({ db: tx }, NEWS_LOCK, now.toISOString())
    const changes = await settledChanges(tx, now)
    for (const change of changes) await writeChange(tx, change, { rates, at: now.toISOString() })
    return changes.length
  })
}

type SettledChange = Awaited<ReturnType<typeof settledChanges>>[number]

function settledChanges(tx: Database, now: Date) {
  return (
    tx
      .selectFrom('home_prices as noted')
      .leftJoin(
        visibleRows(tx)
          .select(['properties.id', 'properties.currency', 'properties.price_number'])
          .select(PAID_FOR.as('paid_for'))
          .as('home'),
        'home.id',
        'noted.property_id',
      )
      .select([
        'noted.property_id',
        'noted.currency as was_currency',
        'noted.price_number as was_price',
        'noted.paid_for as was_paid_for',
        'noted.announced',
        'home.id as public_id',
        'home.currency',
        'home.price_number',
        'home.paid_for',
      ])
      .where('noted.changed_at', 'is not', null)
      .where((noted) =>
        noted.or([
          noted('noted.changed_at', '<=', isoAfter(now, -SETTLE_MS)),
          // Written by a wrong clock.
          noted('noted.changed_at', '>', isoAfter(now, MAX_CLOCK_SKEW_MS)),
        ]),
      )
      // In the order of the index, which holds changes only.
      .orderBy('noted.changed_at')
      .orderBy('noted.property_id')
      .limit(BATCH_SIZE)
      .execute()
  )
}

async function writeChange(
  tx: Database,
  change: SettledChange,
  { rates, at }: { rates: Rates; at: string },
): Promise<void> {
  const { property_id, was_currency, was_price, currency, price_number, paid_for } = change
  if (change.public_id === null || currency === null || paid_for === null) {
    // Hidden again before anybody was told: it is new when it comes back.
    if (change.announced === 0) await noted(tx, property_id).forget()
    else await noted(tx, property_id).set({ changed_at: null })
    return
  }
  const now = { currency, price_number, paid_for }
  const kind = kindOfNews(change, now, rates)
  if (kind)
    await tx
      .insertInto('home_news')
      .values({
        property_id,
        kind,
        was_currency: kind === 'reduced' ? was_currency : '',
        was_price: kind === 'reduced' ? was_price : null,
        paid_for,
        at,
      })
      .execute()
  await noted(tx, property_id).set({ ...now, announced: 1, changed_at: null })
}

/** A home that was for sale is new to those who rent. A rent for another period is no news. */
function kindOfNews(change: SettledChange, now: NotedOffer, rates: Rates) {
  const { announced, was_currency, was_price, was_paid_for } = change
  if (announced === 0) return 'new'
  if (was_paid_for !== '' && was_paid_for !== now.paid_for)
    return was_paid_for === 'sale' || now.paid_for === 'sale' ? 'new' : undefined
  const was = { currency: was_currency, price_number: was_price }
  return isLower(rates, now, was) ? 'reduced' : undefined
}

function noted(tx: Database, id: number) {
  return {
    forget: () => tx.deleteFrom('home_prices').where('property_id', '=', id).execute(),
    set: (change: Partial<Omit<NotedPrice, 'property_id'>>) =>
      tx.updateTable('home_prices').set(change).where('property_id', '=', id).execute(),
  }
}

interface NotedOffer extends Price {
  paid_for: string
}

interface NotedPrice extends NotedOffer {
  announced: number
  changed_at: string | null
}

interface Price {
  currency: string
  price_number: number | null
}

/** Whether one price is lower than the other; false where one of them names no amount. */
export function isLower(rates: Rates, one: Price, other: Price): boolean {
  const [lower, higher] = [one, other].map(({ currency, price_number }) => {
    const rate =
      currency === other.currency && currency === one.currency ? 1 : aedRate(rates, currency)
    return price_number === null || rate === undefined ? undefined : price_number * rate
  })
  return lower !== undefined && higher !== undefined && lower < higher
}

/** News that every alert has seen by now. */
export async function removeOldNews({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('home_news').where('at', '<', isoAfter(clock.now(), -NEWS_MS)).execute()
}

export type HomeNews = Awaited<ReturnType<typeof newsBetween>>[number]

/** The news after one and up to another. */
export function newsBetween(db: Database, { after, to }: { after: number; to: number }) {
  return db
    .selectFrom('home_news')
    .selectAll()
    .where('id', '>', after)
    .where('id', '<=', to)
    .orderBy('id')
    .execute()
}
