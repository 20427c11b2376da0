import type { App } from '#domain/app.ts'
import { personKeys } from '#domain/enquiries/person-keys.ts'
import { onlyOwn } from '#domain/permissions.ts'
import type { Database } from '#storage/database/database.ts'
import type { Row } from '#storage/database/tables.ts'

import type { EnquiryDetail } from './answer.ts'

type Other = EnquiryDetail['others'][number]

const MAX_OTHERS = 50
/** The search for a person's enquiries stops here: many people share a number that has more. */
const MAX_ENQUIRIES = 500

/**
 * What else the same person has sent, newest first: whatever has the same address or number as one
 * that is already theirs. An agent sees what is their own.
 */
export async function listOthers(
  { db, actor }: Pick<App, 'db' | 'actor'>,
  row: Pick<Row<'enquiries'>, 'id' | 'email' | 'phone'>,
): Promise<Other[]> {
  const ids = (await idsOfPerson(db, row)).filter((id) => id !== row.id)
  if (ids.length === 0) return []
  const own = onlyOwn(actor, 'enquiries')
  let query = db.selectFrom('enquiries').selectAll().where('id', 'in', ids)
  if (own !== undefined) query = query.where('assignee_id', '=', own)
  const others = await query.orderBy('id', 'desc').limit(MAX_OTHERS).execute()
  return others.map(({ id, kind, stage, spam, created_at, ...other }) => ({
    id,
    kind: kind as Other['kind'],
    about: other.property_title || other.subject || other.address,
    stage,
    spam: spam === 1,
    created_at,
  }))
}

/** Follows addresses and numbers from one enquiry to the next until nothing new is found. */
async function idsOfPerson(db: Database, row: { email: string; phone: string }) {
  const ids = new Set<number>()
  const known = { email_key: new Set<string>(), phone_key: new Set<string>() }
  let next = [personKeys(row)]
  while (next.length > 0 && ids.size < MAX_ENQUIRIES) {
    const emails = addNew(
      known.email_key,
      next.map(({ email_key }) => email_key),
    )
    const phones = addNew(
      known.phone_key,
      next.map(({ phone_key }) => phone_key),
    )
    const found = await findByKeys(db, emails, phones)
    for (const { id } of found) ids.add(id)
    // Whoever sends spam under two strangers' addresses does not make them one person.
    next = found
      .filter(({ spam }) => spam === 0)
      .map(({ email_key, phone_key }) => ({
        email_key: email_key ?? '',
        phone_key: phone_key ?? '',
      }))
      .filter(
        (keys) => !known.email_key.has(keys.email_key) || !known.phone_key.has(keys.phone_key),
      )
  }
  return [...ids]
}

/** Adds the keys that are new and not empty to `known`, and returns them. */
function addNew(known: Set<string>, keys: string[]): string[] {
  const added = new Set(keys).difference(known)
  added.delete('')
  for (const key of added) known.add(key)
  return [...added]
}

/** The indexes leave out empty keys: SQLite uses them only where the query leaves them out, too. */
async function findByKeys(db: Database, emails: string[], phones: string[]) {
  const find = (column: 'email_key' | 'phone_key', keys: string[]) =>
    db
      .selectFrom('enquiries')
      .select(['id', 'email_key', 'phone_key', 'spam'])
      .where(column, 'in', keys)
      .where(column, '<>', '')
      .orderBy('id', 'desc')
      .limit(MAX_ENQUIRIES)
      .execute()
  return [
    ...(emails.length > 0 ? await find('email_key', emails) : []),
    ...(phones.length > 0 ? await find('phone_key', phones) : []),
  ]
}
