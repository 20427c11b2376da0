import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { tableNames } from '#storage/database/database.ts'
import { migrationNames } from '#storage/database/migrate.ts'
import { fill, sellRequest } from '#test/full-site.ts'
import { enquirer, jpeg } from '#test/samples.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { openArchive, type Archive } from './archive-reader.server.ts'
import * as backups from './backups.server.ts'

test('a backup holds every row of every table, save what expires', async () => {
  const app = await fullApp()
  const archive = await archiveOf(app)
  // The migrator's, and those of SQLite's text indexes, which are made again.
  const names = (await tableNames(app.db)).filter((name) => !/^kysely_|_trigrams/.test(name))
  expect(archive.tables.map(({ name }) => name).toSorted()).toEqual(
    names
      .filter((name) => !['sessions', 'login_links', 'attempts', 'previews'].includes(name))
      .toSorted(),
  )
  for (const table of archive.tables) {
    const { name } = table
    const there = await app.db
      .selectFrom(name as 'settings')
      .selectAll()
      .execute()
    expect(there.length, name).toBeGreaterThan(0)
    expect(sorted(await Array.fromAsync(table.rows())), name).toEqual(sorted(there))
  }
})

test('it holds every upload byte for byte, including private and quarantined ones', async () => {
  const app = await fullApp()
  const archive = await archiveOf(app)
  let count = 0
  for (const folder of ['photos', 'enquiries', 'brochures', 'brand'])
    for await (const key of app.files.list(folder)) {
      count++
      expect(await archive.file(key)).toEqual(await (await app.files.find(key))?.read())
    }
  expect(count).toBe(7)
  expect(archive.fileKeys).toHaveLength(count)
})

test('its manifest says when and from what it was made, and the report counts its contents', async () => {
  const app = await fullApp()
  const path = join(temporaryFolder(), 'site.tar')
  const made = await backups.make(app, path)
  const archive = await openArchive(path)
  expect(archive.manifest).toMatchObject({
    format: 1,
    about: expect.stringContaining('npm run restore') as string,
    made_at: '2026-03-01T08:00:00.000Z',
    engine: inject('engine'),
    migrations: migrationNames(),
  })
  expect(archive.manifest.last_ids).toMatchObject({ properties: 2, posts: 1, brochures: 1 })
  expect(archive.manifest.last_ids).not.toHaveProperty('photos')
  expect(archive.manifest.last_ids).not.toHaveProperty('sessions')
  let rows = 0
  for (const table of archive.tables) rows += (await Array.fromAsync(table.rows())).length
  expect(made).toEqual({
    path,
    bytes: statSync(path).size,
    rows,
    files: 7,
    lost: [],
    damaged: [],
  })
  expect(await archive.file('photos/none.jpg')).toBeNull()
})

test('a table of many pages is complete, in order, with each row once', async () => {
  const app = await testApp()
  const long = 'مرسى 🏠 '.repeat(20)
  await properties.createMany(
    app,
    Array.from({ length: 401 }, (_, at) => ({ properties_title: `${at} ${long}` })),
  )
  for (const lowPriority of [false, true]) {
    const path = join(temporaryFolder(), 'site.tar')
    await backups.make(app, path, { lowPriority })
    const rows = await rowsOf(await openArchive(path), 'properties')
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 401 }, (_, at) => at + 1))
    expect(rows.map((each) => each['title'])).toEqual(
      Array.from({ length: 401 }, (_, at) => `${at} ${long}`),
    )
  }
})

test('a table of exactly one page, and one of none, are in it', async () => {
  const app = await testApp()
  await properties.createMany(
    app,
    Array.from({ length: 200 }, () => ({})),
  )
  const archive = await archiveOf(app)
  expect(await rowsOf(archive, 'properties')).toHaveLength(200)
  expect(await rowsOf(archive, 'posts')).toEqual([])
  expect(archive.manifest.last_ids['properties']).toBe(200)
  expect(archive.manifest.last_ids).not.toHaveProperty('posts')
})

test('a number that JSON cannot hold is an error, and no incomplete backup is left', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, { minarea: 5 })
  await app.db.updateTable('properties').set({ minarea: Infinity }).where('id', '=', id).execute()
  const folder = temporaryFolder()
  await expect(backups.make(app, join(folder, 'site.tar'))).rejects.toThrow(
    'JSON cannot hold what is in the column minarea',
  )
  expect(readdirSync(folder)).toEqual([])
})

