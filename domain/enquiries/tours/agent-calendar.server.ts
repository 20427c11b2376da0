import { hash, randomBytes } from 'node:crypto'

import { WrongSecretKey } from '#domain/accounts/encryption.server.ts'
import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import { Conflict, NotFound } from '#domain/problem.ts'

import * as rows from './agent-calendar-rows.server.ts'
import { writeSubscription } from './calendar.ts'
import { eventOf } from './tour-email.ts'
import type { CalendarAddress } from './tour.ts'

const SHOWN_MS = 30 * DAY_MS
const TOKEN = /^[\w-]{43}$/

/** The address of the own calendar; null until one is made, or where it cannot be decrypted. */
export async function find(
  app: Pick<App, 'db' | 'actor' | 'encryption' | 'publicUrl'>,
): Promise<CalendarAddress> {
  const row = await rows.find(app.db, ownId(app))
  const token = row && decrypted(app, row.token)
  if (!row || token === undefined) return { address: null, created_at: null }
  return { address: addressOf(app, token), created_at: row.created_at }
}

/** Makes a new address for the own calendar; the old one leads nowhere from now on. */
export async function renew(
  app: Pick<App, 'db' | 'clock' | 'actor' | 'encryption' | 'publicUrl'>,
): Promise<CalendarAddress> {
  const token = randomBytes(32).toString('base64url')
  const created_at = app.clock.now().toISOString()
  const row = { token_hash: hashOf(token), token: app.encryption.encrypt(token), created_at }
  await app.db.transaction().execute(async (tx) => {
    await rows.put(tx, { ...row, user_id: ownId(app) })
    await audit.record(tx, app, { what: 'calendar-address-renewed' })
  })
  return { address: addressOf(app, token), created_at }
}

/**
 * The calendar at an address: the tours of one person, with whom they meet. The same text as long as
 * nothing changes, so that programs need not download it again.
 */
export async function read(
  app: Pick<App, 'db' | 'clock' | 'publicUrl' | 'agency'>,
  token: string,
): Promise<string> {
  // Looked up by its hash: how long a refusal takes says nothing about a token that exists.
  const owner = TOKEN.test(token) ? await rows.findOwner(app.db, hashOf(token)) : undefined
  if (!owner) throw new NotFound('page', 'at this address')
  const agency = await app.agency.current()
  const tours = await rows.listTours(app.db, {
    userId: owner.id,
    since: isoAfter(app.clock.now(), -SHOWN_MS),
  })
  const events = tours.map((tour) => ({
    ...eventOf(tour, { publicUrl: app.publicUrl, agency }),
    ...texts(app, tour),
    stamp: new Date(tour.changed_at ?? tour.starts_at),
  }))
  return writeSubscription(`${agency.profile.name}: tours of ${owner.name || 'the team'}`, events)
}

function texts({ publicUrl }: Pick<App, 'publicUrl'>, tour: rows.CalendarTour) {
  const { name, phone, email } = tour
  const listing = [tour.title, tour.property_reference].filter(Boolean).join(', ')
  const page = tour.property_id === null ? '' : `${publicUrl}/properties2/${tour.property_id}`
  const state = STATES[tour.state]
  return {
    summary: `${state}: ${[tour.title, name].filter(Boolean).join(', ')}`,
    description: [name, phone, email, listing, page, `${publicUrl}/admin/enquiries`]
      .filter(Boolean)
      .join('\n'),
    location: [tour.tower_name, tour.sub_community, tour.location_name].filter(Boolean).join(', '),
    url: page,
  }
}

const STATES = {
  accepted: 'Tour',
  proposed: 'Tour to confirm',
  countered: 'Tour, times offered',
  declined: 'Tour declined',
  cancelled: 'Tour cancelled',
}

function ownId({ actor }: Pick<App, 'actor'>): number {
  const id = typeof actor === 'string' ? null : actor.user_id
  if (id === null) throw new Conflict('This login belongs to nobody of the team.')
  return id
}

function addressOf({ publicUrl }: Pick<App, 'publicUrl'>, token: string): string {
  return `${publicUrl}/calendars/${token}.ics`
}

function decrypted({ encryption }: Pick<App, 'encryption'>, token: string): string | undefined {
  try {
    return encryption.decrypt(token)
  } catch (error) {
    // The key was changed since. The address still works; to see one, a new one is made.
    if (error instanceof WrongSecretKey) return undefined
    throw error
  }
}

// 256 random bits cannot be guessed, so a plain hash is enough.
function hashOf(token: string): string {
  return hash('sha256', token)
}
