import { randomInt } from 'node:crypto'

import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import { Conflict, NotFound } from '#domain/problem.ts'
import { engineOf, type Database } from '#storage/database/database.ts'
import type { NewRow } from '#storage/database/tables.ts'

import { assertAllowedPassword } from './password-policy.server.ts'
import { hashPassword } from './password.server.ts'
import * as sessionRows from './session-rows.server.ts'

export async function exist({ db }: Pick<App, 'db'>): Promise<boolean> {
  return (await db.selectFrom('administrators').select('id').executeTakeFirst()) !== undefined
}

export function find({ db }: Pick<App, 'db'>, username: string) {
  return db
    .selectFrom('administrators')
    .select(['id', 'password_hash', 'password_until'])
    .where('username', '=', username)
    .executeTakeFirst()
}

/**
 * The administrator with this user name or email address, in any letter case. An address that two
 * people share finds nobody. An administrator without a row in `users`, whom an older version of the
 * site has created, is an owner.
 */
export async function findLogin({ db }: Pick<App, 'db'>, name: string) {
  const typed = name.trim()
  const lower = typed.toLowerCase()
  const candidates = await db
    .selectFrom('administrators')
    .leftJoin('users', 'users.administrator_id', 'administrators.id')
    .select(['administrators.id', 'username', 'password_hash', 'password_until'])
    .select(['users.id as user_id', 'users.role', 'users.email', 'users.active'])
    .where((row) =>
      row.or([
        row('username', '=', typed),
        row(sql`lower(username)`, '=', lower),
        row(sql`lower(users.email)`, '=', lower),
      ]),
    )
    .execute()
  const named = candidates.filter(({ username }) => username.toLowerCase() === lower)
  const found =
    candidates.find(({ username }) => username === typed) ??
    onlyOne(named) ??
    onlyOne(candidates.filter(({ email }) => email?.toLowerCase() === lower))
  return found && { ...found, role: found.role ?? 'owner', active: found.active !== 0 }
}

function onlyOne<Item>(items: Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}

/** A generated password was printed on a screen, so it expires soon. */
export type PasswordOrigin = 'chosen' | 'generated'

const GENERATED_PASSWORD_DAYS = 7

type NewPassword = [password: string, origin?: PasswordOrigin]
type AdministratorWriter = Pick<App, 'db' | 'clock' | 'actor' | 'agency'>

export async function create(app: AdministratorWriter, username: string, ...password: NewPassword) {
  const columns = await passwordColumns(app, username, ...password)
  const created_at = app.clock.now().toISOString()
  await app.db.transaction().execute(async (tx) => {
    const id = await insertLogin(tx, { username, ...columns, created_at })
    await tx
      .insertInto('users')
      .values({
        administrator_id: id,
        position: sql`(select coalesce(max(position), 0) + 1 from users)`,
        created_at,
        updated_at: created_at,
      })
      .execute()
    await audit.record(tx, app, { what: 'administrator-created', about: id, note: username })
  })
}

export async function insertLogin(tx: Database, row: NewRow<'administrators'>): Promise<number> {
  const created = await tx
    .insertInto('administrators')
    .values(row)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) throw new Conflict(`There is already an administrator named ${row.username}.`)
  return created.id
}

export async function resetPassword(
  app: AdministratorWriter,
  username: string,
  ...password: NewPassword
): Promise<void> {
  const columns = await passwordColumns(app, username, ...password)
  await app.db.transaction().execute(async (tx) => {
    const administrator = await setPassword(tx, username, columns)
    if (!administrator) throw new NotFound('administrator', username)
    const { id } = administrator
    if ((await findLogin({ db: tx }, username))?.active === false)
      throw new Conflict(`${username} is deactivated. An owner activates them again under Team.`)
    await sessionRows.remove(tx, { administrator_id: id })
    await audit.record(tx, app, { what: 'password-reset', about: id, note: username })
  })
}

/**
 * Removes an administrator and ends their sessions. The last owner cannot be removed. Whoever has a
 * profile stays in the team, without a login.
 */
export async function remove(app: AdministratorWriter, username: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const administrator = await find({ db: tx }, username)
    if (!administrator) throw new NotFound('administrator', username)
    const { id } = administrator
    await tx.deleteFrom('users').where('administrator_id', '=', id).where('name', '=', '').execute()
    await removeLogin(tx, app, { id, username })
  })
}

/** Removes a login with its sessions, inside the caller's transaction. */
export async function removeLogin(
  tx: Database,
  app: Pick<App, 'clock' | 'actor'>,
  { id, username }: { id: number; username: string },
): Promise<void> {
  await lock(tx)
  await tx.deleteFrom('administrators').where('id', '=', id).execute()
  if (!(await ownerExists(tx))) throw new Conflict('The last owner cannot be removed.')
  await audit.record(tx, app, { what: 'administrator-removed', about: id, note: username })
}

/** Runs changes of administrators one after the other: two owners cannot remove each other at once. */
export async function lock(tx: Database): Promise<void> {
  if (engineOf(tx) === 'postgres')
    await tx.selectFrom('administrators').select('id').orderBy('id').forUpdate().execute()
}

/** The current hash. Whoever wants to change it waits until the caller's transaction is over. */
export async function lockPasswordHash(tx: Database, id: number): Promise<string | undefined> {
  const row = tx.selectFrom('administrators').select('password_hash').where('id', '=', id)
  const locked = engineOf(tx) === 'postgres' ? row.forUpdate() : row
  return (await locked.executeTakeFirst())?.password_hash
}

/** Whether an owner can log in. One must always be able to. */
export async function ownerExists(db: Database): Promise<boolean> {
  const owner = await db
    .selectFrom('administrators')
    .leftJoin('users', 'users.administrator_id', 'administrators.id')
    .select('administrators.id')
    .where(sql<boolean>`coalesce(users.role, 'owner') = 'owner' and coalesce(users.active, 1) = 1`)
    .executeTakeFirst()
  return owner !== undefined
}

/** Returns undefined where the name is unknown. */
export function setPassword(
  tx: Database,
  username: string,
  password: Pick<NewRow<'administrators'>, 'password_hash' | 'password_until'>,
) {
  return tx
    .updateTable('administrators')
    .set(password)
    .where('username', '=', username)
    .returning('id')
    .executeTakeFirst()
}

export async function passwordColumns(
  { clock, agency }: Pick<App, 'clock' | 'agency'>,
  username: string,
  ...[password, origin]: NewPassword
) {
  await assertAllowedPassword({ agency }, password, username)
  const expiry = isoAfter(clock.now(), GENERATED_PASSWORD_DAYS * DAY_MS)
  return {
    password_hash: await hashPassword(password),
    password_until: origin === 'generated' ? expiry : null,
  }
}

const PASSWORD_CHARACTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Five groups of four characters, none of which look alike; about 115 bits. */
export function generatePassword(): string {
  const character = () => PASSWORD_CHARACTERS[randomInt(PASSWORD_CHARACTERS.length)]
  const group = () => Array.from({ length: 4 }, character).join('')
  return Array.from({ length: 5 }, group).join('-')
}
