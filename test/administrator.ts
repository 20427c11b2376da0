import { argon2Sync, randomBytes } from 'node:crypto'

import type { App } from '#domain/app.ts'

/**
 * Adds an administrator whose password is quick to check, and returns the id. A real hash takes
 * 64 MiB and a third of a second at every login.
 */
export async function addAdministrator(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { username, password }: { username: string; password: string },
): Promise<number> {
  const created_at = clock.now().toISOString()
  const { id } = await db
    .insertInto('administrators')
    .values({ username, password_hash: quickHash(password), created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('users')
    .values({ administrator_id: id, created_at, updated_at: created_at })
    .execute()
  return id
}

/** In the format of a real hash, and a thousand times as quick. */
export function quickHash(password: string): string {
  const nonce = randomBytes(16)
  const cost = { memory: 8, passes: 1, parallelism: 1 }
  const tag = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...cost })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`
}
