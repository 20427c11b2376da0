import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { request, type ServerResponse } from 'node:http'
import { join } from 'node:path'

import { PMTiles } from 'pmtiles'
import { expect, onTestFinished, test } from 'vitest'

import { MAP_TILES_FILE, MAP_TILES_PATH } from '#domain/geo/map-tiles.ts'
import { smallMapTiles } from '#test/map-tiles/small-map-tiles.ts'
import { testServer } from '#test/test-server.ts'

async function serverWithTiles(bytes = smallMapTiles()) {
  const server = await testServer()
  const path = join(server.app.folder, MAP_TILES_FILE)
  writeFileSync(path, bytes)
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    server.call(method, MAP_TILES_PATH, { headers })
  return { ...server, path, bytes, ask }
}

test('without a file of tiles there is none, and putting one there is enough', async () => {
  const { call, app } = await testServer()
  const missing = await call('GET', MAP_TILES_PATH)
  expect([missing.status, missing.json]).toEqual([
    404,
    { error: 'There is no file dubai.pmtiles.' },
  ])
  const path = join(app.folder, MAP_TILES_FILE)
  mkdirSync(path)
  expect((await call('GET', MAP_TILES_PATH)).status).toBe(404)
  rmSync(path, { recursive: true })
  writeFileSync(path, 'tiles')
  expect((await call('GET', MAP_TILES_PATH)).body.toString()).toBe('tiles')
})

test('a browser reads a range of it, and asks again whether it is still the same', async () => {
  const { ask, bytes } = await serverWithTiles()
  const part = await ask({ range: 'bytes=7-106' })
  expect(part.status).toBe(206)
  expect(part.body).toEqual(bytes.subarray(7, 107))
  expect(part.headers).toMatchObject({
    'content-range': `bytes 7-106/${bytes.length}`,
    'content-length': '100',
    'accept-ranges': 'bytes',
    'cache-control': 'public, no-cache',
    'content-type': 'application/vnd.pmtiles',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  const etag = String(part.headers['etag'])
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect((await ask({ 'if-none-match': etag })).status).toBe(304)
  const whole = await ask()
  expect([whole.status, whole.body.length]).toEqual([200, bytes.length])
})

test('a reader of PMTiles finds the tiles in it', async () => {
  const { ask } = await serverWithTiles()
  const tiles = new PMTiles({
    getKey: () => MAP_TILES_PATH,
    async getBytes(offset, length) {
      const { body } = await ask({ range: `bytes=${offset}-${offset + length - 1}` })
      return { data: new Uint8Array(body).buffer }
    },
  })
  expect(await tiles.getHeader()).toMatchObject({ minLon: 54.9, maxLat: 25.4, maxZoom: 11 })
  const tile = await tiles.getZxy(10, 668, 438)
  expect(new TextDecoder().decode(tile?.data)).toContain('highway')
  expect(await tiles.getZxy(10, 1, 1)).toBeUndefined()
})

test('a range that is not there is refused', async () => {
  const { ask, bytes } = await serverWithTiles()
  const beyond = await ask({ range: `bytes=${bytes.length}-` })
  expect(beyond.status).toBe(416)
  expect(beyond.headers['content-range']).toBe(`bytes */${bytes.length}`)
})

test('a HEAD request says how long it is, and reads nothing', async () => {
  const { ask, bytes } = await serverWithTiles()
  const head = await ask({}, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(Number(head.headers['content-length'])).toBe(bytes.length)
})

test.each(['HEAD', 'GET'])(
  'a client of a %s that leaves early leaves no open file',
  async (method) => {
    const { app, listen } = await serverWithTiles()
    const opened = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    const closed = Promise.withResolvers<string>()
    const open = app.mapTiles.open.bind(app.mapTiles)
    app.mapTiles.open = async () => {
      const file = await open()
      opened.resolve()
      await left.promise
      return file && { ...file, close: () => file.close().finally(() => closed.resolve('closed')) }
    }
    const onRequest = (message: unknown) =>
      (message as { response: ServerResponse }).response.once('close', () => left.resolve())
    subscribe('http.server.request.start', onRequest)
    onTestFinished(() => void unsubscribe('http.server.request.start', onRequest))

    const port = await listen()
    const client = request({ port, host: '127.0.0.1', path: MAP_TILES_PATH, method }).end()
    client.on('error', () => {})
    await opened.promise
    client.destroy()
    expect(await closed.promise).toBe('closed')
  },
)

test('a file that takes its place has another tag, and no range of it is taken for the old one', async () => {
  const { ask, path } = await serverWithTiles(Buffer.from('old tiles'))
  const old = String((await ask({ range: 'bytes=0-2' })).headers['etag'])
  writeFileSync(`${path}.new`, 'new tiles')
  // Even one of the same size and time.
  const { atime, mtime } = statSync(path)
  utimesSync(`${path}.new`, atime, mtime)
  renameSync(`${path}.new`, path)
  const part = await ask({ range: 'bytes=0-2', 'if-range': old })
  expect([part.status, part.body.toString()]).toEqual([200, 'new tiles'])
  expect(part.headers['etag']).not.toBe(old)
})

test.each([
  '/map/site.db',
  '/map/..%2fsite.db',
  '/map/dubai.pmtiles/../../site.db',
  '/map/dubai.pmtiles%00',
])('%s gives nothing else of the data folder', async (path) => {
  const { call } = await serverWithTiles()
  expect((await call('GET', path)).status).toBeGreaterThanOrEqual(400)
})

test('the settings say why tiles that were chosen are not shown', async () => {
  const { asAdmin, path } = await serverWithTiles()
  const hindrance = async () => {
    const { json } = await asAdmin('GET', '/api/settings')
    const sections = json as { section: string; hindrance: string }[]
    return sections.find(({ section }) => section === 'map-and-socials')?.hindrance
  }
  const { json } = await asAdmin('GET', '/api/settings/map-and-socials')
  const { map } = json as { map: Record<string, unknown> }
  expect(map['ground']).toBe('drawing')
  rmSync(path)
  expect(await hindrance()).toBe('')
  const save = (ground: string) =>
    asAdmin('PUT', '/api/settings/map-and-socials', { payload: { map: { ...map, ground } } })
  expect((await save('satellite')).status).toBe(422)
  expect((await save('tiles')).status).toBe(200)
  expect(await hindrance()).toContain('no file dubai.pmtiles')
  for (const bytes of [Buffer.alloc(500), Buffer.from('PMTiles'), rasterTiles(), elsewhere()]) {
    writeFileSync(path, bytes)
    expect(await hindrance()).toContain('is not a file of vector tiles of Dubai')
  }
  writeFileSync(path, smallMapTiles())
  expect(await hindrance()).toBe('')
})

function rasterTiles(): Buffer {
  const bytes = smallMapTiles()
  bytes.writeUInt8(2, 99)
  return bytes
}

function elsewhere(): Buffer {
  const bytes = smallMapTiles()
  bytes.writeInt32LE(2e7, 102)
  bytes.writeInt32LE(3e7, 110)
  return bytes
}
