import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import { WrongSecretKey } from '#domain/accounts/encryption.server.ts'
import * as secondFactor from '#domain/accounts/second-factor.server.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { raiseAbove, readVersion } from '#domain/content-version/content-version.server.ts'
import { countRows } from '#domain/count-rows.server.ts'
import { Conflict, Problem, Unsupported } from '#domain/problem.ts'
import * as demoContent from '#domain/removal/demo.server.ts'
import * as siteIdentity from '#domain/settings/site-identity.server.ts'
import { engineOf, type Database, type WithoutTimeouts } from '#storage/database/database.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'
import { ensureIndexes } from '#storage/database/indexes.ts'
import { isKey, removeAll } from '#storage/files/file-store.ts'

import { openArchive, type Archive } from './archive-reader.server.ts'
import { ownTables } from './backup-rows.server.ts'
import type { Restored } from './backup-state.ts'
import { restoreContent, restoreFiles } from './restore.server.ts'

export interface RestoringApp extends Pick<
  App,
  'db' | 'files' | 'referencedFiles' | 'clock' | 'contentVersion' | 'encryption' | 'log'
> {
  withoutTimeouts: WithoutTimeouts
}

/**
 * Restores a backup into this running site, which must contain only demo content, or nothing. All its
 * rows are replaced, completely or not at all. Every session ends, and the logins are those of the
 * backup.
 */
export async function restoreHere(app: RestoringApp, path: string): Promise<Restored> {
  await assertNothingOwn(app)
  const archive = await openArchive(path, 'This file')
  const { report, version, files } = await replaceContent(app, archive)
  app.contentVersion.advanceTo(version)
  await createIndexes(app)
  const { rows, lost } = report
  return { rows, files, lost: lost.length, made_at: archive.manifest.made_at }
}

/** Replaces all, or fails and removes the files that it has stored. */
async function replaceContent(app: RestoringApp, archive: Archive) {
  const put: string[] = []
  try {
    // Most files are stored first, so that the database is locked for a short time only.
    const keys = archive.fileKeys.filter(isKey)
    await restoreFiles(app.files, archive, keys, put)
    const replaced = await app.withoutTimeouts((db) =>
      db.transaction().execute((tx) => replaceAll({ ...app, db: tx }, archive, put)),
    )
    return { ...replaced, files: put.length }
  } catch (error) {
    await removeAll(app.files, put)
    if (error instanceof Problem || storeUnavailable(error)) throw error
    // The archive is intact, but its tables or columns are not those of a backup.
    app.log.error({ err: error }, 'a backup could not be restored')
    throw new Unsupported('This file cannot be restored: its contents are not those of a backup.')
  }
}

/** All is restored already, so a failure is only logged: the next start creates what is missing. */
async function createIndexes({ db, log, withoutTimeouts }: RestoringApp): Promise<void> {
  if (engineOf(db) === 'sqlite') return
  await withoutTimeouts((db) => ensureIndexes(db, log)).catch((err: unknown) =>
    log.error({ err }, 'indexes could not be created after a restore'),
  )
}

async function replaceAll(app: RestoringApp, archive: Archive, put: string[]) {
  const { db, files, referencedFiles } = app
  // A visitor may have written meanwhile.
  await assertNothingOwn(app)
  const known = await readVersion(db)
  const identity = await siteIdentity.databaseIdentity(app)
  await dropTables(db)
  const target = { db, engine: engineOf(db), files, referencedFiles }
  const report = await restoreContent(target, archive, put, false)
  await assertReadable(app)
  if (identity !== undefined) await siteIdentity.keep(app, identity)
  const { made_at } = archive.manifest
  // Who restores it may have no login in the backup.
  await audit.record(db, { ...app, actor: 'site' }, { what: 'backup-restored', note: made_at })
  return { report, version: await raiseAbove(db, known) }
}

/** Why a backup is not restored here; null where the site contains only demo content. */
export async function restoreRefusal(app: Pick<App, 'db'>): Promise<string | null> {
  const { listings, posts } = await demoContent.countOwn(app)
  const enquiries = await countRows(app.db.selectFrom('enquiries'))
  const own = [
    countLabel(listings, 'listing', 'listings'),
    countLabel(posts, 'post', 'posts'),
    countLabel(enquiries, 'enquiry', 'enquiries'),
  ].filter(Boolean)
  if (own.length === 0) return null
  return `This site has content of its own: ${own.join(', ')}. A backup is only restored into a new site, so that nothing is lost.`
}

async function assertNothingOwn(app: Pick<App, 'db'>): Promise<void> {
  const refusal = await restoreRefusal(app)
  if (refusal !== null) throw new Conflict(refusal)
}

function countLabel(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
}

/** With another SECRET_KEY nobody with a second factor could log in, and the site would not start. */
async function assertReadable(app: Pick<App, 'db' | 'encryption'>): Promise<void> {
  await secondFactor.encryptAll(app).catch((error: unknown) => {
    if (!(error instanceof WrongSecretKey)) throw error
    throw new Conflict(
      'The site that this backup is of had another SECRET_KEY. Start this site with the same one.',
    )
  })
}

async function dropTables(db: Database): Promise<void> {
  if (engineOf(db) === 'postgres') {
    for (const table of await ownTables(db))
      await sql`drop table ${sql.table(table)} cascade`.execute(db)
    return
  }
  // References are checked only at the commit, when all old rows are gone.
  await sql`pragma defer_foreign_keys = on`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and sql like 'create virtual%'
  `.execute(db)
  for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(db)
  for (const table of await ownTables(db)) await sql`drop table ${sql.table(table)}`.execute(db)
}
