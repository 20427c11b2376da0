import { mkdir } from 'node:fs/promises'

import { pino, type Logger } from 'pino'

import type { App, Mail } from '#domain/app.ts'
import { catchUp } from '#domain/content-version/content-version.server.ts'
import { createContentVersion } from '#domain/content-version/version.ts'
import { openImageWorker } from '#domain/photos/image-worker.server.ts'
import type { Smtp } from '#domain/mail/smtp.server.ts'
import { openPdfWorker } from '#domain/pdf/pdf-worker.server.ts'
import { searchIndexCache } from '#domain/search/index-cache.ts'
import { encryptionWith } from '#domain/accounts/encryption.server.ts'
import { ensureIndexes } from '#storage/database/indexes.ts'
import type { FileStore } from '#storage/files/file-store.ts'
import { openFiles } from '#storage/files/open-files.ts'
import {
  openDatabase,
  withoutTimeouts,
  snapshotsOf,
  type WithoutTimeouts,
} from '#storage/database/database.ts'
import { migrate } from '#storage/database/migrate.ts'
import { StoreRefusal } from '#storage/database/store-errors.ts'

import { WrongSettings, type Config } from './config.ts'
import type { AppContext } from './app-context.ts'

export interface Assembled {
  app: AppContext
  log: Logger
  migrated: string[]
  patiently: WithoutTimeouts
  close(): Promise<void>
}

/**
 * Opens the stores, brings the schema up to date and puts the app together. Patient: for a command
 * that nobody waits for, without the limits that keep a serving site quick.
 */
export async function assemble(config: Config, { patient = false } = {}): Promise<Assembled> {
  // What visitors wrote is nobody's business on this machine but the site's.
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  const database = await openDatabase(config.database, { patient })
  const { db, engine } = database
  const replica = config.readDatabase ? await openDatabase(config.readDatabase) : null
  const closeStores = async () => {
    await database.close()
    await replica?.close()
  }
  try {
    const patiently = withoutTimeouts(database, config.database)
    const migrated = await patiently(async (own) => {
      const applied = await migrate(own, engine)
      if (engine === 'postgres') await ensureIndexes(own)
      return applied
    })
    const content = createContentVersion()
    const app: App = {
      db,
      replica: replica && { db: replica.db, version: -1 },
      snapshot: snapshotsOf(config.database),
      files: await answeringFiles(config.files, log),
      imageWorker: openImageWorker(),
      pdfWorker: openPdfWorker(),
      clock: { now: () => new Date() },
      log,
      encryption: encryptionWith(config.secretKey),
      contentVersion: content,
      searchIndex: searchIndexCache(content),
      publicUrl: config.publicUrl,
      photosUrl: config.photosUrl,
      actor: 'site',
      permitMode: config.permits,
      mail: config.smtp ? await connectedMail(config.smtp) : 'off',
    }
    await catchUp(app)
    return {
      app: { ...app, config },
      log,
      migrated,
      patiently,
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

// A store that is away comes back, and pages can do without it. One that refuses us never will have us.
async function answeringFiles(address: string, log: Logger): Promise<FileStore> {
  const files = await openFiles(address)
  try {
    await files.has('photos/any')
  } catch (error) {
    if (error instanceof StoreRefusal) throw new WrongSettings([`FILES_URL: ${error.message}`])
    log.error({ err: error }, 'the file store does not answer')
  }
  return files
}

// Loaded only where a mail server is set; a start without one should not wait for it.
async function connectedMail(smtp: Smtp): Promise<Mail> {
  const { smtpMail } = await import('#domain/mail/smtp.server.ts')
  return smtpMail(smtp)
}
