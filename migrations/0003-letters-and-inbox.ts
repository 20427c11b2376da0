import type { Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

/** Outgoing letters, and what an administrator notes about an enquiry. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('letters')
    .addColumn('id', 'integer', (c) =>
      engine === 'sqlite'
        ? c.primaryKey().autoIncrement()
        : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('message_id', 'text', (c) => c.notNull().unique())
    .addColumn('reply_to_name', 'text', (c) => c.notNull())
    .addColumn('reply_to_address', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('attachments', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('perhaps_twice', 'integer', (c) => c.notNull())
    .addColumn('last_words', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('letters_due').on('letters').columns(['state', 'due_at']).execute()

  const enquiries = () => db.schema.alterTable('enquiries')
  await enquiries()
    .addColumn('letter_id', 'integer', (c) => c.references('letters.id'))
    .execute()
  await enquiries().addColumn('idempotency_key', 'text').execute()
  await enquiries().addColumn('handled_at', 'text').execute()
  await enquiries()
    .addColumn('spam', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('enquiries_once')
    .on('enquiries')
    .column('idempotency_key')
    .unique()
    .execute()
  await db.schema
    .createIndex('enquiries_by_state')
    .on('enquiries')
    .columns(['spam', 'handled_at', 'id'])
    .execute()
}
