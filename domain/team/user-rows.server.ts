import { sql } from 'kysely'

import type { Database } from '#storage/database/database.ts'
import type { NewRow, Row, RowChange } from '#storage/database/tables.ts'

import { languageNamesInArabic } from './language-names.ts'
import type { User, UserChange } from './user.ts'

/** In the order of the pages, or only one. */
export async function list(db: Database, id?: number): Promise<User[]> {
  let query = db
    .selectFrom('users')
    .leftJoin('administrators', 'administrators.id', 'users.administrator_id')
    .selectAll('users')
    .select(['administrators.username', LISTING_COUNT.as('listings')])
    .select(ENQUIRY_COUNT.as('enquiries'))
    .select(INVITED_UNTIL.as('invited_until'))
    .orderBy('users.position')
    .orderBy('users.id')
  if (id !== undefined) query = query.where('users.id', '=', id)
  return (await query.execute()).map(fromRow)
}

const LISTING_COUNT = sql<number>`(
  select count(*) from properties
  where properties.agent_id = users.id and properties.removed_at is null
)`

const ENQUIRY_COUNT = sql<number>`(
  select count(*) from enquiries where enquiries.assignee_id = users.id
)`

const INVITED_UNTIL = sql<string | null>`(
  select expires_at from login_links
  where login_links.user_id = users.id and login_links.kind = 'invitation'
)`

type ProfileFields = Omit<UserChange, 'shown' | 'active' | 'move_to'>

type UserRow = Row<'users'> & Pick<User, 'username' | 'listings' | 'enquiries' | 'invited_until'>

/** Leaves out which login it is. */
function fromRow({ administrator_id: _, last_assigned_at: __, ...row }: UserRow): User {
  return {
    ...row,
    shown: row.shown === 1,
    active: row.active === 1,
    takes_enquiries: row.takes_enquiries === 1,
    location_ids: JSON.parse(row.location_ids) as number[],
  }
}

/** The columns of what the API calls differently. */
export function columnsOf({ takes_enquiries, location_ids, ...same }: ProfileFields) {
  return {
    ...same,
    ...(takes_enquiries !== undefined && { takes_enquiries: takes_enquiries ? 1 : 0 }),
    ...(location_ids !== undefined && { location_ids: JSON.stringify(location_ids) }),
  }
}

/** The people whose profiles visitors see, in the order of the pages. */
export async function listShown(db: Database) {
  const rows = await db
    .selectFrom('users')
    .select([...PROFILE_COLUMNS])
    .where('shown', '=', 1)
    .where('active', '=', 1)
    .where('name', '<>', '')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(withLanguages)
}

export async function findProfile(db: Database, id: number) {
  const row = await db
    .selectFrom('users')
    .select([...PROFILE_COLUMNS])
    .where('id', '=', id)
    .where('active', '=', 1)
    .where('name', '<>', '')
    .executeTakeFirst()
  return row && withLanguages(row)
}

/** The names of languages are few: nobody has to write them in Arabic. */
function withLanguages<Row extends { languages: string }>(row: Row) {
  return { ...row, languages_ar: languageNamesInArabic(row.languages) }
}

/** What visitors may see of a person. */
const PROFILE_COLUMNS = [
  'id',
  'name',
  'name_ar',
  'photo',
  'job_title',
  'job_title_ar',
  'brn',
  'phone',
  'whatsapp',
  'email',
  'languages',
  'about',
  'about_ar',
  'shown',
  'updated_at',
] as const

export type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>

export function find(db: Database, id: number) {
  return db
    .selectFrom('users')
    .leftJoin('administrators', 'administrators.id', 'users.administrator_id')
    .selectAll('users')
    .select('administrators.username')
    .where('users.id', '=', id)
    .executeTakeFirst()
}

/** The ids of all who work here and have a name: a login alone has none. */
export async function namedIds(db: Database): Promise<Set<number>> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('name', '<>', '')
    .where('active', '=', 1)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function insert(db: Database, row: NewRow<'users'>): Promise<number> {
  const { id } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function update(db: Database, id: number, change: RowChange<'users'>) {
  await db.updateTable('users').set(change).where('id', '=', id).execute()
}

export async function remove(db: Database, id: number) {
  await db.updateTable('users').set({ stand_in_id: null }).where('stand_in_id', '=', id).execute()
  await db.deleteFrom('users').where('id', '=', id).execute()
}

/** The position after all others. */
export async function nextPosition(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('users')
    .select((select) => select.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** Gives the listings and enquiries of a person to another, or to nobody. */
export async function reassign(db: Database, from: number, to: number | null, now: string) {
  await db
    .updateTable('properties')
    .set({
      agent_id: to,
      updated_at: now,
      // The columns for the search do not depend on the agent: they stay as valid as they are.
      search_columns_for: sql`case when search_columns_for = updated_at then ${now} else search_columns_for end`,
    })
    .where('agent_id', '=', from)
    .execute()
  await db
    .updateTable('enquiries')
    .set({ assignee_id: to })
    .where('assignee_id', '=', from)
    .execute()
}

export async function photosInUse(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('users').select('photo').where('photo', '<>', '').execute()
  return rows.map(({ photo }) => photo)
}
