import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, inject, onTestFinished, test } from 'vitest'

import * as siteIdentity from '#domain/settings/site-identity.server.ts'
import { openDatabase, tableNames } from '#storage/database/database.ts'
import { migrate, migrationNames } from '#storage/database/migrate.ts'
import { openFiles } from '#storage/files/open-files.ts'
import { createDatabase } from '#test/postgres.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

import { assemble } from './assemble.ts'
import { readConfig } from './config.ts'

test('a start beside uploads without a database makes no table, so a backup can be restored', async () => {
  const config = await emptyConfig()
  await (await openFiles(config.files)).put('photos/a.jpg', Buffer.from('a'))
  await expect(assemble(config)).rejects.toThrow('this database is empty')
  await using database = await opened(config.database)
  expect(await tableNames(database.db)).toEqual([])
})

test('a start on the database of another site does not migrate it', async () => {
  const config = await emptyConfig()
  const [first = ''] = migrationNames()
  await using database = await opened(config.database)
  const { db, engine } = database
  await migrate(db, engine, first)
  await siteIdentity.keep({ db }, 'theirs')
  await (await openFiles(config.files)).put('site/identity.txt', Buffer.from('ours'))
  await expect(assemble(config)).rejects.toThrow('These uploads belong to another site')
  expect(await migrate(db, engine)).toEqual(migrationNames().slice(1))
})

test('a start asks a file store that does not answer only once whose it is', async () => {
  const config = await emptyConfig()
  await using database = await opened(config.database)
  await migrate(database.db, database.engine)
  const asked: string[] = []
  const bucket = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(501).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void bucket.close())
  await once(bucket, 'listening')
  const { port } = bucket.address() as AddressInfo
  const site = await assemble({ ...config, files: `s3://A:B@127.0.0.1:${port}/site?tls=0` })
  await site.close()
  expect(asked.filter((url) => url.endsWith('identity.txt'))).toHaveLength(1)
})

async function emptyConfig() {
  const DATABASE_URL =
    inject('engine') === 'postgres' ? await createDatabase(inject('postgres')) : undefined
  return readConfig({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent', DATABASE_URL })
}

async function opened(address: string) {
  const database = await openDatabase(address)
  return { ...database, [Symbol.asyncDispose]: database.close }
}
