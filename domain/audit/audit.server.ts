import type { App } from '#domain/app.ts'
import { isoAfter } from '#domain/iso-time.ts'
import type { Database } from '#storage/database/database.ts'
import type { Row } from '#storage/database/tables.ts'

import {
  AUDIT_ACTIONS,
  kindOf,
  type AuditEntry,
  type AuditFilter,
  type AuditPage,
} from './audit.ts'
import type { AuditChange } from './changes.ts'

const PAGE_SIZE = 50
const MAX_NOTE_LENGTH = 200
/** More are not offered in the filter. */
const MAX_PEOPLE = 200

export interface AuditAction {
  what: AuditEntry['what']
  about?: number
  note?: string
  changes?: AuditChange[]
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
  const entries = actions.map(({ what, about = null, note = '', changes = [] }) => ({
    ...author,
    at: clock.now().toISOString(),
    what,
    about_id: about,
    note: note.slice(0, MAX_NOTE_LENGTH),
    changes: changes.length > 0 ? JSON.stringify(changes) : '',
  }))
  if (entries.length > 0) await tx.insertInto('audit').values(entries).execute()
}

/** Newest first, fifty at a time. */
export async function list({ db }: Pick<App, 'db'>, filter: AuditFilter): Promise<AuditPage> {
  const { before } = filter
  const rows = await filtered(db, filter)
    .selectAll()
    .$if(before !== undefined, (entries) => entries.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  return {
    entries: rows.slice(0, PAGE_SIZE).map(fromRow),
    more: rows.length > PAGE_SIZE,
    people: before === undefined ? await people(db) : [],
  }
}

function filtered(db: Database, { who, kind, about_id, from, to }: AuditFilter) {
  let entries = db.selectFrom('audit')
  if (who) entries = entries.where('who', '=', who)
  if (kind) {
    const actions = AUDIT_ACTIONS.filter((what) => kindOf(what) === kind)
    entries = entries.where('what', 'in', actions)
  }
  if (about_id !== undefined) entries = entries.where('about_id', '=', about_id)
  if (from !== undefined) entries = entries.where('at', '>=', from)
  if (to !== undefined) entries = entries.where('at', '<', to)
  return entries
}

/** Each name is found by one step in the index, however many entries there are. */
async function people(db: Database): Promise<string[]> {
  const names: string[] = []
  for (let last = ''; names.length < MAX_PEOPLE;) {
    const next = db.selectFrom('audit').select('who').where('who', '>', last).orderBy('who')
    const row = await next.limit(1).executeTakeFirst()
    if (!row) break
    last = row.who
    names.push(last)
  }
  return names
}

function fromRow({ changes, ...entry }: Row<'audit'>): AuditEntry {
  return {
    ...entry,
    what: entry.what as AuditEntry['what'],
    changes: changes === '' ? [] : (JSON.parse(changes) as AuditChange[]),
  }
}

/** Deletes entries older than the log is kept. */
export async function purge({ db, clock }: Pick<App, 'db' | 'clock'>, keepMs: number) {
  await db.deleteFrom('audit').where('at', '<', isoAfter(clock.now(), -keepMs)).execute()
}
