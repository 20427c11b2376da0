import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { onlyOwn } from '#domain/permissions.ts'
import { inBatches } from '#domain/paging.server.ts'
import { audienceFor } from '#domain/properties/audience.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import { titleOf, type Property, type PropertyId } from '#domain/properties/property.ts'
import { Conflict } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import type { AlertRow } from './alert-rows.server.ts'
import { priceKey } from './home-card.ts'
import { addHomesEmail } from './homes-emails.server.ts'
import type { Interested } from './interested.ts'
import { searchReader } from './search-reader.server.ts'
import { similarEnquiries } from './similar-enquiries.server.ts'

const BATCH_SIZE = 50

type InterestedApp = Pick<App, 'db' | 'clock' | 'actor' | 'agency' | 'contentVersion'>

/** Earlier enquiries and alerts that a home fits. */
export async function find(app: InterestedApp, id: PropertyId): Promise<Interested> {
  const property = await properties.find(app, id, audienceFor(app.actor))
  const { exchangeRates } = await app.agency.current()
  const fitting = await fittingAlerts(app, property)
  const addresses = new Set(fitting.map(({ email_key }) => email_key))
  const enquiries = await similarEnquiries(app.db, property, {
    rates: exchangeRates.aed,
    assignee: onlyOwn(app.actor, 'enquiries'),
  })
  return {
    enquiries: enquiries.map(({ id, name, created_at, about, email }) => ({
      id,
      name,
      created_at,
      about,
      consents: addresses.has(email.trim().toLowerCase()),
    })),
    alerts: fitting.length,
    told: await countTold(app.db, property, fitting),
    isPublic: property.hidden_at === null,
  }
}

/**
 * Emails the home to everybody whose alert it fits, also to those who are told once a day: they have
 * agreed to it. Nobody else is written to, and nobody twice about a home at one price.
 */
export async function emailInterested(
  app: InterestedApp & Pick<App, 'mail' | 'publicUrl'>,
  id: PropertyId,
  message: string | undefined,
): Promise<number> {
  const property = await properties.find(app, id, audienceFor(app.actor))
  if (property.hidden_at !== null)
    throw new Conflict('Visitors do not see this listing. Please publish it first.')
  if ((await app.mail.current(app.db)) === 'off')
    throw new Conflict('No mail server is set up: nobody can be written to.')
  const reader = searchReader(app)
  const sender = {
    publicUrl: app.publicUrl,
    agency: await app.agency.current(),
    now: app.clock.now(),
  }
  const batches = inBatches(await fittingAlerts(app, property), BATCH_SIZE)
  let written = 0
  for (const batch of batches) {
    const conditions = await Promise.all(
      batch.map(({ search, language }) => reader.labels(search, language)),
    )
    written += await app.db.transaction().execute(async (tx) => {
      const [home] = await summaries.findMany({ db: tx }, [id])
      if (!home) return 0
      const homes = [{ home, kind: 'new' as const }]
      const active = new Set(await stillActive(tx, batch))
      let count = 0
      for (const [at, alert] of batch.entries()) {
        const content = { homes, conditions: conditions[at] ?? [], message }
        if (active.has(alert.id) && (await addHomesEmail(tx, sender, alert, content))) count++
      }
      const action = { what: 'property-announced', about: id, note: titleOf(property) } as const
      if (batch === batches[0]) await audit.record(tx, app, action)
      return count
    })
  }
  return written
}

/** The active alerts whose search finds a home; none where visitors do not see it. */
async function fittingAlerts(app: InterestedApp, { id, hidden_at }: Property): Promise<AlertRow[]> {
  if (hidden_at !== null) return []
  const { db } = app
  const reader = searchReader(app)
  const active = db.selectFrom('alerts').where('state', '=', 'active')
  const searches = await active.select('search').distinct().execute()
  const fitting: string[] = []
  for (const { search } of searches) {
    if ((await reader.matches(search, [id])).length > 0) fitting.push(search)
    // SQLite is synchronous: let other requests run between two searches.
    await nextTurn()
  }
  const alerts: AlertRow[] = []
  for (const batch of inBatches(fitting, BATCH_SIZE))
    alerts.push(...(await active.selectAll().where('search', 'in', batch).orderBy('id').execute()))
  return alerts
}

/** The ids of the alerts that are still active. Their rows stay locked until the commit. */
async function stillActive(tx: Database, alerts: AlertRow[]): Promise<number[]> {
  const ids = alerts.map(({ id }) => id)
  // An update locks the rows on both engines.
  const active = await tx
    .updateTable('alerts')
    .set({ state: 'active' })
    .where('id', 'in', ids)
    .where('state', '=', 'active')
    .returning('id')
    .execute()
  return active.map(({ id }) => id)
}

async function countTold(db: Database, { id }: Property, alerts: AlertRow[]): Promise<number> {
  const [home] = await summaries.findMany({ db }, [id])
  if (!home) return 0
  const rows = await db
    .selectFrom('alert_homes')
    .select('alert_id')
    .where('property_id', '=', id)
    .where('price', '=', priceKey(home))
    .execute()
  const ids = new Set(rows.map(({ alert_id }) => alert_id))
  return alerts.filter(({ id }) => ids.has(id)).length
}
