import { hash, randomBytes } from 'node:crypto'

import type { App } from '#domain/app.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import type { Database } from '#storage/database/database.ts'

import type { LinkKind } from './login.ts'

const VALID_MS: Record<LinkKind, number> = { invitation: 7 * DAY_MS, reset: 60 * 60 * 1000 }

/** So long the page of the team says that an invitation has ended. */
const KEPT_MS = 30 * DAY_MS

/** Makes a link for a person; an earlier one of the same kind ends. */
export async function create(
  tx: Database,
  { clock }: Pick<App, 'clock'>,
  user_id: number,
  kind: LinkKind,
) {
  const token = randomBytes(32).toString('base64url')
  const expires_at = isoAfter(clock.now(), VALID_MS[kind])
  const link = { token_hash: hashOf(token), created_at: clock.now().toISOString(), expires_at }
  await tx
    .insertInto('login_links')
    .values({ user_id, kind, ...link })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(link))
    .execute()
  return { token, expires_at }
}

/** The person of a link that is valid, with their login where they have one. */
export async function find(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  kind: LinkKind,
  token: string,
) {
  const found = await db
    .selectFrom('login_links')
    .innerJoin('users', 'users.id', 'login_links.user_id')
    .leftJoin('administrators', 'administrators.id', 'users.administrator_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.active'])
    .select(['users.administrator_id', 'administrators.username'])
    .where('login_links.kind', '=', kind)
    .where('login_links.token_hash', '=', hashOf(token))
    .where('login_links.expires_at', '>', clock.now().toISOString())
    .executeTakeFirst()
  return found?.active === 1 ? found : undefined
}

/** Ends the link of a token. False where another request was first. */
export async function use(tx: Database, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('login_links')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the links of a person, of one kind or of all. Returns how many there were. */
export async function remove(tx: Database, user_id: number, kind?: LinkKind): Promise<number> {
  let links = tx.deleteFrom('login_links').where('user_id', '=', user_id)
  if (kind) links = links.where('kind', '=', kind)
  return Number((await links.executeTakeFirst()).numDeletedRows)
}

export async function removeExpired({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('login_links')
    .where('expires_at', '<', isoAfter(clock.now(), -KEPT_MS))
    .execute()
}

function hashOf(token: string): string {
  return hash('sha256', token)
}
