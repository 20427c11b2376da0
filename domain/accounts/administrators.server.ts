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

/** A generated password was printed on a screen, so it expires soon. */
export type PasswordOrigin = 'chosen' | 'generated'

const GENERATED_PASSWORD_DAYS = 7

type NewPassword = [password: string, origin?: PasswordOrigin]
type AdministratorWriter = Pick<App, 'db' | 'clock' | 'actor'>

export async function create(app: AdministratorWriter, username: string, ...password: NewPassword) {
  const columns = await passwordColumns(app, username, ...password)
  const created_at = app.clock.now().toISOString()
  await app.db.transaction().execute(async (tx) => {
    const created = await tx
      .insertInto('administrators')
      .values({ username, ...columns, created_at })
      .onConflict((conflict) => conflict.column('username').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!created) throw new Conflict(`There is already an administrator named ${username}.`)
    const { id } = created
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
    await sessionRows.remove(tx, { administrator_id: id })
    await audit.record(tx, app, { what: 'password-reset', about: id, note: username })
  })
}

/**
 * Removes an administrator and ends their sessions. The last one cannot be removed. Whoever has a
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
  // Two administrators who remove each other at once wait for each other.
  if (engineOf(tx) === 'postgres')
    await tx.selectFrom('administrators').select('id').orderBy('id').forUpdate().execute()
  await tx.deleteFrom('administrators').where('id', '=', id).execute()
  if (!(await exist({ db: tx }))) throw new Conflict('The last administrator cannot be removed.')
  await audit.record(tx, app, { what: 'administrator-removed', about: id, note: username })
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

async function passwordColumns(
  { clock }: Pick<App, 'clock'>,
  username: string,
  ...[password, origin]: NewPassword
) {
  await assertAllowedPassword(password, username)
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
