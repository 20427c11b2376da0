import type { App } from '#domain/app.ts'
import * as administrators from '#domain/accounts/administrators.server.ts'
import * as sessions from '#domain/accounts/sessions.server.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import * as settings from '#domain/settings/settings.server.ts'
import * as withheldPhotos from '#domain/photos/withheld-photos.server.ts'
import { onlyOwn } from '#domain/permissions.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import * as duties from './duties.server.ts'
import * as links from './login-links.server.ts'
import { userChanges } from './user-changes.ts'
import type { NewUser, User, UserChange, UserRemoval } from './user.ts'
import * as rows from './user-rows.server.ts'

type WriteContext = Pick<App, 'db' | 'clock' | 'contentVersion' | 'actor'>

export type Profile = rows.Profile

/** Everybody, with or without a login, in the order of the pages; an agent finds only themselves. */
export function list({ db, actor }: Pick<App, 'db' | 'actor'>): Promise<User[]> {
  return rows.list(db, onlyOwn(actor, 'people'))
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

/** The Arabic names that people have, by id. */
export async function arabicNames({ db }: Pick<App, 'db'>): Promise<Map<number, string>> {
  const named = await db.selectFrom('users').select(['id', 'name_ar']).execute()
  return new Map(named.map(({ id, name_ar }) => [id, name_ar]))
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
  person: NewUser,
): Promise<number> {
  const now = clock.now().toISOString()
  const checked = await duties.check(tx, person, undefined)
  const { shown = true, role = 'agent', position, ...profile } = checked
  await approvePhoto(tx, profile.photo, now)
  return rows.insert(tx, {
    ...rows.columnsOf(profile),
    role,
    shown: shown ? 1 : 0,
    position: position ?? (await rows.nextPosition(tx)),
    administrator_id: null,
    created_at: now,
    updated_at: now,
  })
}

/**
 * Changes a person. Whoever is deactivated cannot log in any more; their listings and enquiries go to
 * `move_to`.
 */
export async function update(app: WriteContext, id: number, change: UserChange): Promise<User> {
  const now = app.clock.now().toISOString()
  return content.change(app, async (tx) => {
    await administrators.lock(tx)
    const before = await find(tx, id)
    assertMayChange(app.actor, before, change)
    await approvePhoto(tx, change.photo, now)
    const { shown, active, move_to, ...columns } = await duties.check(tx, change, before)
    const named = await duties.withNames(tx, before)
    if (active === false && before.active) await deactivate(tx, app, id, move_to)
    await rows.update(tx, id, {
      ...rows.columnsOf(columns),
      ...(shown !== undefined && { shown: shown ? 1 : 0 }),
      ...(active !== undefined && { active: active ? 1 : 0 }),
      updated_at: now,
    })
    if (before.role === 'owner' && before.username !== null) await assertOwnerStays(tx)
    const changed = await find(tx, id)
    // The link went to the address that was.
    if (changed.email !== before.email) await links.remove(tx, id)
    await audit.record(tx, app, {
      what: actionOf(before, changed),
      about: id,
      note: label(changed),
      changes: userChanges(named, await duties.withNames(tx, changed)),
    })
    return find(tx, id)
  })
}

async function deactivate(
  tx: Database,
  app: Pick<App, 'clock' | 'actor'>,
  id: number,
  moveTo: UserRemoval['move_to'],
): Promise<void> {
  const person = await rows.find(tx, id)
  const { administrator_id = null } = person ?? {}
  if (isActor(app.actor, administrator_id)) throw new Conflict('You cannot deactivate yourself.')
  await rows.reassign(tx, id, await successor(tx, id, moveTo), app.clock.now().toISOString())
  await links.remove(tx, id)
  if (administrator_id !== null) await sessions.endAll(tx, app, administrator_id)
}

function actionOf(before: User, changed: User) {
  if (before.active === changed.active) return 'user-updated'
  return changed.active ? 'user-activated' : 'user-deactivated'
}

function label({ name, username }: Pick<User, 'name' | 'username'>): string {
  return name || username || ''
}

/** What only an owner changes: a new password is sent to the email address. */
const OWNERS_FIELDS = ['role', 'email', 'position', 'shown', 'active'] as const

function assertMayChange(actor: App['actor'], person: User, change: UserChange): void {
  const own = onlyOwn(actor, 'profiles')
  if (own === undefined) return
  if (own !== person.id) throw new Forbidden('Only owners may change the profiles of others.')
  const faults = OWNERS_FIELDS.filter(
    (field) => change[field] !== undefined && change[field] !== person[field],
  ).map((field) => [field, 'Only an owner may change this.'])
  if (faults.length > 0) throw new Invalid(Object.fromEntries(faults) as Record<string, string>)
}

function isActor(actor: App['actor'], administratorId: number | null): boolean {
  return typeof actor !== 'string' && actor.id === administratorId
}

/** Removes a person for good, with their login. Their listings and enquiries go to `move_to`. */
export async function remove(app: WriteContext, id: number, { move_to }: UserRemoval) {
  const now = app.clock.now().toISOString()
  const photo = await content.change(app, async (tx) => {
    const person = await rows.find(tx, id)
    if (!person) throw new NotFound('user', id)
    const { administrator_id, username, photo } = person
    if (isActor(app.actor, administrator_id)) throw new Conflict('You cannot remove yourself.')
    await rows.reassign(tx, id, await successor(tx, id, move_to), now)
    await rows.remove(tx, id)
    if (administrator_id !== null && username !== null)
      await administrators.removeLogin(tx, app, { id: administrator_id, username })
    await audit.record(tx, app, { what: 'user-removed', about: id, note: label(person) })
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

async function assertOwnerStays(db: Database): Promise<void> {
  if (!(await administrators.ownerExists(db)))
    throw new Invalid({ role: 'The last owner stays an owner.' })
}

async function approvePhoto(db: Database, photo: string | undefined, now: string): Promise<void> {
  if (!photo) return
  const [unknown] = await photoStore.approve(db, [photo], now)
  if (unknown !== undefined) throw new Invalid({ photo: `There is no uploaded file ${unknown}.` })
}
