import { sql, type Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

/** An email of the mailbox for portal leads is a portal email: `letter` was also a character. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const statements = [
    'alter table mailbox_letters rename to portal_emails',
    'alter table portal_emails rename column letter_key to message_key',
    'drop index letters_by_state',
    'drop index letters_by_enquiry',
    'create index portal_emails_by_state on portal_emails (state, id)',
    'create index portal_emails_by_enquiry on portal_emails (enquiry_id) where enquiry_id is not null',
    ...(engine === 'postgres' ? POSTGRES_NAMES : []),
    `update enquiry_events set what = 'portal-email' where what = 'letter'`,
    ...['ignored', 'reopened', 'made-an-enquiry'].map(
      (done) => `update audit set what = 'portal-email-${done}' where what = 'letter-${done}'`,
    ),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** SQLite derives these from the names of the table and the column. */
const POSTGRES_NAMES = [
  'alter sequence mailbox_letters_id_seq rename to portal_emails_id_seq',
  ...[
    ['pkey', 'pkey'],
    ['letter_key_key', 'message_key_key'],
    ['mailbox_uid_key', 'mailbox_uid_key'],
    ['enquiry_id_fkey', 'enquiry_id_fkey'],
  ].map(
    ([before, after]) =>
      `alter table portal_emails rename constraint mailbox_letters_${before} to portal_emails_${after}`,
  ),
]
