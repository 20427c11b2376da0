import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { expect, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as media from '#domain/media/media.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { fill, sellRequest } from '#test/full-site.ts'
import { enquirer, jpeg } from '#test/samples.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { openArchive, type Archive } from './archive-reader.server.ts'
import * as backups from './backups.server.ts'

test('a backup holds every row of every table, save sessions and attempts', async () => {
  const app = await fullApp()
  const archive = await archiveOf(app)
  const tables = await app.db.introspection.getTables()
  const names = tables.map(({ name }) => name)
  expect(archive.tables.map(({ name }) => name).toSorted()).toEqual(
    names.filter((name) => name !== 'sessions' && name !== 'attempts').toSorted(),
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

test('it holds every upload byte for byte, private ones and those in quarantine too', async () => {
  const app = await fullApp()
  const archive = await archiveOf(app)
  let count = 0
  for (const folder of ['photos', 'enquiries', 'brochures'])
    for await (const key of app.files.list(folder)) {
      count++
      expect(await archive.file(key)).toEqual(await (await app.files.find(key))?.read())
    }
  expect(count).toBe(6)
  expect(archive.files).toBe(count)
})

test('it is for its owner only, and nothing stands beside it', async () => {
  const folder = join(temporaryFolder(), 'new')
  const path = join(folder, 'site.tar')
  const { bytes } = await backups.make(await fullApp(), path)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(path).size).toBe(bytes)
  expect(readdirSync(folder)).toEqual(['site.tar'])
})

test('it never takes the place of another file', async () => {
  const path = join(temporaryFolder(), 'site.tar')
  writeFileSync(path, 'precious')
  await expect(backups.make(await testApp(), path)).rejects.toThrow('There is already a file')
})

test('one that fails or is given up leaves nothing behind', async () => {
  const app = await fullApp()
  const folder = temporaryFolder()
  const failing = watched(app, () => Readable.from(failingPieces()))
  await expect(backups.make(failing, join(folder, 'a.tar'))).rejects.toThrow('disk is broken')
  const stop = new AbortController()
  const stopped = watched(app, () => stop.abort())
  await expect(backups.make(stopped, join(folder, 'b.tar'), stop)).rejects.toThrow('aborted')
  expect(readdirSync(folder)).toEqual([])
})

test('its tables stand as at one moment, whatever is written meanwhile', async () => {
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
    const letters = (await rowsOf(archive, 'letters')).map(({ id }) => id)
    const newest = Math.max(0, ...sent.filter((number) => !Number.isNaN(number)))
    expect(price - newest === 0 || price - newest === 1, `${price} and ${newest}`).toBe(true)
    for (const { letter_id } of await rowsOf(archive, 'enquiries'))
      expect(letters).toContain(letter_id)
  }
})

test('a photo that leaves quarantine while it is copied leaves the backup as well', async () => {
  const app = await fullApp()
  app.clock.advance({ days: 2 })
  let removed = 0
  const busy = watched(app, async () => {
    removed += await media.emptyQuarantine(app)
  })
  const archive = await archiveOf(busy)
  expect(removed).toBe(1)
  const names = (await rowsOf(archive, 'media')).map(({ name }) => String(name))
  expect(names).toHaveLength(3)
  for (const name of names) expect(await archive.file(`photos/${name}`)).not.toBeNull()
})

test('a photo that comes and goes while the tables are about to be read is in neither', async () => {
  const app = await fullApp()
  let late = ''
  const find: TestApp['files']['find'] = async (key) => {
    if (late === '') late = (await media.receive(app, await jpeg({ shade: 9 }), 'anyone')).name
    if (key === `photos/${late}`) {
      app.clock.advance({ days: 2 })
      await media.emptyQuarantine(app)
    }
    return app.files.find(key)
  }
  const archive = await archiveOf({ ...app, files: { ...app.files, find } })
  const names = (await rowsOf(archive, 'media')).map(({ name }) => String(name))
  expect(names).toHaveLength(3)
  for (const name of names) expect(await archive.file(`photos/${name}`)).not.toBeNull()
})

test('what is uploaded while it is made is whole in it, or not in it at all', async () => {
  const app = await fullApp()
  let shade = 10
  const busy = watched(app, async () => {
    await sellRequest(app, shade)
    await media.receive(app, await jpeg({ shade: shade++ }), 'administrator')
  })
  const archive = await archiveOf(busy)
  expect(shade).toBeGreaterThan(15)
  for (const { photos } of await rowsOf(archive, 'enquiries'))
    for (const name of JSON.parse(String(photos)) as string[])
      expect(await archive.file(`enquiries/${name}`)).not.toBeNull()
  for (const { name } of await rowsOf(archive, 'media'))
    expect(await archive.file(`photos/${name}`)).not.toBeNull()
})

test('a file that is lost or damaged is named, and the rest is backed up', async () => {
  const app = await fullApp()
  const [lost = '', damaged = ''] = await Array.fromAsync(app.files.list('photos'))
  await app.files.remove(lost)
  await app.files.put(damaged, Buffer.from('rust'))
  const made = await backups.make(app, join(temporaryFolder(), 'site.tar'))
  expect(made).toMatchObject({ lost: [lost], damaged: [damaged], files: 5 })
})

async function fullApp(): Promise<TestApp> {
  const app = await testApp()
  await fill(app)
  return app
}

async function archiveOf(app: backups.Source): Promise<Archive> {
  return openArchive((await backups.make(app, join(temporaryFolder(), 'site.tar'))).path)
}

/** The same app, where something happens each time that a file is about to be read. */
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
    // SQLite answers at once: without this nobody else would have a turn.
    await nextTurn()
    await properties.update(app, id, { price: `${number}` })
    const words = { subject: 'Count', message: `${number}` }
    await enquiries.receive(
      app,
      { kind: 'contact', ...enquirer, ...words },
      { recentFromAddress: 1 },
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