test('it can be aborted between tables and while it waits for another snapshot', async () => {
  const app = await fullApp()
  const folder = temporaryFolder()
  const stop = new AbortController()
  let moments = 0
  const snapshot: TestApp['snapshot'] = (work) => {
    if (++moments === 2) stop.abort()
    return app.snapshot(work)
  }
  await expect(
    backups.make({ ...app, snapshot }, join(folder, 'a.tar'), { signal: stop.signal }),
  ).rejects.toThrow('aborted')

  const again = new AbortController()
  const [lost = ''] = await Array.fromAsync(app.files.list('photos'))
  await app.files.remove(lost)
  const find: TestApp['files']['find'] = (key) => {
    // Missing again in the snapshot of the tables, which then waits for a later one.
    if (key === lost && ++misses === 2) setImmediate(() => again.abort())
    return app.files.find(key)
  }
  let misses = 0
  const waiting = { ...app, files: { ...app.files, find } }
  await expect(
    backups.make(waiting, join(folder, 'b.tar'), { signal: again.signal }),
  ).rejects.toThrow('aborted')
  expect(misses).toBe(2)
  expect(readdirSync(folder)).toEqual([])
})

test('a file removed while it is read is reported as lost, and the rest is backed up', async () => {
  const app = await fullApp()
  const [key = ''] = await Array.fromAsync(app.files.list('photos'))
  const find: TestApp['files']['find'] = async (wanted) => {
    const file = await app.files.find(wanted)
    if (wanted !== key || !file) return file
    await app.files.remove(key)
    return { ...file, stream: () => Readable.from(failingPieces()) }
  }
  const made = await backups.make(
    { ...app, files: { ...app.files, find } },
    join(temporaryFolder(), 'site.tar'),
  )
  expect(made).toMatchObject({ lost: [key], damaged: [], files: 6 })
})

test('only its owner can read it, and no other file is left', async () => {
  const folder = join(temporaryFolder(), 'new')
  const path = join(folder, 'site.tar')
  const { bytes } = await backups.make(await fullApp(), path)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(path).size).toBe(bytes)
  expect(readdirSync(folder)).toEqual(['site.tar'])
})

test('a database of a newer version is refused, and no file is left', async () => {
  const app = await testApp()
  await sql`insert into kysely_migration values ('9999-later', '')`.execute(app.db)
  onTestFinished(async () => {
    await sql`delete from kysely_migration where name = '9999-later'`.execute(app.db)
  })
  const folder = temporaryFolder()
  await expect(backups.make(app, join(folder, 'site.tar'))).rejects.toThrow(
    'The database is of a newer version of the site (9999-later)',
  )
  expect(readdirSync(folder)).toEqual([])
})

test('it never overwrites a file', async () => {
  const path = join(temporaryFolder(), 'site.tar')
  writeFileSync(path, 'precious')
  await expect(backups.make(await testApp(), path)).rejects.toThrow('There is already a file')
})

test('one that fails or is aborted leaves no file', async () => {
  const app = await fullApp()
  const folder = temporaryFolder()
  const failing = watched(app, () => Readable.from(failingPieces()))
  await expect(backups.make(failing, join(folder, 'a.tar'))).rejects.toThrow('disk is broken')
  const stop = new AbortController()
  const stopped = watched(app, () => stop.abort())
  await expect(backups.make(stopped, join(folder, 'b.tar'), stop)).rejects.toThrow('aborted')
  expect(readdirSync(folder)).toEqual([])
})

test('its tables are of one moment, whatever is written meanwhile', async () => {
  const app = await fullApp()
  const home = await properties.create(app, { price: '0' })
  const stop = new AbortController()
  const writing = keepWriting(app, home.id, stop.signal)
  const archives: Archive[] = []
  for (let at = 0; at < 2; at++) archives.push(await archiveOf(app))
  stop.abort()
  expect(await writing).toBeGreaterThan(5)
  for (const archive of archives) {
    // Each step of the writer changes the price, then sends one enquiry with the same number.
    const price = Number((await row(archive, 'properties', home.id))?.['price'])
    const sent = (await rowsOf(archive, 'enquiries')).map(({ message }) => Number(message))
    const emails = (await rowsOf(archive, 'emails')).map(({ id }) => id)
    const newest = Math.max(0, ...sent.filter((number) => !Number.isNaN(number)))
    expect(price - newest === 0 || price - newest === 1, `${price} and ${newest}`).toBe(true)
    for (const { email_id } of await rowsOf(archive, 'enquiries'))
      expect(emails).toContain(email_id)
  }
})

