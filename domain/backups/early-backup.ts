import type { Manifest } from './backup.ts'
import type { Row } from './backup-rows.server.ts'

// Version 0.1.0 renamed tables and columns before its first migration was final. Its backups from that
// time are read as if they had been made with that migration.

interface Table {
  name: string
  rows: () => AsyncIterable<Row>
}

interface Tables {
  manifest: Manifest
  tables: Table[]
}

const FIRST_MIGRATION = '0001-initial'
const EARLIEST_MIGRATION = '0001-ground-floor'

const TABLE_NAMES: Record<string, string> = { letters: 'emails', media: 'photos' }

/** New names of columns by table; null for what the site computes again. */
const COLUMN_NAMES: Record<string, Record<string, string | null>> = {
  enquiries: { letter_id: 'email_id' },
  tour_changes: {
    made_at: 'changed_at',
    letter_id: 'email_id',
    visitor_letter_id: 'visitor_email_id',
  },
  second_factors: { begun_at: 'started_at' },
  photos: { kept_at: 'approved_at', looked_at: 'fingerprinted_at' },
  properties: {
    lowered_title: null,
    lowercase_title: null,
    words: null,
    words_of: null,
    search_text: null,
    amount: null,
    price_number: null,
    kind: null,
    property_type: null,
    figures_of: null,
    search_columns_for: null,
  },
}

export function isEarly({ manifest, tables }: Tables): boolean {
  return (
    manifest.migrations[0] === EARLIEST_MIGRATION || tables.some(({ name }) => name in TABLE_NAMES)
  )
}

/** The same content with the names of the first migration. */
export function withFinalNames({ manifest, tables }: Tables): Tables {
  const lastIds = Object.entries(manifest.last_ids).map(([table, id]) => [finalName(table), id])
  return {
    manifest: {
      ...manifest,
      migrations: [FIRST_MIGRATION],
      last_ids: Object.fromEntries(lastIds),
    },
    tables: tables.map(({ name, rows }) => ({
      name: finalName(name),
      rows: () => renamed(rows(), COLUMN_NAMES[finalName(name)] ?? {}),
    })),
  }
}

function finalName(table: string): string {
  return TABLE_NAMES[table] ?? table
}

async function* renamed(
  rows: AsyncIterable<Row>,
  names: Record<string, string | null>,
): AsyncGenerator<Row> {
  for await (const row of rows)
    yield Object.fromEntries(
      Object.entries(row).flatMap(([column, value]) => {
        const name = names[column] === undefined ? column : names[column]
        return name === null ? [] : [[name, value]]
      }),
    )
}
