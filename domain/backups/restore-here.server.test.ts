import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import { fill } from '#test/full-site.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import type { Database } from '#storage/database/database.ts'
import { emptyPlace, testApp } from '#test/test-app.ts'

import { openArchive } from './archive-reader.server.ts'
import * as backups from './backups.server.ts'
import * as manual from './manual-backup.server.ts'
import { restore } from './restore.server.ts'
import { restoreHere, type RestoringApp } from './restore-here.server.ts'

test('where no index can be created afterwards, content and files stay restored', async () => {
  const { path, keys } = await backupOfFullSite()
  const app = await testApp()
  const logged: string[] = []
  const restored = await restoreHere(
    {
      ...app,
      log: { ...app.log, error: (_facts: object, text: string) => void logged.push(text) },
      withoutTimeouts: onlyOnce(app.db),
    },
    path,
  )
  expect(restored).toMatchObject({ files: keys.length, lost: 0 })
  expect(await properties.list(app)).toHaveLength(1)
  for (const key of keys) expect(await app.files.has(key), key).toBe(true)
  // SQLite has its indexes from the migrations.
  const expected =
    inject('engine') === 'postgres' ? ['indexes could not be created after a restore'] : []
  expect(logged).toEqual(expected)
})

test.skipIf(inject('engine') === 'sqlite')(
  'what others have in the same PostgreSQL database is no obstacle, and stays',
  async () => {
    const { path } = await backupOfFullSite()
    const app = await testApp()
    await addOthers(app.db)
    await sql`create table invoices (id integer)`.execute(app.db)
    onTestFinished(async () => void (await sql`drop table invoices`.execute(app.db)))
    await restoreHere({ ...app, withoutTimeouts: (work) => work(app.db) }, path)
    expect(await properties.list(app)).toHaveLength(1)
    const place = await emptyPlace()
    await addOthers(place.db)
    await restore(place, await openArchive(path))
    for (const db of [app.db, place.db])
      await sql`select * from reports.properties, statistics`.execute(db)
    await sql`select * from invoices`.execute(app.db)
  },
)

/** A view, as extensions make them, and a schema of another program. */
async function addOthers(db: Database): Promise<void> {
  await sql`create view statistics as select 1 as calls`.execute(db)
  await sql`create schema reports`.execute(db)
  await sql`create table reports.properties (id integer)`.execute(db)
  onTestFinished(async () => {
    await sql`drop view statistics`.execute(db)
    await sql`drop schema reports cascade`.execute(db)
  })
}

test('a restored site does not report the backup that it was restored from', async () => {
  const old = await testApp()
  const folder = temporaryFolder()
  const { finished } = await manual.start(old, folder, new AbortController().signal)
  await finished
  expect(await manual.lastRun(old)).toMatchObject({ state: 'done' })
  const [made] = await manual.listFiles(folder)
  const app = await testApp()
  await restoreHere(
    { ...app, withoutTimeouts: (work) => work(app.db) },
    join(folder, made?.name ?? ''),
  )
  expect(await manual.lastRun(app)).toEqual({ state: 'none' })
})

test('the file store is asked for several files at once, and for ten at most', async () => {
  const { path } = await backupOfFullSite()
  const app = await testApp()
  let [now, most] = [0, 0]
  const has = async (key: string) => {
    most = Math.max(most, ++now)
    await setImmediate()
    now--
    return app.files.has(key)
  }
  const files = { ...app.files, has }
  await restoreHere({ ...app, files, withoutTimeouts: (work) => work(app.db) }, path)
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(10)
})

async function backupOfFullSite() {
  const app = await testApp()
  await fill(app)
  const { path } = await backups.make(app, join(temporaryFolder(), 'site.tar'))
  return { path, keys: await app.referencedFiles(app.db) }
}

/** A database that is gone after the first piece of work. */
function onlyOnce(db: RestoringApp['db']): RestoringApp['withoutTimeouts'] {
  let uses = 0
  return async (work) => {
    if (uses++ > 0) throw new Error('gone')
    return work(db)
  }
}
