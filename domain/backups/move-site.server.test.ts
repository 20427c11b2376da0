import type { KyselyPlugin } from 'kysely'
import { describe, expect, inject, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import * as siteIdentity from '#domain/settings/site-identity.server.ts'
import type { Engine } from '#storage/database/database.ts'
import { migrate } from '#storage/database/migrate.ts'
import { fill } from '#test/full-site.ts'
import { withNextMigration } from '#test/next-migration.ts'
import { appIn, emptyPlace, testApp, type EmptyPlace, type TestApp } from '#test/test-app.ts'

import { move } from './move-site.server.ts'

const ways: [Engine, Engine][] =
  inject('engine') === 'sqlite'
    ? [['sqlite', 'sqlite']]
    : [
        ['sqlite', 'postgres'],
        ['postgres', 'sqlite'],
      ]

describe.each(ways)('from %s to %s', (from, to) => {
  test('a site is moved with every row and file, and continues its ids', async () => {
    const app = await fullApp(from)
    const place = await emptyPlace(to)
    expect(await move(app, place)).toMatchObject({ files: 7, lost: [], damaged: [] })
    const there = await appIn(place)
    expect(await properties.list(there)).toEqual(await properties.list(app))
    for (const folder of ['photos', 'enquiries', 'brochures', 'brand'])
      for await (const key of app.files.list(folder))
        expect(await bytesOf(there, key)).toEqual(await bytesOf(app, key))
    const emails = (db: TestApp['db']) =>
      db.selectFrom('emails').selectAll().orderBy('id').execute()
    expect(await emails(there.db)).toEqual(await emails(app.db))
    const [last] = (await properties.list(app)).toSorted((a, b) => b.id - a.id)
    expect((await properties.create(there, {})).id).toBeGreaterThan(last?.id ?? Infinity)
  })
})

test('a target that is not empty is refused', async () => {
  const app = await fullApp()
  const used = await emptyPlace()
  await appIn(used)
  await expect(move(app, used)).rejects.toThrow('The database is not empty')
  const uploads = await emptyPlace()
  await uploads.files.put('enquiries/a.jpg', Buffer.from('x'))
  await expect(move(app, uploads)).rejects.toThrow('There are uploads already (enquiries/a.jpg)')
  expect(await uploads.files.has('enquiries/a.jpg')).toBe(true)
})

test('files left by a killed move are no obstacle, any others are', async () => {
  const app = await fullApp()
  const place = await emptyPlace()
  const [left = ''] = await Array.fromAsync(app.files.list('photos'))
  const file = await app.files.find(left)
  if (!file) throw new Error('There is no photo')
  await place.files.put(left, Buffer.from('something else'))
  await expect(move(app, place)).rejects.toThrow('There are uploads already')
  await place.files.put(left, await file.read())
  expect(await move(app, place)).toMatchObject({ files: 7 })
})

test('uploads are not moved onto themselves, by whatever name', async () => {
  const app = await fullApp()
  await siteIdentity.assertSameSite(app)
  const { files } = app
  await expect(move(app, { ...(await emptyPlace()), files })).rejects.toThrow(
    'The uploads would be moved onto themselves.',
  )
  for (const key of await app.referencedFiles(app.db)) expect(await files.has(key), key).toBe(true)
})

test('a site that is written to during the move is not moved', async () => {
  const app = await fullApp()
  const place = await emptyPlace()
  const find: TestApp['files']['find'] = async (key) => {
    await app.db.updateTable('properties').set({ price: key }).execute()
    return app.files.find(key)
  }
  const busy = { ...app, files: { ...app.files, find } }
  await expect(move(busy, place)).rejects.toThrow('Stop it, and move it again')
  await expectEmpty(place)
})

test('a file store that returns other content than was stored is refused', async () => {
  const app = await fullApp()
  const place = await emptyPlace()
  const put: TestApp['files']['put'] = (key, bytes) => place.files.put(key, bytes.subarray(1))
  const forgetful = { ...place, files: { ...place.files, put } }
  await expect(move(app, forgetful)).rejects.toThrow('is not the same at its new place')
  await expectEmpty(place)
})

test('a database that returns other rows than were stored is refused', async () => {
  const app = await fullApp()
  const place = await emptyPlace()
  const dearer: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result: { rows, ...result } }) =>
      Promise.resolve({
        ...result,
        rows: rows.map((row) => ('price' in row ? { ...row, price: 'dearer' } : row)),
      }),
  }
  const garbling = { ...place, db: place.db.withPlugin(dearer) }
  await expect(move(app, garbling)).rejects.toThrow(
    'The table properties is not the same at its new place',
  )
  await expectEmpty(place)
})

test('files that were lost or damaged before are reported', async () => {
  const app = await fullApp()
  const [lost = '', damaged = ''] = await Array.fromAsync(app.files.list('photos'))
  await app.files.remove(lost)
  await app.files.put(damaged, Buffer.from('rust'))
  expect(await move(app, await emptyPlace())).toMatchObject({
    files: 6,
    lost: [lost],
    damaged: [damaged],
  })
})

test('a site with another schema version is not moved', async () => {
  const old = await emptyPlace()
  await migrate(old.db, old.engine)
  const source = { ...old, clock: { now: () => new Date() } }
  const target = await emptyPlace()
  await expect(withNextMigration(() => move(source, target))).rejects.toThrow(
    'served by another version',
  )
})

async function fullApp(engine?: Engine): Promise<TestApp> {
  const app = await testApp(engine)
  await fill(app)
  return app
}

async function bytesOf({ files }: Pick<TestApp, 'files'>, key: string) {
  return (await files.find(key))?.read()
}

async function expectEmpty({ db, files }: EmptyPlace): Promise<void> {
  expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([])
  for (const folder of ['photos', 'enquiries', 'brochures', 'restoration'])
    expect(await Array.fromAsync(files.list(folder))).toEqual([])
}
