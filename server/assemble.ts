import { mkdir } from 'node:fs/promises'

import { pino, type Logger } from 'pino'

import type { App, Mail } from '#domain/app.ts'
import { catchUp } from '#domain/content/content.server.ts'
import { contentVersion } from '#domain/content/version.ts'
import { openDarkroom } from '#domain/media/darkroom.server.ts'
import type { Smtp } from '#domain/mail/smtp.server.ts'
import { keptInventory } from '#domain/search/published.ts'
import { openDatabase, snapshotsOf } from '#storage/database.ts'
import { diskFiles } from '#storage/files/disk.ts'
import { ensureIndexes } from '#storage/indexes.ts'
import { migrate } from '#storage/migrate.ts'

import type { Config } from './config.ts'
import type { House } from './house.ts'

export interface Assembled {
  house: House
  log: Logger
  migrated: string[]
  close(): Promise<void>
}

/** Opens the stores, brings the schema up to date and puts the house together. */
export async function assemble(config: Config): Promise<Assembled> {
  // What visitors wrote is nobody's business on this machine but the site's.
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  const database = await openDatabase(config.database)
  const { db, engine } = database
  const replica = config.readDatabase ? await openDatabase(config.readDatabase) : null
  const closeStores = async () => {
    await database.close()
    await replica?.close()
  }
  try {
    const migrated = await migrate(db, engine)
    if (engine === 'postgres') await ensureIndexes(db)
    const content = contentVersion()
    const app: App = {
      db,
      replica: replica && { db: replica.db, reached: -1 },
      snapshot: snapshotsOf(config.database),
      files: diskFiles(config.uploads),
      darkroom: openDarkroom(),
      clock: { now: () => new Date() },
      log,
      content,
      inventory: keptInventory(content),
      publicUrl: config.publicUrl,
      by: 'site',
      mail: config.smtp ? await connectedMail(config.smtp) : 'off',
    }
    await catchUp(app)
    return {
      house: { ...app, config },
      log,
      migrated,
      close() {
        app.darkroom.close()
        return closeStores()
      },
    }
  } catch (error) {
    await closeStores()
    throw error
  }
}

// Loaded only where a mail server is set; a start without one should not wait for it.
async function connectedMail(smtp: Smtp): Promise<Mail> {
  const { smtpMail } = await import('#domain/mail/smtp.server.ts')
  return smtpMail(smtp)
}
