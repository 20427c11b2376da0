import { sql, type Kysely } from 'kysely'

const STATEMENTS = [
  // As they were when the enquiry came: the listing may be removed later.
  `alter table enquiries add column property_title text not null default ''`,
  `alter table enquiries add column property_reference text not null default ''`,
  // Null until a background job has computed it.
  `alter table enquiries add column search_text text`,
  `create index enquiries_without_search_text on enquiries (id) where search_text is null`,
  `create index enquiries_by_property on enquiries (property_id) where property_id is not null`,
  // What a photo was called where it was uploaded from.
  `alter table photos add column file_name text not null default ''`,
]

/** An enquiry remembers its listing and what it is found by; a photo remembers its file name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
