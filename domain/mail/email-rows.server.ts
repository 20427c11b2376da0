import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'

import { engineOf, type Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

type Columns = Tables['letters']
export type LetterRow = Selectable<Columns>

export async function insert(db: Database, row: Insertable<Columns>): Promise<number> {
  const { id } = await db
    .insertInto('letters')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Takes the letter that has been due for longest, if one is: waiting, or left behind by a dead
 * process. It is nobody else's until then, and no two processes take the same. A time that lies
 * further ahead than any wait lasts was set by a wrong clock, and holds nothing up.
 */
export function takeDue(
  db: Database,
  {
    now,
    until,
    latest,
  }: { now: string; until: string; latest: Record<'waiting' | 'sending', string> },
): Promise<LetterRow | undefined> {
  const due = db
    .selectFrom('letters')
    .select('id')
    .where((row) =>
      row.or([
        row('state', 'in', ['waiting', 'sending']).and('due_at', '<=', now),
        row('state', '=', 'waiting').and('due_at', '>', latest.waiting),
        row('state', '=', 'sending').and('due_at', '>', latest.sending),
        // The first try waits for nothing.
        row('state', '=', 'waiting').and('tries', '=', 0),
      ]),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
  // Where many may write at once, one that another is just taking is passed over.
  const free = engineOf(db) === 'postgres' ? due.forUpdate().skipLocked() : due
  return db
    .updateTable('letters')
    .set((letter) => ({
      state: 'sending',
      due_at: until,
      tries: letter('tries', '+', 1),
      perhaps_twice: letter
        .case()
        .when('state', '=', 'sending')
        .then(1)
        .else(letter.ref('perhaps_twice'))
        .end(),
    }))
    .where('id', '=', free)
    .returningAll()
    .executeTakeFirst()
}

export async function update(
  db: Database,
  id: number,
  change: Updateable<Columns>,
  { whileIn }: { whileIn?: LetterRow['state'][] } = {},
): Promise<void> {
  let query = db.updateTable('letters').set(change).where('id', '=', id)
  if (whileIn) query = query.where('state', 'in', whileIn)
  await query.execute()
}

export async function remove(db: Database, ids: number[]): Promise<void> {
  await db.deleteFrom('letters').where('id', 'in', ids).execute()
}

export async function doubtUnsent(db: Database): Promise<void> {
  await db.updateTable('letters').set({ perhaps_twice: 1 }).where('state', '!=', 'sent').execute()
}

/**
 * Of each state that is left when letters have gone out: how many, and since when the oldest. One to a
 * visitor who mistyped their address is nobody's worry.
 */
export function unsent(db: Database) {
  return db
    .selectFrom('letters')
    .select(['state', sql<number>`count(*)`.as('count'), sql<string>`min(created_at)`.as('since')])
    .where('state', 'in', ['waiting', 'sending', 'failed', 'held'])
    .where('to_address', '=', '')
    .groupBy('state')
    .execute()
}

export async function countUndelivered(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('letters')
    .select(sql<number>`count(*)`.as('count'))
    .where('state', 'in', ['waiting', 'sending', 'failed'])
    .where('to_address', '=', '')
    .executeTakeFirstOrThrow()
  return count
}
