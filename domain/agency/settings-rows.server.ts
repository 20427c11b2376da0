import type { Database } from '#storage/database/database.ts'

/** Older ones are removed when a section is saved. */
const MAX_VERSIONS = 100

export interface StoredSection {
  section: string
  version: number
  value: string
  saved_at: string
  saved_by: string
}

const COLUMNS = ['section', 'version', 'value', 'saved_at', 'saved_by'] as const

/** The newest version of each section that was ever saved. */
export function listNewest(db: Database): Promise<StoredSection[]> {
  return db
    .selectFrom('settings_versions')
    .select(COLUMNS)
    .where((row) =>
      row(
        'version',
        '=',
        row
          .selectFrom('settings_versions as newest')
          .select(({ fn }) => fn.max('newest.version').as('version'))
          .whereRef('newest.section', '=', 'settings_versions.section'),
      ),
    )
    .execute()
}

/** The versions of one section, the newest first. */
export function listVersions(db: Database, section: string): Promise<StoredSection[]> {
  return db
    .selectFrom('settings_versions')
    .select(COLUMNS)
    .where('section', '=', section)
    .orderBy('version', 'desc')
    .execute()
}

export async function insert(db: Database, row: StoredSection): Promise<void> {
  await db.insertInto('settings_versions').values(row).execute()
  await db
    .deleteFrom('settings_versions')
    .where('section', '=', row.section)
    .where('version', '<=', row.version - MAX_VERSIONS)
    .execute()
}
