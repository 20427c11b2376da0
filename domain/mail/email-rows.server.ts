import { sql, type ExpressionBuilder } from 'kysely'

import { countRows } from '#domain/count-rows.server.ts'
import { isDue, skipClaimed, type ClaimTimes } from '#domain/queue.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { NewRow, Row, RowChange, Tables } from '#storage/database/tables.ts'

export type EmailRow = Row<'emails'>

export async function insert(db: Database, row: NewRow<'emails'>) {
  const { id } = await db.insertInto('emails').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Claims the email that has been due for longest. No two processes claim the same one. */
export function claimDue(db: Database, times: ClaimTimes) {
  const due = db
    .selectFrom('emails')
    .select('id')
    .where(isDue(times))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
  return db
    .updateTable('emails')
    .set((email) => ({
      state: 'sending',
      due_at: times.until,
      tries: email('tries', '+', 1),
      perhaps_twice: twiceIfSending(email),
    }))
    .where('id', '=', skipClaimed(db, due))
    .returningAll()
    .executeTakeFirst()
}

/** Holds an email that has not been sent yet. In one statement: its try may end meanwhile. */
export async function hold(db: Database, id: number): Promise<void> {
  await db
    .updateTable('emails')
    .set((email) => ({ state: 'held', perhaps_twice: twiceIfSending(email) }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending', 'failed'])
    .execute()
}

/** An email that is being tried may still arrive. */
function twiceIfSending(email: ExpressionBuilder<Tables, 'emails'>) {
  return email.case().when('state', '=', 'sending').then(1).else(email.ref('perhaps_twice')).end()
}

/** With `states`, only where the email is in one of them. */
export async function update(
  db: Database,
  id: number,
  change: RowChange<'emails'>,
  { states }: { states?: EmailRow['state'][] } = {},
) {
  let query = db.updateTable('emails').set(change).where('id', '=', id)
  if (states) query = query.where('state', 'in', states)
  await query.execute()
}

export async function remove(db: Database, ids: number[]) {
  await db.deleteFrom('emails').where('id', 'in', ids).execute()
}

export async function removeSecrets(db: Database, createdBefore: string) {
  await db
    .deleteFrom('emails')
    .where('secret', '=', 1)
    .where('state', 'in', ['sent', 'failed'])
    .where('created_at', '<', createdBefore)
    .execute()
}

export async function markUnsentAsPossibleDuplicates(db: Database) {
  await db.updateTable('emails').set({ perhaps_twice: 1 }).where('state', '!=', 'sent').execute()
}

/** The count and the oldest creation time of unsent emails by state. */
export function countUnsent(db: Database) {
  return owed(db)
    .select(['state', sql<number>`count(*)`.as('count'), sql<string>`min(created_at)`.as('since')])
    .where('state', 'in', ['waiting', 'sending', 'failed', 'held'])
    .groupBy('state')
    .execute()
}

/** Those that were tried without success; of one person's enquiries where given. */
export function countFailed(db: Database, assignee?: number) {
  return countRows(
    owed(db, assignee).where('state', 'in', ['waiting', 'failed']).where('tries', '>', 0),
  )
}

export function countUndelivered(db: Database, assignee?: number) {
  return countRows(owed(db, assignee).where('state', 'in', ['waiting', 'sending', 'failed']))
}

/**
 * The emails that somebody has to see to where they are not delivered: those to the agency, and answers
 * to visitors. Any other one to a visitor fails when the visitor mistyped the address.
 */
function owed(db: Database, assignee?: number) {
  const enquiries = db.selectFrom('enquiries').where('assignee_id', '=', assignee ?? 0)
  const answers = lastAnswers(db)
  return db
    .selectFrom('emails')
    .where((email) =>
      assignee === undefined
        ? email.or([email('to_address', '=', ''), email('id', 'in', answers)])
        : email.or([
            email('id', 'in', enquiries.select('email_id')),
            email('id', 'in', answers.where('answer.enquiry_id', 'in', enquiries.select('id'))),
          ]),
    )
}

/** The emails that answer enquiries. Whoever has answered again, in any way, has seen to the one before. */
function lastAnswers(db: Database) {
  return db
    .selectFrom('enquiry_events as answer')
    .select('answer.email_id')
    .where('answer.what', '=', 'email')
    .where((answer) =>
      answer.not(
        answer.exists(
          answer
            .selectFrom('enquiry_events as later')
            .select('later.id')
            .whereRef('later.enquiry_id', '=', 'answer.enquiry_id')
            .whereRef('later.id', '>', 'answer.id')
            .where('later.what', 'in', ['email', 'whatsapp', 'call']),
        ),
      ),
    )
}
