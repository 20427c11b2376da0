import { sql, type Insertable } from 'kysely'

import type { Database } from '#storage/database.ts'
import type { Tables } from '#storage/tables.ts'

/** A tour for a listing that is gone is still an enquiry; it is kept without the listing. */
export async function insert(
  db: Database,
  { property_id, ...row }: Insertable<Tables['enquiries']> & { property_id: number | null },
): Promise<number> {
  const { id } = await db
    .insertInto('enquiries')
    .values({
      ...row,
      property_id: sql`(select id from properties where id = ${property_id})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
