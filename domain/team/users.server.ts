import type { App } from '#domain/app.ts'
import * as administrators from '#domain/accounts/administrators.server.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import * as settings from '#domain/settings/settings.server.ts'
import * as withheldPhotos from '#domain/photos/withheld-photos.server.ts'
import { Conflict, Invalid, NotFound } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import { userChanges } from './user-changes.ts'
import type { NewUser, User, UserChange, UserRemoval } from './user.ts'
import * as rows from './user-rows.server.ts'

type WriteContext = Pick<App, 'db' | 'clock' | 'contentVersion' | 'actor'>

export type Profile = rows.Profile

/** Everybody, with or without a login, in the order of the pages. */
export function list({ db }: Pick<App, 'db'>): Promise<User[]> {
  return rows.list(db)
}

/** The people whose profiles visitors see. */
export function listShown({ db }: Pick<App, 'db'>): Promise<Profile[]> {
  return rows.listShown(db)
}

export async function findShown({ db }: Pick<App, 'db'>, id: number): Promise<Profile> {
  const profile = await rows.findProfile(db, id)
  if (profile?.shown !== 1) throw new NotFound('agent', id)
  return profile
}

/** The profile of a listing's agent, also where it has no page of its own. */
export async function agentOf({ db }: Pick<App, 'db'>, listing: { agent_id: number | null }) {
  return listing.agent_id === null ? null : ((await rows.findProfile(db, listing.agent_id)) ?? null)
}

/** Adds a person, who has no login yet. */
export async function create(app: WriteContext, person: NewUser): Promise<User> {
  return content.change(app, async (tx) => {
    const id = await insert(tx, app, person)
    await audit.record(tx, app, { what: 'user-created', about: id, note: person.name })
    return find(tx, id)
  })
}

/** Adds the first people of a site, together with the setting that says so. */
export function addStartingTeam(
  app: Pick<App, 'db' | 'clock' | 'contentVersion'>,
  people: readonly NewUser[],
  setting: string,
): Promise<void> {
  return content.change(app, async (tx) => {
    // Two processes that start at once wait for each other here.
    await settings.write({ db: tx }, setting, app.clock.now().toISOString())
    if ((await rows.namedIds(tx)).size > 0) return
    for (const person of people) await insert(tx, app, person)
  })
}

async function insert(
  tx: Database,
  { clock }: Pick<App, 'clock'>,
  { shown = true, role = 'agent', position, ...profile }: NewUser,
): Promise<number> {
  const now = clock.now().toISOString()
  await approvePhoto(tx, profile.photo, now)
  return rows.insert(tx, {
    ...profile,
    role,
    shown: shown ? 1 : 0,
    position: position ?? (await rows.nextPosition(tx)),
    administrator_id: null,
    created_at: now,
    updated_at: now,
  })
}

export async function update(app: WriteContext, id: number, change: UserChange): Promise<User> {
  const updated_at = app.clock.now().toISOString()
  return content.change(app, async (tx) => {
    const before = await find(tx, id)
    await approvePhoto(tx, change.photo, updated_at)
    const { shown, ...columns } = change
    const flags = shown === undefined ? {} : { shown: shown ? 1 : 0 }
    await rows.update(tx, id, { ...columns, ...flags, updated_at })
    if (before.role === 'owner') await assertOwnerWithLogin(tx)
    const changed = await find(tx, id)
    const note = changed.name || changed.username || ''
    const changes = userChanges(before, changed)
    await audit.record(tx, app, { what: 'user-updated', about: id, note, changes })
    return changed
  })
}

/** Removes a person for good, with their login. Their listings and enquiries go to `move_to`. */
export async function remove(app: WriteContext, id: number, { move_to }: UserRemoval) {
  const now = app.clock.now().toISOString()
  const photo = await content.change(app, async (tx) => {
    const person = await rows.find(tx, id)
    if (!person) throw new NotFound('user', id)
    const { administrator_id, username, name, photo } = person
    if (typeof app.actor !== 'string' && administrator_id === app.actor.id)
      throw new Conflict('You cannot remove yourself.')
    await rows.reassign(tx, id, await successor(tx, id, move_to), now)
    await rows.remove(tx, id)
    if (administrator_id !== null && username !== null)
      await administrators.removeLogin(tx, app, { id: administrator_id, username })
    await audit.record(tx, app, { what: 'user-removed', about: id, note: name || username || '' })
    return photo
  })
  if (photo) await withheldPhotos.withhold(app, [photo])
}

/** Every photo of a person. */
export async function usedPhotos({ db }: Pick<App, 'db'>): Promise<Set<string>> {
  return new Set(await rows.photosInUse(db))
}

/** Those of the ids that no person with a name has. */
export async function missing(db: Database, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const named = await rows.namedIds(db)
  return ids.filter((id) => !named.has(id))
}

async function find(db: Database, id: number): Promise<User> {
  const [person] = await rows.list(db, id)
  if (!person) throw new NotFound('user', id)
  return person
}

/** Who takes over; null for the agency. A person with listings or enquiries needs one. */
async function successor(db: Database, id: number, moveTo: UserRemoval['move_to']) {
  const { listings, enquiries } = await find(db, id)
  if (moveTo === 'agency') return null
  if (moveTo === undefined) {
    if (listings + enquiries === 0) return null
    throw new Conflict(
      `This person has ${listings} listings and ${enquiries} enquiries. ` +
        'Please say who takes them over: move_to another person, or the agency.',
    )
  }
  if (moveTo === id || (await missing(db, [moveTo])).length > 0)
    throw new Invalid({ move_to: `There is no other person ${moveTo}.` })
  return moveTo
}

/** Somebody who can log in must stay an owner, or nobody could do all. */
async function assertOwnerWithLogin(db: Database): Promise<void> {
  const people = await rows.list(db)
  if (!people.some(({ role, username }) => role === 'owner' && username !== null))
    throw new Invalid({ role: 'The last owner stays an owner.' })
}

async function approvePhoto(db: Database, photo: string | undefined, now: string): Promise<void> {
  if (!photo) return
  const [unknown] = await photoStore.approve(db, [photo], now)
  if (unknown !== undefined) throw new Invalid({ photo: `There is no uploaded file ${unknown}.` })
}
