import { z } from 'zod'

/** Raised when an older version of the site could no longer read what a newer one writes. */
export const FORMAT = 1

/** What a backup says about itself, in `manifest.json`. */
export const manifest = z.object({
  format: z.int().positive(),
  about: z.string(),
  made_at: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The state of the schema: the rows fit the tables as these migrations left them. */
  migrations: z.array(z.string()).min(1),
  /** The last id that each table gave out, so that none is ever given out twice. */
  last_ids: z.record(z.string(), z.int().nonnegative()),
})

export type Manifest = z.infer<typeof manifest>

export const ABOUT =
  'A backup of the site: tables/ has one row a line as JSON, files/ what was uploaded. ' +
  'Check it with `sha256sum -c SHA256SUMS`; bring it back with `npm run restore`.'

/** The parts of a backup, by the names they have in it. */
export const MANIFEST = 'manifest.json'
export const SUMS = 'SHA256SUMS'
export const tableEntry = (table: string) => `tables/${table}.jsonl`
export const fileEntry = (key: string) => `files/${key}`

const NAME = /^site-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/

/** `site-2026-03-01T08-00-00Z.tar`: in the order of their names, backups are in order of time. */
export function backupFileName(madeAt: Date): string {
  return `site-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`
}

export function timeOf(name: string): Date | null {
  const [, day, ...clock] = NAME.exec(name) ?? []
  return day === undefined ? null : new Date(`${day}T${clock.join(':')}Z`)
}
