import type { Kysely } from 'kysely'

/** How many parking spaces belong to a property; null where it is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('properties').addColumn('parking_spaces', 'integer').execute()
}
