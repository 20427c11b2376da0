import type { Kysely } from 'kysely'

/** When a password that the site made up stops opening the door. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('administrators').addColumn('password_until', 'text').execute()
}
