import { sql, type Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

const TEXTS = [
  'permit_number',
  'permit_url',
  'permit_expires_on',
  'agent_name',
  'agent_brn',
  'agent_phone',
  'agent_email',
  'title_ar',
  'description_ar',
  'sub_community',
  'tower_name',
  'furnished',
  'features',
  'video_url',
]

/** What permits and portals need of a listing, and since when it is hidden for want of a permit. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const name of TEXTS)
    await db.schema
      .alterTable('properties')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  for (const name of ['latitude', 'longitude'])
    await db.schema.alterTable('properties').addColumn(name, 'double precision').execute()
  await db.schema.alterTable('properties').addColumn('hidden_at', 'text').execute()

  // PostgreSQL makes its indexes beside the work.
  if (engine === 'postgres') return
  await sql`drop index properties_searched`.execute(db)
  await sql`
    create index properties_searched
    on properties (removed_at, id, category_id, location_id, hidden_at, lowered_title)
  `.execute(db)
  await sql`
    create index properties_without_permit on properties (hidden_at, id)
    where removed_at is null and (permit_number = '' or permit_url = '')
  `.execute(db)
  await sql`
    create index properties_by_expiry on properties (permit_expires_on, hidden_at, id)
    where removed_at is null and permit_expires_on <> ''
  `.execute(db)
  await sql`create index properties_hidden on properties (id) where hidden_at is not null`.execute(
    db,
  )
}
