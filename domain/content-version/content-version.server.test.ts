import { expect, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import * as settings from '#domain/settings/settings.server.ts'
import { StoreTrouble } from '#storage/database/store-errors.ts'
import { emptyPlace, testApp, type TestApp } from '#test/test-app.ts'

import { catchUp, change, stopUsingReplica, read, reader } from './content-version.server.ts'
import { createContentVersion, type Replica } from './version.ts'

test('every change raises the version, and a refused one does not', async () => {
  const app = await testApp()
  const villa = await properties.create(app, {})
  const created = app.contentVersion.current()
  await properties.update(app, villa.id, { price: '1' })
  expect(app.contentVersion.current()).toBe(created + 1)
  await properties.update(app, villa.id, { category_id: 9999 }).catch(() => null)
  await properties.remove(app, 9999).catch(() => null)
  expect(app.contentVersion.current()).toBe(created + 1)
  await properties.remove(app, villa.id)
  await properties.restore(app, villa.id)
  expect(app.contentVersion.current()).toBe(created + 3)
})

test('another process catches up with a change', async () => {
  const app = await testApp()
  const other = { ...app, contentVersion: createContentVersion() }
  await properties.create(app, {})
  expect(other.contentVersion.current()).toBe(0)
  await catchUp(other)
  expect(other.contentVersion.current()).toBe(app.contentVersion.current())
})

test('versions start at one and go on after a restart', async () => {
  const app = await testApp()
  await catchUp(app)
  expect(app.contentVersion.current()).toBe(0)
  for (const count of [1, 2]) {
    await change(app, () => Promise.resolve())
    expect(app.contentVersion.current()).toBe(count)
  }
  await settings.write(app, 'content-changes', '41')
  await catchUp(app)
  expect(app.contentVersion.current()).toBe(41)
  await change(app, () => Promise.resolve())
  expect(app.contentVersion.current()).toBe(42)
})

test('a replica is read from once it holds every change, and not while it is behind', async () => {
  const { app, replica } = await withReplica()
  await change(app, () => Promise.resolve())
  await catchUp(app)
  expect(reader(app)).toBe(app)

  await change({ ...replica, contentVersion: createContentVersion() }, () => Promise.resolve())
  expect(reader(app)).toBe(app)
  await catchUp(app)
  expect(reader(app)).toEqual({ ...app, db: replica.db })

  await change(app, () => Promise.resolve())
  expect(reader(app)).toBe(app)
})

test('a replica that is ahead of what this process knows is read from', async () => {
  const { app, replica } = await withReplica()
  replica.version = 5
  expect(reader(app).db).toBe(replica.db)
})

test('an unreachable replica is not used until it can be reached again', async () => {
  const app = { ...(await testApp()), replica: { db: (await emptyPlace()).db, version: 0 } }
  expect(reader(app).db).toBe(app.replica.db)
  await catchUp(app)
  expect(reader(app)).toBe(app)
  app.replica.db = (await testApp()).db
  await catchUp(app)
  expect(reader(app).db).toBe(app.replica.db)
})

test('without a replica the main database is read', async () => {
  const app = await testApp()
  expect(reader(app)).toBe(app)
  stopUsingReplica(app)
  expect(await read(app, ({ db }) => Promise.resolve(db === app.db))).toBe(true)
})

test('a read from a replica that becomes unreachable is repeated on the main database', async () => {
  const { app, replica } = await withReplica()
  const sources: string[] = []
  const work = ({ db }: TestApp) => {
    sources.push(db === replica.db ? 'replica' : 'database')
    if (db === replica.db)
      return Promise.reject(new StoreTrouble('unreachable', 'It is unreachable.'))
    return Promise.resolve('result')
  }
  expect(await read(app, work)).toBe('result')
  expect(await read(app, work)).toBe('result')
  expect(sources).toEqual(['replica', 'database', 'database'])
  await catchUp(app)
  expect(reader(app).db).toBe(replica.db)
})

test('other errors of a replica are not retried', async () => {
  const { app, replica } = await withReplica()
  let tries = 0
  const failing = (error: Error) => () => {
    tries++
    return Promise.reject(error)
  }
  await expect(read(app, failing(new Error('A fault')))).rejects.toThrow('A fault')
  await expect(read(app, failing(new StoreTrouble('full', 'No room')))).rejects.toThrow('No room')
  expect(reader(app).db).toBe(replica.db)
  expect(tries).toBe(2)
  const withoutReplica = { ...app, replica: null }
  const unreachable = new StoreTrouble('unreachable', 'The database is gone.')
  await expect(read(withoutReplica, failing(unreachable))).rejects.toThrow('The database is gone.')
  expect(tries).toBe(3)
})

/** An app with another database as its replica. It is not replicated: tests write to both. */
async function withReplica(): Promise<{ app: TestApp; replica: Replica }> {
  const replica = { db: (await testApp()).db, version: 0 }
  return { app: { ...(await testApp()), replica }, replica }
}
