import type { App } from '#domain/app.ts'
import { isoAfter } from '#domain/iso-time.ts'
import type { Database } from '#storage/database/database.ts'

import type { AuditEntry, AuditFilter, AuditPage } from './audit.ts'

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
  const entries = actions.map(({ what, about = null, note = '' }) => ({
    ...author,
    at: clock.now().toISOString(),
    what,
    about_id: about,
    note: note.slice(0, MAX_NOTE_LENGTH),
  }))
  if (entries.length > 0) await tx.insertInto('audit').values(entries).execute()
}

/** Newest first, fifty at a time. */
export async function list({ db }: Pick<App, 'db'>, { before }: AuditFilter): Promise<AuditPage> {
  const all = db
    .selectFrom('audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
  const page = before === undefined ? all : all.where('id', '<', before)
  const entries = (await page.execute()) as AuditEntry[]
  return { entries: entries.slice(0, PAGE_SIZE), more: entries.length > PAGE_SIZE }
}

/** Deletes entries older than the log is kept. */
export async function purge({ db, clock }: Pick<App, 'db' | 'clock'>, keepMs: number) {
  await db.deleteFrom('audit').where('at', '<', isoAfter(clock.now(), -keepMs)).execute()
}
