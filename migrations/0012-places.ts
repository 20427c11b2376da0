import { sql, type Kysely } from 'kysely'

const SHARED_COLUMNS = [
  `name_ar text not null default ''`,
  `other_names text not null default '[]'`,
  `former_names text not null default '[]'`,
  'position integer not null default 0',
  `updated_at text not null default ''`,
]

const COLUMNS = {
  categories: [...SHARED_COLUMNS, `kind text not null default ''`],
  locations: [...SHARED_COLUMNS, 'longitude double precision', 'latitude double precision'],
}

/** Categories and locations are edited: with an order, other names, and names that they had before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(COLUMNS))
    for (const column of columns)
      await sql`alter table ${sql.table(table)} add column ${sql.raw(column)}`.execute(db)
}
