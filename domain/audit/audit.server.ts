import type { App } from '#domain/app.ts'
import type { Database } from '#storage/database/database.ts'

import type { AuditEntry, AuditFilter, AuditPage } from './audit.ts'
import * as rows from './audit-rows.server.ts'

const PAGE = 50
const LONGEST_NOTE = 200

export interface AuditAction {
  what: AuditEntry['what']
  about?: number
  note?: string
}

/** Remembers what is being done, in the transaction that does it: both are there, or neither. */
export async function record(
  tx: Database,
  { clock, actor }: Pick<App, 'clock' | 'actor'>,
  ...deeds: AuditAction[]
): Promise<void> {
  const author =
    typeof actor === 'string'
      ? { administrator_id: null, who: actor }
      : { administrator_id: actor.id, who: actor.username }
  await rows.insert(
    tx,
    deeds.map(({ what, about = null, note = '' }) => ({
      ...author,
      at: clock.now().toISOString(),
      what,
      about_id: about,
      note: note.slice(0, LONGEST_NOTE),
    })),
  )
}

/** Newest first, fifty at a time. */
export async function list({ db }: Pick<App, 'db'>, { before }: AuditFilter): Promise<AuditPage> {
  const found = await rows.list(db, { before, limit: PAGE + 1 })
  return { entries: found.slice(0, PAGE), more: found.length > PAGE }
}

/** Forgets what was done longer ago than the trail is kept. */
export async function purge(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  keptMs: number,
): Promise<void> {
  await rows.removeBefore(db, new Date(clock.now().getTime() - keptMs).toISOString())
}
