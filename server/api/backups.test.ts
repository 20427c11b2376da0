import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import { backupState, type BackupState } from '#domain/backups/backup-state.ts'
import { withRunLock } from '#domain/backups/run-lock.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { fill } from '#test/full-site.ts'
import { form } from '#test/samples.ts'
import { testServer, type TestServer } from '#test/test-server.ts'

async function read({ asAdmin }: TestServer): Promise<BackupState> {
  return backupState.parse((await asAdmin('GET', '/api/backups')).json)
}

/** Makes a backup and waits for its end. */
async function backUp(server: TestServer): Promise<{ name: string; tar: Buffer }> {
  expect((await server.asAdmin('POST', '/api/backups')).status).toBe(201)
  await expect.poll(async () => (await read(server)).run.state).toBe('done')
  const [newest] = (await read(server)).backups
  const name = newest?.name ?? ''
  return { name, tar: (await server.asAdmin('GET', `/api/backups/${name}`)).body }
}

const restore = async (server: TestServer, backup: Buffer) =>
  server.asAdmin('POST', '/api/backups/restore', await form({ backup }))

const actions = async ({ app }: TestServer) =>
  (await audit.list(app, {})).entries.map(({ what, note }) => [what, note])

test('a backup is made by a call, is listed, and its download is recorded', async () => {
  const server = await testServer()
  await fill(server.app)
  expect(await read(server)).toMatchObject({ backups: [], run: { state: 'none' }, keep: 14 })
  const { name, tar } = await backUp(server)
  const state = await read(server)
  expect(state.backups).toEqual([{ name, made_at: '2026-03-01T08:00:00.000Z', bytes: tar.length }])
  expect(await actions(server)).toEqual(
    expect.arrayContaining([
      ['backup-made', name],
      ['backup-downloaded', name],
    ]),
  )
})

test('only backups can be downloaded', async () => {
  const server = await testServer()
  const folder = join(server.app.folder, 'backups')
  await mkdir(folder)
  await writeFile(join(folder, 'secret.txt'), 'secret')
  for (const [name, status] of [
    ['secret.txt', 400],
    ['..%2Fsite.db', 400],
    ['site-2026-03-01T08-00-00Z.tar', 404],
  ] as const)
    expect((await server.asAdmin('GET', `/api/backups/${name}`)).status, name).toBe(status)
})

test('one backup is made at a time, whichever process makes it', async () => {
  const server = await testServer()
  await withRunLock(server.app, async () => {
    const { status, json } = await server.asAdmin('POST', '/api/backups')
    expect(status).toBe(409)
    expect(json).toEqual({ error: 'A backup is being made or restored already.' })
  })
  await backUp(server)
})

test('a backup whose process died counts as failed', async () => {
  const server = await testServer()
  const run = { state: 'running', started_at: '2026-03-01T07:00:00.000Z', copied: 1, known: 2 }
  await server.app.db
    .insertInto('settings')
    .values({ name: 'backup-run', value: JSON.stringify(run) })
    .execute()
  expect((await read(server)).run).toMatchObject({ state: 'failed' })
})

test('a backup is restored into a new site: content, files and logins are its own', async () => {
  const old = await testServer()
  await fill(old.app)
  const listed = await properties.list(old.app)
  const { tar } = await backUp(old)

  const server = await testServer()
  await properties.createMany(server.app, [{ properties_title: 'Demo' }], { demo: true })
  const version = await content.readVersion(server.app.db)
  expect((await read(server)).restore_refusal).toBeNull()
  const { status, json } = await restore(server, tar)
  expect(json).toMatchObject({ made_at: '2026-03-01T08:00:00.000Z', lost: 0 })
  expect(status).toBe(200)
  expect(await properties.list(server.app)).toEqual(listed)
  for (const key of await old.app.referencedFiles(old.app.db))
    expect(await server.app.files.has(key), key).toBe(true)
  // Other processes notice that all is new.
  expect(await content.readVersion(server.app.db)).toBeGreaterThan(version)
  expect(server.app.contentVersion.current()).toBeGreaterThan(version)
  expect((await server.asAdmin('GET', '/api/backups')).status).toBe(401)
  expect(await actions(server)).toContainEqual(['backup-restored', '2026-03-01T08:00:00.000Z'])
  // The uploaded file does not stay.
  expect(await readdir(join(server.app.folder, 'backups'))).toEqual([])
  // The site goes on: ids continue and the search finds.
  const added = await properties.create(server.app, { properties_title: 'Added' })
  expect(listed.every(({ id }) => id < added.id)).toBe(true)
})

test('a restore may take longer than a connection may be idle', async () => {
  const old = await testServer()
  await fill(old.app)
  const { payload, headers } = await form({ backup: (await backUp(old)).tar })
  const { app, listen, token } = await testServer()
  let socket: Socket | undefined
  const onRequest = (message: unknown) => void ({ socket } = message as { socket: Socket })
  subscribe('http.server.request.start', onRequest)
  onTestFinished(() => void unsubscribe('http.server.request.start', onRequest))
  const limits = new Set<number | undefined>()
  const has = app.files.has.bind(app.files)
  app.files.has = (key) => {
    limits.add(socket?.timeout)
    return has(key)
  }
  const { status } = await fetch(`http://127.0.0.1:${await listen()}/api/backups/restore`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  })
  expect([status, ...limits]).toEqual([200, 0])
})

test('a site with content of its own is never overwritten', async () => {
  const server = await testServer()
  const { tar } = await backUp(server)
  const villa = await properties.create(server.app, { properties_title: 'Ours' })
  const { status, json } = await restore(server, tar)
  expect(status).toBe(409)
  expect((json as { error: string }).error).toContain('1 listing')
  expect(await properties.list(server.app)).toEqual([villa])
})

test('what is no backup is refused, and changes nothing', async () => {
  const server = await testServer()
  const { tar } = await backUp(server)
  await properties.createMany(server.app, [{ properties_title: 'Demo' }], { demo: true })
  const damaged = Buffer.from(tar)
  damaged[600] = (damaged[600] ?? 0) ^ 1
  for (const file of [Buffer.from('no tar'), Buffer.alloc(0), tar.subarray(0, 2000), damaged]) {
    const { status, json } = await restore(server, file)
    expect([415, 422], JSON.stringify(json)).toContain(status)
    expect(JSON.stringify(json)).not.toContain(server.app.folder)
  }
  expect(await properties.list(server.app)).toHaveLength(1)
  expect((await server.asAdmin('GET', '/api/backups')).status).toBe(200)
})
