import { randomBytes } from 'node:crypto'

import type { App } from '#domain/app.ts'
import { isoAfter } from '#domain/iso-time.ts'
import { Invalid } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'
import type { Row } from '#storage/database/tables.ts'

import { previewToken, readPreviewToken } from './preview-link.server.ts'

const VALID_MS = 60 * 60 * 1000
const MAX_FOR_EACH = 10
const MAX_IN_ALL = 500
const MAX_LENGTH = 200_000

/** A property, a post or the settings, whose unsaved changes are shown by a link. */
interface Edited {
  kind: Row<'previews'>['kind']
  id: number
}

const subjectOf = ({ kind, id }: Edited) =>
  kind === 'property' ? (`${id}` as const) : (`${kind}${id}` as const)

/** Stores changes that are not saved, and returns a token that shows them for an hour. */
export async function store(app: Pick<App, 'db' | 'clock'>, edited: Edited, change: object) {
  const json = JSON.stringify(change)
  if (json.length > MAX_LENGTH) throw new Invalid({ body: 'This is too long to be previewed.' })
  const changes = randomBytes(16).toString('hex')
  const until = isoAfter(app.clock.now(), VALID_MS)
  await app.db.transaction().execute(async (tx) => {
    const row = { id: changes, kind: edited.kind, property_id: edited.id, change: json, until }
    await tx.insertInto('previews').values(row).execute()
    await removeOldest(tx, edited)
  })
  return previewToken(app, subjectOf(edited), { validMs: VALID_MS, changes })
}

/** The changes that a token shows, `none` where it shows what is stored; undefined where it is not valid. */
export async function find<Change>(
  app: Pick<App, 'db' | 'clock'>,
  edited: Edited,
  token: string,
): Promise<Change | 'none' | undefined> {
  const preview = await readPreviewToken(app, subjectOf(edited), token)
  if (!preview) return undefined
  if (preview.changes === undefined) return 'none'
  const row = await ofOne(app.db, edited)
    .select('change')
    .where('id', '=', preview.changes)
    .executeTakeFirst()
  return row && (JSON.parse(row.change) as Change)
}

/** A token that shows what is stored, for a week. */
export function storedPageToken(app: Pick<App, 'db' | 'clock'>, edited: Edited) {
  return previewToken(app, subjectOf(edited))
}

export async function removeExpired({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('previews').where('until', '<', clock.now().toISOString()).execute()
}

/** Makes room for the newest: a preview is soon made again. */
async function removeOldest(db: Database, edited: Edited): Promise<void> {
  const newestOf = ofOne(db, edited).select('id').orderBy('until', 'desc').orderBy('id')
  const newest = db.selectFrom('previews').select('id').orderBy('until', 'desc').orderBy('id')
  await db
    .deleteFrom('previews')
    .where('kind', '=', edited.kind)
    .where('property_id', '=', edited.id)
    .where('id', 'not in', newestOf.limit(MAX_FOR_EACH))
    .execute()
  await db.deleteFrom('previews').where('id', 'not in', newest.limit(MAX_IN_ALL)).execute()
}

function ofOne(db: Database, { kind, id }: Edited) {
  return db.selectFrom('previews').where('kind', '=', kind).where('property_id', '=', id)
}
