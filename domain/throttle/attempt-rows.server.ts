import { sql } from 'kysely'

import type { Database } from '#storage/database/database.ts'

export async function find(db: Database, subject: string) {
  return db
    .selectFrom('attempts')
    .select(['count', 'until'])
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/**
 * Counts one more attempt. A count starts again when its time is over, and also where it would end
 * later than one that starts now: a wrong clock wrote it.
 */
export async function countUntil(
  db: Database,
  subject: string,
  { now, until }: { now: string; until: string },
) {
  const isOver = sql<boolean>`(attempts.until <= ${now} or attempts.until > ${until})`
  return db
    .insertInto('attempts')
    .values({ subject, count: 1, until })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
        until: sql`case when ${isOver} then ${until} else attempts.until end`,
      }),
    )
    .returning(['count', 'until'])
    .executeTakeFirstOrThrow()
}

/** Counts one more attempt, however long ago the previous one was. */
export async function count(db: Database, subject: string, now: string) {
  const row = await db
    .insertInto('attempts')
    .values({ subject, count: 1, until: now })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ count: sql`attempts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return row.count
}

export async function setUntil(db: Database, subject: string, until: string) {
  await db.updateTable('attempts').set({ until }).where('subject', '=', subject).execute()
}

export async function remove(db: Database, subject: string) {
  await db.deleteFrom('attempts').where('subject', '=', subject).execute()
}

export async function removeBefore(db: Database, until: string) {
  await db.deleteFrom('attempts').where('until', '<', until).execute()
}