test('a quarantined photo removed while it is copied is not in the backup', async () => {
  const app = await fullApp()
  app.clock.advance({ days: 2 })
  let removed = 0
  const busy = watched(app, async () => {
    removed += await photoStore.removeUnusedUploads(app)
  })
  const archive = await archiveOf(busy)
  expect(removed).toBe(1)
  const names = (await rowsOf(archive, 'photos')).map(({ name }) => String(name))
  expect(names).toHaveLength(3)
  for (const name of names) expect(await archive.file(`photos/${name}`)).not.toBeNull()
})

test('a photo added and removed before the tables are read is not in the backup', async () => {
  const app = await fullApp()
  let late = ''
  const find: TestApp['files']['find'] = async (key) => {
    if (late === '') late = (await photoStore.receive(app, await jpeg({ shade: 9 }), 'anyone')).name
    if (key === `photos/${late}`) {
      app.clock.advance({ days: 2 })
      await photoStore.removeUnusedUploads(app)
    }
    return app.files.find(key)
  }
  const archive = await archiveOf({ ...app, files: { ...app.files, find } })
  const names = (await rowsOf(archive, 'photos')).map(({ name }) => String(name))
  expect(names).toHaveLength(3)
  for (const name of names) expect(await archive.file(`photos/${name}`)).not.toBeNull()
})

test('an upload during the backup is in it completely or not at all', async () => {
  const app = await fullApp()
  let shade = 10
  const busy = watched(app, async () => {
    await sellRequest(app, shade)
    await photoStore.receive(app, await jpeg({ shade: shade++ }), 'administrator')
  })
  const archive = await archiveOf(busy)
  expect(shade).toBeGreaterThan(15)
  for (const { photos } of await rowsOf(archive, 'enquiries'))
    for (const name of JSON.parse(String(photos)) as string[])
      expect(await archive.file(`enquiries/${name}`)).not.toBeNull()
  for (const { name } of await rowsOf(archive, 'photos'))
    expect(await archive.file(`photos/${name}`)).not.toBeNull()
})

test('lost and damaged files are reported, and the rest is backed up', async () => {
  const app = await fullApp()
  const [lost = '', damaged = ''] = await Array.fromAsync(app.files.list('photos'))
  await app.files.remove(lost)
  await app.files.put(damaged, Buffer.from('rust'))
  const made = await backups.make(app, join(temporaryFolder(), 'site.tar'))
  expect(made).toMatchObject({ lost: [lost], damaged: [damaged], files: 6 })
})

async function fullApp(): Promise<TestApp> {
  const app = await testApp()
  await fill(app)
  return app
}

async function archiveOf(app: backups.BackupSource): Promise<Archive> {
  return openArchive((await backups.make(app, join(temporaryFolder(), 'site.tar'))).path)
}

/** The same app, with a hook before each file is read. */
function watched(app: TestApp, happens: () => Promise<void> | Readable | void): TestApp {
  const find: TestApp['files']['find'] = async (key) => {
    const file = await app.files.find(key)
    const instead = await happens()
    return file && (instead ? { ...file, stream: () => instead } : file)
  }
  return { ...app, files: { ...app.files, find } }
}

async function* failingPieces(): AsyncGenerator<Buffer> {
  yield Buffer.from('x')
  await Promise.reject(new Error('disk is broken'))
}

async function keepWriting(app: TestApp, id: number, signal: AbortSignal): Promise<number> {
  let number = 0
  while (!signal.aborted) {
    number++
    // SQLite is synchronous: without this no other task would run.
    await nextTurn()
    await properties.update(app, id, { price: `${number}` })
    const words = { subject: 'Count', message: `${number}` }
    await enquiries.receive(
      app,
      { kind: 'contact', ...enquirer, ...words },
      { recentFromNetwork: 1 },
    )
  }
  return number
}

function rowsOf({ tables }: Archive, name: string) {
  const table = tables.find((table) => table.name === name)
  return Array.fromAsync(table?.rows() ?? [])
}

async function row(archive: Archive, table: string, id: number) {
  return (await rowsOf(archive, table)).find((row) => row['id'] === id)
}

function sorted(rows: object[]): string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted()
}
