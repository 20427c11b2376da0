import { join } from 'node:path'

import { inject, onTestFinished } from 'vitest'

import type { App } from '#domain/app.ts'
import { contentVersion } from '#domain/content/version.ts'
import { openDarkroom } from '#domain/media/darkroom.server.ts'
import { keptInventory } from '#domain/search/published.ts'
import { openDatabase } from '#storage/database.ts'
import { diskFiles } from '#storage/files/disk.ts'
import { migrate } from '#storage/migrate.ts'

import { createDatabase } from './postgres.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface TestApp extends App {
  clock: TestClock
  /** Where the files are, for a look behind the store's back. */
  folder: string
}

/** A clock that stands still until it is told otherwise. */
export interface TestClock {
  now(): Date
  advance(by: { seconds?: number; hours?: number; days?: number }): void
}

/** An App on a fresh database of the engine under test, gone when the test ends. */
export async function testApp(): Promise<TestApp> {
  const folder = temporaryFolder()
  const address = await freshDatabase(folder)
  const database = await openDatabase(address)
  const { db, engine } = database
  await migrate(db, engine)
  onTestFinished(() => database.close())
  const content = contentVersion()
  return {
    db,
    files: diskFiles(folder),
    darkroom,
    clock: testClock(),
    log: SILENT,
    content,
    inventory: keptInventory(content),
    publicUrl: 'http://localhost:3000',
    mail: 'off',
    folder,
  }
}

// One for all tests of a worker: a process for each would take longer than the tests.
const darkroom = openDarkroom()

const SILENT = { info() {}, warn() {}, error() {} }

async function freshDatabase(folder: string): Promise<string> {
  return inject('engine') === 'sqlite'
    ? join(folder, 'site.db')
    : createDatabase(inject('postgres'))
}

function testClock(): TestClock {
  let time = Date.parse('2026-03-01T08:00:00Z')
  return {
    now: () => new Date(time),
    advance({ seconds = 0, hours = 0, days = 0 }) {
      time += seconds * 1000 + hours * 3_600_000 + days * 86_400_000
    },
  }
}
