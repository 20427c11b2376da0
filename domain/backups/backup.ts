import { z } from 'zod'

/** Increased when older versions of the site could no longer read the backups of newer ones. */
export const FORMAT = 1

/** The contents of `manifest.json`. */
export const manifestSchema = z.object({
  format: z.int().positive(),
  about: z.string(),
  made_at: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The applied migrations, which define the columns of the rows. */
  migrations: z.array(z.string()).min(1),
  /** The last id that each table used, so that no id is used twice. */
  last_ids: z.record(z.string(), z.int().nonnegative()),
})

export type Manifest = z.infer<typeof manifestSchema>

export const ABOUT =
  'A backup of the site: tables/ has one row a line as JSON, files/ what was uploaded. ' +
  'Check it with `sha256sum -c SHA256SUMS`; bring it back with `npm run restore`.'

// The names of the parts of a backup.
export const MANIFEST = 'manifest.json'
export const CHECKSUMS = 'SHA256SUMS'
export const tableEntry = (table: string) => `tables/${table}.jsonl`
export const fileEntry = (key: string) => `files/${key}`

const FILE_NAME = /^site-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/

/** `site-2026-03-01T08-00-00Z.tar`; names sort by time. */
export function backupFileName(madeAt: Date): string {
  return `site-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`
}

export function readBackupTime(name: string): Date | null {
  const [, day, ...clock] = FILE_NAME.exec(name) ?? []
  return day === undefined ? null : new Date(`${day}T${clock.join(':')}Z`)
}
