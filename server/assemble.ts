import { access, chmod, constants, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

import { pino, type Logger } from 'pino'

import { agencySettings } from '#domain/agency/agency.server.ts'
import type { App } from '#domain/app.ts'
import { catchUp } from '#domain/content-version/content-version.server.ts'
import { createContentVersion } from '#domain/content-version/version.ts'
import { mailSource } from '#domain/mail/mail-source.server.ts'
import { NotFound } from '#domain/problem.ts'
import { createVisitCounts } from '#domain/figures/visit-counts.ts'
import { mapTilesIn } from '#domain/geo/map-tiles.server.ts'
import { openImageWorker } from '#domain/photos/image-worker.server.ts'
import { openPdfWorker } from '#domain/pdf/pdf-worker.server.ts'
import * as siteIdentity from '#domain/settings/site-identity.server.ts'
import { searchIndexCache } from '#domain/search/index-file.server.ts'
import { webhookNetwork } from '#domain/webhooks/webhook-network.server.ts'
import { encryptionWith } from '#domain/accounts/encryption.server.ts'
import { reserveRoom } from '#storage/database/disk-reserve.ts'
import { ensureIndexes } from '#storage/database/indexes.ts'
import type { FileStore } from '#storage/files/file-store.ts'
import { openFiles } from '#storage/files/open-files.ts'
import {
  engineAt,
  openDatabase,
  withoutTimeouts,
  snapshotsOf,
  tableNames,
  type Database,
} from '#storage/database/database.ts'
import { migrate } from '#storage/database/migrate.ts'
import { storeUnavailable, StoreRefusal } from '#storage/database/store-errors.ts'

import { WrongSettings, type Config } from './config.ts'
import type { AppContext } from './app-context.ts'
import { referencedFiles } from './referenced-files.ts'

export type AssembledApp = Awaited<ReturnType<typeof assemble>>

/**
 * Opens the stores, migrates the schema and builds the app. `patient` is for commands: it lifts the
 * timeouts that keep a serving site quick. With `mustExist` an empty database is refused.
 */
export async function assemble(config: Config, { patient = false, mustExist = false } = {}) {
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const isSqlite = engineAt(config.database) === 'sqlite'
  if (isSqlite) await access(dirname(config.database), constants.W_OK)
  const database = await openDatabase(config.database, { patient })
  await makePrivate(log, config.dataDir, 0o700)
  if (isSqlite) await makePrivate(log, config.database, 0o600)
  if (isSqlite && !reserveRoom(config.database))
    log.error(
      `The disk is full: visitors can read, and nothing is saved. Make room in ${config.dataDir}.`,
    )
  const replica = config.readDatabase ? await openDatabase(config.readDatabase) : null
  const closeStores = async () => {
    await database.close()
    await replica?.close()
  }
  try {
    const files = await openWorkingFiles(config.files, log)
    const stores = { db: database.db, replica: replica?.db, files, log }
    if (mustExist && (await tableNames(database.db)).length === 0)
      throw new NotFound('site', isSqlite ? `in ${config.database}` : 'in the database')
    const before = () => siteIdentity.assertSameBeforeMigration(stores)
    const isChecked = await checkSite(before, config, log)
    const runWithoutTimeouts = withoutTimeouts(database, config.database)
    const migrated = await runWithoutTimeouts(async (db) => {
      const applied = await migrate(db, database.engine)
      if (database.engine === 'postgres') await ensureIndexes(db, log)
      return applied
    })
    const app = buildApp(config, stores)
    // A store that did not answer is not waited for again.
    if (isChecked) await checkSite(() => siteIdentity.assertSameSite(app), config, log)
    if (replica) await assertIsReplica(app, replica.db)
    await catchUp(app)
    const context: AppContext = { ...app, config, withoutTimeouts: runWithoutTimeouts }
    return {
      app: context,
      log,
      /** The names of the migrations that ran. */
      migrated,
      close() {
        app.imageWorker.close()
        app.pdfWorker.close()
        return closeStores()
      },
    }
  } catch (error) {
    await closeStores()
    throw error
  }
}

/** Other users of this machine must not read what visitors wrote, also in a folder that existed before. */
async function makePrivate(log: Logger, path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((err: unknown) =>
    log.warn({ err, path }, 'other users of this machine may be able to read this'),
  )
}

interface Stores {
  db: Database
  replica: Database | undefined
  files: FileStore
  log: Logger
}

function buildApp(config: Config, { db, replica, files, log }: Stores): App {
  const contentVersion = createContentVersion()
  const encryption = encryptionWith(config.secretKey)
  return {
    db,
    replica: replica ? { db: replica, version: -1 } : null,
    snapshot: snapshotsOf(config.database),
    referencedFiles,
    files,
    imageWorker: openImageWorker(),
    pdfWorker: openPdfWorker(),
    clock: { now: () => new Date() },
    log,
    encryption,
    contentVersion,
    agency: agencySettings({ db, contentVersion, log }),
    searchIndex: searchIndexCache(contentVersion),
    mapTiles: mapTilesIn(config.dataDir),
    visitCounts: createVisitCounts(),
    publicUrl: config.publicUrl,
    photosUrl: config.photosUrl,
    actor: 'site',
    permitMode: config.permits,
    mail: mailSource({ encryption }, config.mail),
    mailbox: config.mailbox,
    webhookNetwork: webhookNetwork({ allowsPrivate: config.webhooksPrivate }),
  }
}

/** False where a store does not answer. */
async function checkSite(
  check: () => Promise<void>,
  { dataDir }: Config,
  log: Logger,
): Promise<boolean> {
  try {
    await check()
    return true
  } catch (error) {
    if (error instanceof siteIdentity.WrongStores)
      throw new WrongSettings([`DATABASE_URL, FILES_URL, DATA_DIR (${dataDir}): ${error.message}`])
    // The cleanup, which removes files, checks again.
    if (!storeUnavailable(error)) throw error
    log.error({ err: error }, 'whether both stores are of one site could not be checked')
    return false
  }
}

async function assertIsReplica(app: App, replica: Database): Promise<void> {
  if (await siteIdentity.isOfAnotherSite(app, replica))
    throw new WrongSettings(['DATABASE_READ_URL is the database of another site.'])
}

// An unavailable store may come back, and pages work without it. One that refuses our keys will not.
async function openWorkingFiles(url: string, log: Logger): Promise<FileStore> {
  const files = await openFiles(url)
  try {
    await files.has('photos/any')
  } catch (error) {
    if (error instanceof StoreRefusal) throw new WrongSettings([`FILES_URL: ${error.message}`])
    log.error({ err: error }, 'the file store does not answer')
  }
  return files
}
