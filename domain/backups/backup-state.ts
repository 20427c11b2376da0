import { z } from 'zod'

import { apiObject } from '#domain/fields.ts'

import { readBackupTime } from './backup.ts'

/** The last backup that was started by hand. */
export const backupRun = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('none') }),
    z.object({
      state: z.literal('running'),
      started_at: z.string(),
      /** How many of the files known so far have been copied. */
      copied: z.int(),
      known: z.int(),
    }),
    z.object({ state: z.literal('done'), name: z.string(), lost: z.int(), damaged: z.int() }),
    z.object({ state: z.literal('failed'), at: z.string(), why: z.string() }),
  ])
  .meta({ id: 'BackupRun' })
export type BackupRun = z.infer<typeof backupRun>

export const backupState = apiObject('Backups', {
  folder: z.string(),
  /** Null: backups are made only by hand. */
  every_hours: z.number().nullable(),
  keep: z.int(),
  /** Null where it is not known. */
  free_bytes: z.number().nullable(),
  /** Newest first. */
  backups: z.array(z.object({ name: z.string(), made_at: z.string(), bytes: z.number() })),
  run: backupRun,
  /** What keeps a backup from being restored here; null for an empty site. */
  restore_refusal: z.string().nullable(),
})
export type BackupState = z.infer<typeof backupState>

/** The name of a backup's file: no other file of the folder can be asked for. */
export const byBackupName = z.object({
  name: z.string().refine((name) => readBackupTime(name) !== null, 'Must be the name of a backup.'),
})

export const restored = apiObject('RestoredBackup', {
  rows: z.int(),
  files: z.int(),
  /** How many files the backup lacked. */
  lost: z.int(),
  made_at: z.string(),
})
export type Restored = z.infer<typeof restored>
