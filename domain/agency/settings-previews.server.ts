import { randomBytes } from 'node:crypto'

import type { App } from '#domain/app.ts'
import { isoAfter } from '#domain/iso-time.ts'
import { Invalid } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import { withChange, type AgencySettings } from './agency.server.ts'

const VALID_MS = 60 * 60 * 1000
const MAX_LENGTH = 200_000
const MAX_IN_ALL = 50

/** No property has it: the previews of settings are in the same table. */
const NO_PROPERTY = 0

interface Change {
  section: string
  change: unknown
}

/** Stores a change that is not saved, and returns a secret token that shows it for an hour. */
export async function create(
  app: Pick<App, 'db' | 'clock' | 'agency'>,
  change: Change,
): Promise<string> {
  withChange(await app.agency.current(), change.section, change.change)
  const json = JSON.stringify(change)
  if (json.length > MAX_LENGTH) throw new Invalid({ body: 'This is too long to be previewed.' })
  const id = randomBytes(16).toString('hex')
  const until = isoAfter(app.clock.now(), VALID_MS)
  await app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('previews')
      .values({ id, property_id: NO_PROPERTY, change: json, until })
      .execute()
    await removeOldest(tx)
  })
  return id
}

/** The settings with the change of a token; the current ones where there is no such preview. */
export async function settingsFor(
  { db, clock, agency }: Pick<App, 'db' | 'clock' | 'agency'>,
  token: string,
): Promise<AgencySettings> {
  const preview = await db
    .selectFrom('previews')
    .select('change')
    .where('id', '=', token)
    .where('property_id', '=', NO_PROPERTY)
    .where('until', '>', clock.now().toISOString())
    .executeTakeFirst()
  if (!preview) return agency
  const { section, change } = JSON.parse(preview.change) as Change
  const changed = withChange(await agency.current(), section, change)
  return { current: () => Promise.resolve(changed) }
}

async function removeOldest(db: Database): Promise<void> {
  const newest = db
    .selectFrom('previews')
    .select('id')
    .where('property_id', '=', NO_PROPERTY)
    .orderBy('until', 'desc')
    .limit(MAX_IN_ALL)
  await db
    .deleteFrom('previews')
    .where('property_id', '=', NO_PROPERTY)
    .where('id', 'not in', newest)
    .execute()
}
