import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'

import type { Database } from '#storage/database.ts'
import type { Tables } from '#storage/tables.ts'

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
 * The letter that has been due for longest, if one is: waiting, or left behind by a dead process.
 * A time that lies further ahead than any wait lasts was set by a wrong clock, and holds nothing up.
 */
export function findDue(
  db: Database,
  { now, latest }: { now: string; latest: Record<'waiting' | 'sending', string> },
): Promise<LetterRow | undefined> {
  return db
    .selectFrom('letters')
    .selectAll()
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
    .executeTakeFirst()
}

/** Takes a letter for sending; false where another process was faster. */
export async function claim(
  db: Database,
  { id, state, tries, due_at }: LetterRow,
  until: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('letters')
    .set({
      state: 'sending',
      due_at: until,
      tries: tries + 1,
      ...(state === 'sending' && { perhaps_twice: 1 }),
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('tries', '=', tries)
    .where('due_at', '=', due_at)
    .executeTakeFirst()
  return numUpdatedRows > 0
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

export async function countUndelivered(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('letters')
    .select(sql<number>`count(*)`.as('count'))
    .where('state', 'in', ['waiting', 'sending', 'failed'])
    .executeTakeFirstOrThrow()
  return count
}
