import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { inject, onTestFinished } from 'vitest'

import { agencySettings } from '#domain/agency/agency.server.ts'
import type { App } from '#domain/app.ts'
import { createContentVersion } from '#domain/content-version/version.ts'
import { fixedMail } from '#domain/mail/mail-source.server.ts'
import { createVisitCounts } from '#domain/figures/visit-counts.ts'
import { mapTilesIn } from '#domain/geo/map-tiles.server.ts'
import { openImageWorker } from '#domain/photos/image-worker.server.ts'
import { openPdfWorker } from '#domain/pdf/pdf-worker.server.ts'
import { searchIndexCache } from '#domain/search/index-file.server.ts'
import { webhookNetwork } from '#domain/webhooks/webhook-network.server.ts'
import { encryptionWith } from '#domain/accounts/encryption.server.ts'
import { referencedFiles } from '#server/referenced-files.ts'
import {
  openDatabase,
  snapshotsOf,
  type Engine,
  type OpenDatabase,
} from '#storage/database/database.ts'
import { openFiles } from '#storage/files/open-files.ts'
import { migrate } from '#storage/database/migrate.ts'
// `openFiles` imports it when the first test opens a bucket, and the time of that test would run meanwhile.
import '#storage/files/s3.ts'

import { openPooled, type Contents } from './database-pool.ts'
import { emptyFolderIn } from './s3.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface TestApp extends App {
  clock: TestClock
  /** The folder of the SQLite file and uploads, to inspect them directly. */
  folder: string
}

/** A clock that stands still until it is advanced. */
export interface TestClock {
  now(): Date
  advance(by: { seconds?: number; hours?: number; days?: number }): void
}

/** An App on a fresh database of the engine under test, closed when the test ends. */
export async function testApp(engine: Engine = inject('engine')): Promise<TestApp> {
  return appOn(await (engine === 'sqlite' ? onDisk('migrated') : onServers('migrated')))
}

export interface EmptyPlace
  extends OpenDatabase, Pick<App, 'files' | 'snapshot' | 'referencedFiles'> {
  folder: string
}

/**
 * An empty database and an empty file store, closed when the test ends: with SQLite on disk, with
 * PostgreSQL in a bucket.
 */
export async function emptyPlace(engine: Engine = inject('engine')): Promise<EmptyPlace> {
  return engine === 'sqlite' ? onDisk('empty') : onServers('empty')
}

async function onDisk(contents: Contents): Promise<EmptyPlace> {
  const folder = temporaryFolder()
  const address = join(folder, 'site.db')
  if (contents === 'migrated') writeFileSync(address, await migratedFile())
  const database = await openDatabase(address)
  onTestFinished(() => database.close())
  return place(address, database, { uploads: folder, folder })
}

let migrated: Promise<Buffer> | undefined

/** A SQLite file with every table, to be copied: that is sooner done than making them anew. */
function migratedFile(): Promise<Buffer> {
  migrated ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'))
    const file = join(folder, 'site.db')
    const { db, engine, close } = await openDatabase(file)
    await migrate(db, engine)
    await close()
    const bytes = readFileSync(file)
    rmSync(folder, { recursive: true })
    return bytes
  })()
  return migrated
}

async function onServers(contents: Contents): Promise<EmptyPlace> {
  const { address, database } = await openPooled(contents)
  return place(address, database, {
    uploads: emptyFolderIn(inject('s3')),
    folder: temporaryFolder(),
  })
}

async function place(
  address: string,
  database: OpenDatabase,
  { uploads, folder }: { uploads: string; folder: string },
): Promise<EmptyPlace> {
  return {
    ...database,
    files: await openFiles(uploads),
    snapshot: snapshotsOf(address),
    referencedFiles,
    folder,
  }
}

/** An App on a database that is migrated first. */
export async function appIn(place: EmptyPlace): Promise<TestApp> {
  await migrate(place.db, place.engine)
  return appOn(place)
}

function appOn({ db, files, snapshot, folder }: EmptyPlace): TestApp {
  const content = createContentVersion()
  return {
    db,
    replica: null,
    snapshot,
    referencedFiles,
    files,
    imageWorker,
    pdfWorker,
    clock: testClock(),
    log: SILENT,
    encryption: encryptionWith(undefined),
    contentVersion: content,
    agency: agencySettings({ db, contentVersion: content, log: SILENT }),
    searchIndex: searchIndexCache(content),
    mapTiles: mapTilesIn(folder),
    visitCounts: createVisitCounts(),
    publicUrl: 'http://localhost:3000',
    photosUrl: '/uploads',
    actor: 'site',
    permitMode: 'warn',
    mail: fixedMail('off'),
    mailbox: {},
    webhookNetwork: webhookNetwork({ allowsPrivate: true }),
    folder,
  }
}

// Shared by all tests of a Vitest worker: starting a process for each would take too long.
const imageWorker = openImageWorker()
const pdfWorker = openPdfWorker()

const SILENT = { info() {}, warn() {}, error() {} }

function testClock(): TestClock {
  let time = Date.parse('2026-03-01T08:00:00Z')
  return {
    now: () => new Date(time),
    advance({ seconds = 0, hours = 0, days = 0 }) {
      time += seconds * 1000 + hours * 3_600_000 + days * 86_400_000
    },
  }
}
