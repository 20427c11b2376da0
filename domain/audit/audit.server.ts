import type { App } from '#domain/app.ts'
import { isoAfter } from '#domain/iso-time.ts'
import type { Database } from '#storage/database/database.ts'

import type { AuditEntry, AuditFilter, AuditPage } from './audit.ts'
import * as rows from './audit-rows.server.ts'

const PAGE_SIZE = 50
const MAX_NOTE_LENGTH = 200

export interface AuditAction {
  what: AuditEntry['what']
  about?: number
  note?: string
}

/** Records actions in the transaction that performs them, so that neither is stored alone. */
export async function record(
  tx: Database,
  { clock, actor }: Pick<App, 'clock' | 'actor'>,
  ...actions: AuditAction[]
): Promise<void> {
  const author =
    typeof actor === 'string'
      ? { administrator_id: null, who: actor }
      : { administrator_id: actor.id, who: actor.username }
  await rows.insert(
    tx,
    actions.map(({ what, about = null, note = '' }) => ({
      ...author,
      at: clock.now().toISOString(),
      what,
      about_id: about,
      note: note.slice(0, MAX_NOTE_LENGTH),
    })),
  )
}

/** Newest first, fifty at a time. */
export async function list({ db }: Pick<App, 'db'>, { before }: AuditFilter): Promise<AuditPage> {
  const entries = await rows.list(db, { before, limit: PAGE_SIZE + 1 })
  return { entries: entries.slice(0, PAGE_SIZE), more: entries.length > PAGE_SIZE }
}

/** Deletes entries older than the log is kept. */
export async function purge(app: Pick<App, 'db' | 'clock'>, keepMs: number): Promise<void> {
  await rows.removeBefore(app.db, isoAfter(app.clock.now(), -keepMs))
}
