import { buffer } from 'node:stream/consumers'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { NotFound, TooMany, Unsupported } from '#domain/problem.ts'
import { StoreError } from '#storage/database/store-errors.ts'
import { jpeg, jpegFromAPhone, pixelBomb, png, svg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as photos from './photos.server.ts'

test('a photo is stored upright and without the place where it was taken', async () => {
  const app = await testApp()
  const photo = await photos.receive(app, await jpegFromAPhone(), 'administrator')
  expect([photo.width, photo.height]).toEqual([40, 60])
  const stored = await sharp(await (await photos.open(app, photo.name)).read()).metadata()
  expect(stored.exif).toBeUndefined()
  expect(stored.orientation).toBeUndefined()
})

test('a photo is never wider or higher than 2560 pixels', async () => {
  const app = await testApp()
  const photo = await photos.receive(
    app,
    await jpeg({ width: 4000, height: 3000 }),
    'administrator',
  )
  expect([photo.width, photo.height]).toEqual([2560, 1920])
})

test('the same photo uploaded twice is one file', async () => {
  const app = await testApp()
  const first = await photos.receive(app, await jpeg(), 'administrator')
  const second = await photos.receive(app, await jpeg(), 'administrator')
  expect(second).toEqual(first)
  expect(await Array.fromAsync(app.files.list('photos'))).toEqual([`photos/${first.name}`])
})

test('an opaque PNG becomes a JPEG; one with transparency stays a PNG', async () => {
  const app = await testApp()
  const opaque = await photos.receive(app, await png(), 'administrator')
  expect(opaque.name).toMatch(/\.jpg$/)
  const clear = await sharp({
    create: { width: 9, height: 9, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  const plan = await photos.receive(app, clear, 'administrator')
  expect(plan.name).toMatch(/\.png$/)
  expect((await photos.open(app, plan.name)).type).toBe('image/png')
})

test('a photo of the demo is stored as it is, and is out of quarantine', async () => {
  const app = await testApp()
  for (const [bytes, ending] of [
    [await jpeg(), '.jpg'],
    [await png(), '.png'],
  ] as const) {
    const photo = await photos.receive(app, bytes, 'demo')
    const { quarantined, ...file } = await photos.open(app, photo.name)
    expect(await file.read()).toEqual(bytes)
    expect(quarantined).toBe(false)
    expect(photo).toMatchObject({ name: expect.stringContaining(ending), width: 60, height: 40 })
    expect(photo.placeholder).toMatch(/^data:image\/webp/)
  }
})

test('a photo has a blurred placeholder of a few bytes', async () => {
  const app = await testApp()
  const photo = await photos.receive(app, await jpeg({ width: 900, height: 600 }), 'administrator')
  expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(photo.placeholder.length).toBeLessThan(400)
})

test('a file that is not a picture is refused, and nothing is stored', async () => {
  const app = await testApp()
  const whole = await jpeg({ width: 400, height: 300 })
  const fakes = {
    text: Buffer.from('not a picture'),
    empty: Buffer.alloc(0),
    svg,
    pdf: Buffer.from('%PDF-1.7\n'),
    truncated: whole.subarray(0, whole.length / 2),
    header: whole.subarray(0, 20),
    bomb: pixelBomb(),
    gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  }
  for (const [kind, bytes] of Object.entries(fakes))
    await expect(photos.receive(app, bytes, 'anyone'), kind).rejects.toThrow(Unsupported)
  expect(await Array.fromAsync(app.files.list('photos'))).toEqual([])
})

test('a variant has the width and the format of its name', async () => {
  const app = await testApp()
  const { name } = await photos.receive(
    app,
    await jpeg({ width: 1000, height: 500 }),
    'administrator',
  )
  const hash = name.replace('.jpg', '')
  const webp = await photos.open(app, `${hash}-320.webp`)
  expect(webp.type).toBe('image/webp')
  expect(await sharp(await webp.read()).metadata()).toMatchObject({ width: 320, format: 'webp' })
})

test('the first visitor does not wait for AVIF and gets WebP in its place', async () => {
  const app = await testApp()
  const { name } = await photos.receive(
    app,
    await jpeg({ width: 1000, height: 500 }),
    'administrator',
  )
  const avif = name.replace('.jpg', '-640.avif')
  expect(await photos.open(app, avif)).toMatchObject({ type: 'image/webp', final: false })
  await expect.poll(async () => (await photos.open(app, avif)).final).toBe(true)
  const made = await photos.open(app, avif)
  expect(made.type).toBe('image/avif')
  expect(await sharp(await made.read()).metadata()).toMatchObject({ width: 640, format: 'heif' })
})

test('the variants of a photo are made before they are requested', async () => {
  const app = await testApp()
  const photo = await photos.receive(app, await jpeg({ width: 400, height: 300 }), 'administrator')
  photos.prepare(app, photo)
  const hash = photo.name.replace('.jpg', '')
  await expect
    .poll(async () => (await Array.fromAsync(app.files.list('variants'))).sort())
    .toEqual(
      [160, 320, 480]
        .flatMap((width) => ['avif', 'webp'].map((format) => `variants/${hash}-${width}.${format}`))
        .sort(),
    )
})

test('concurrent requests for one variant get one file', async () => {
  const app = await testApp()
  const { name } = await photos.receive(
    app,
    await jpeg({ width: 1000, height: 500 }),
    'administrator',
  )
  const variant = name.replace('.jpg', '-480.webp')
  const files = await Promise.all(Array.from({ length: 8 }, () => photos.open(app, variant)))
  expect(new Set(files.map((file) => file.size)).size).toBe(1)
})

test('an unknown or invalid name is not found', async () => {
  const app = await testApp()
  const { name } = await photos.receive(app, await jpeg(), 'administrator')
  const wrong = ['x.jpg', '../site.db', name.replace('.jpg', '-333.webp'), `${'0'.repeat(32)}.jpg`]
  for (const path of wrong) await expect(photos.open(app, path)).rejects.toThrow(NotFound)
})

test('a photo in quarantine has no variants and is removed after a day', async () => {
  const app = await testApp()
  const { name } = await photos.receive(app, await jpeg({ width: 700 }), 'anyone')
  expect(await photos.open(app, name.replace('.jpg', '-160.webp'))).toMatchObject({
    type: 'image/jpeg',
    final: false,
    quarantined: true,
  })
  expect(await Array.fromAsync(app.files.list('variants'))).toEqual([])
  expect((await photos.open(app, name)).quarantined).toBe(true)
  app.clock.advance({ hours: 23 })
  expect(await photos.removeUnusedUploads(app)).toBe(0)
  app.clock.advance({ hours: 2 })
  expect(await photos.removeUnusedUploads(app)).toBe(1)
  await expect(photos.open(app, name)).rejects.toThrow(NotFound)
  expect(await Array.fromAsync(app.files.list('photos'))).toEqual([])
  expect(await Array.fromAsync(app.files.list('variants'))).toEqual([])
})

test('a removal that fails half-way leaves no row without its file', async () => {
  const app = await testApp()
  const { name } = await photos.receive(app, await jpeg(), 'anyone')
  app.clock.advance({ days: 2 })
  const remove = () => Promise.reject(new Error('the process died'))
  const dying = { ...app, files: { ...app.files, remove } }
  await expect(photos.removeUnusedUploads(dying)).rejects.toThrow('died')
  await expect(photos.open(app, name)).rejects.toThrow(NotFound)
  expect(await photos.fileKeys(app)).toEqual([])
})

test('a photo of an administrator stays', async () => {
  const app = await testApp()
  const { name } = await photos.receive(app, await jpeg(), 'administrator')
  app.clock.advance({ days: 3 })
  expect(await photos.removeUnusedUploads(app)).toBe(0)
  expect((await photos.open(app, name)).quarantined).toBe(false)
})

test('uploading a photo again restarts its quarantine', async () => {
  const app = await testApp()
  const { name } = await photos.receive(app, await jpeg(), 'anyone')
  app.clock.advance({ hours: 20 })
  await photos.receive(app, await jpeg(), 'anyone')
  app.clock.advance({ hours: 20 })
  await photos.removeUnusedUploads(app)
  expect((await photos.open(app, name)).quarantined).toBe(true)
})

test('a full quarantine refuses photos and says when to try again', async () => {
  const app = await testApp()
  await fillQuarantine(app, 499)
  await photos.receive(app, await jpeg(), 'anyone')
  const refusal = await photos.receive(app, await jpeg({ shade: 1 }), 'anyone').catch((why) => why)
  expect(refusal).toBeInstanceOf(TooMany)
  expect(refusal).toMatchObject({
    message: 'Too many photos are waiting. Please try again later.',
    retryAfterSeconds: 3600,
  })
  await photos.receive(app, await jpeg({ shade: 1 }), 'administrator')
})

test('a large quarantine is emptied completely', async () => {
  const app = await testApp()
  await fillQuarantine(app, 120)
  app.clock.advance({ hours: 24 })
  expect(await photos.removeUnusedUploads(app)).toBe(0)
  app.clock.advance({ seconds: 1 })
  expect(await photos.removeUnusedUploads(app)).toBe(120)
  expect(await photos.fileKeys(app)).toEqual([])
})

test('a photo that an administrator uses leaves quarantine for good', async () => {
  const app = await testApp()
  const { name } = await photos.receive(app, await jpeg(), 'anyone')
  const unknown = `${'0'.repeat(32)}.jpg`
  const now = app.clock.now().toISOString()
  expect(await photos.approve(app.db, [name, unknown, 'no photo'], now)).toEqual([
    unknown,
    'no photo',
  ])
  expect(await photos.approve(app.db, [], now)).toEqual([])
  expect((await photos.open(app, name)).quarantined).toBe(false)
  app.clock.advance({ days: 3 })
  expect(await photos.removeUnusedUploads(app)).toBe(0)
  // Another anonymous upload of it does not put it back into quarantine.
  await photos.receive(app, await jpeg(), 'anyone')
  expect((await photos.open(app, name)).quarantined).toBe(false)
  const { approved_at } = await app.db
    .selectFrom('photos')
    .select('approved_at')
    .executeTakeFirstOrThrow()
  expect(approved_at).toBe(now)
})

test('approving a photo again does not change its date', async () => {
  const app = await testApp()
  const { name } = await photos.receive(app, await jpeg(), 'administrator')
  const since = app.clock.now().toISOString()
  app.clock.advance({ days: 1 })
  await photos.approve(app.db, [name], app.clock.now().toISOString())
  const { approved_at } = await app.db
    .selectFrom('photos')
    .select('approved_at')
    .executeTakeFirstOrThrow()
  expect(approved_at).toBe(since)
})

test('photos are described by what pages need, each once', async () => {
  const app = await testApp()
  const one = await photos.receive(app, await jpeg({ shade: 1 }), 'administrator')
  const other = await photos.receive(app, await jpeg({ shade: 2 }), 'administrator')
  expect(Object.keys(one).toSorted()).toEqual(['height', 'name', 'placeholder', 'width'])
  expect(await photos.describe(app, [one.name, one.name, 'none'])).toEqual({ [one.name]: one })
  expect(await photos.describe(app, [])).toEqual({})
  expect((await photos.fileKeys(app)).toSorted()).toEqual(
    [one, other].map(({ name }) => `photos/${name}`).toSorted(),
  )
})

test('a discarded photo is removed, and others stay', async () => {
  const app = await testApp()
  const one = await photos.receive(app, await jpeg({ shade: 1 }), 'administrator')
  const other = await photos.receive(app, await jpeg({ shade: 2 }), 'administrator')
  await photos.discard(app, [])
  await photos.discard(app, [one.name])
  await expect(photos.open(app, one.name)).rejects.toThrow(`There is no file ${one.name}.`)
  expect(await Array.fromAsync(app.files.list('photos'))).toEqual([`photos/${other.name}`])
  expect(Object.keys(await photos.describe(app, [one.name, other.name]))).toEqual([other.name])
})

test('a photo that is uploaded again during its removal stays', async () => {
  const app = await testApp()
  const { name } = await photos.receive(app, await jpeg(), 'administrator')
  const { name: removed } = await photos.receive(app, await jpeg({ shade: 1 }), 'administrator')
  const uploadAgain = async () => void (await photos.receive(app, await jpeg(), 'administrator'))
  await photos.discard(beforeTransactions(app, uploadAgain), [name, removed])
  expect(await (await photos.open(app, name)).read()).not.toHaveLength(0)
  expect(await Array.fromAsync(app.files.list('photos'))).toEqual([`photos/${name}`])
})

test('a photo whose file is removed during its upload is stored again', async () => {
  const app = await testApp()
  let puts = 0
  const put: TestApp['files']['put'] = async (key, bytes) => {
    await app.files.put(key, bytes)
    if (++puts === 1) await app.files.remove(key)
  }
  const { name } = await photos.receive(
    { ...app, files: { ...app.files, put } },
    await jpeg(),
    'anyone',
  )
  expect(puts).toBe(2)
  expect(await (await photos.open(app, name)).read()).not.toHaveLength(0)
})

test('a photo whose file is missing is not found', async () => {
  const app = await testApp()
  const { name } = await photos.receive(app, await jpeg(), 'administrator')
  await app.files.remove(photos.fileKey(name))
  for (const lost of [name, name.replace('.jpg', '-160.webp')])
    await expect(photos.open(app, lost)).rejects.toThrow(NotFound)
})

test('the variants of a PNG are made from the PNG', async () => {
  const app = await testApp()
  const halfTransparent = { r: 9, g: 9, b: 9, alpha: 0.5 }
  const clear = sharp({
    create: { width: 200, height: 100, channels: 4, background: halfTransparent },
  })
  const { name } = await photos.receive(app, await clear.png().toBuffer(), 'administrator')
  const variant = await photos.open(app, name.replace('.png', '-160.webp'))
  expect(await sharp(await variant.read()).metadata()).toMatchObject({ width: 160, hasAlpha: true })
})

test('a photo itself is final', async () => {
  const app = await testApp()
  const { name } = await photos.receive(app, await jpeg(), 'administrator')
  expect(await photos.open(app, name)).toMatchObject({ type: 'image/jpeg', final: true })
})

test('while the database is unavailable photos are served, marked as quarantined', async () => {
  const app = await testApp()
  const { name } = await photos.receive(app, await jpeg({ width: 200 }), 'administrator')
  const unavailable = withoutDatabase(app, new StoreError('unreachable', 'unavailable'))
  expect(await photos.open(unavailable, name)).toMatchObject({
    type: 'image/jpeg',
    quarantined: true,
  })
  expect(await photos.open(unavailable, name.replace('.jpg', '-160.webp'))).toMatchObject({
    type: 'image/webp',
    quarantined: true,
  })
  for (const wrong of [`${'0'.repeat(32)}.jpg`, 'x.jpg', '../site.db'])
    await expect(photos.open(unavailable, wrong), wrong).rejects.toThrow(NotFound)
  const full = withoutDatabase(app, new StoreError('full', 'no space'))
  await expect(photos.open(full, name)).rejects.toThrow('no space')
})

test('a variant that cannot be stored on a full disk is served all the same', async () => {
  const app = await testApp()
  const photo = await photos.receive(app, await jpeg({ width: 900, height: 600 }), 'administrator')
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const files = { ...app.files, put: () => Promise.reject(full) }
  const variant = await photos.open({ ...app, files }, photo.name.replace('.jpg', '-640.webp'))
  expect((await sharp(await variant.read()).metadata()).width).toBe(640)
  expect((await buffer(variant.stream())).equals(await variant.read())).toBe(true)
  expect(await buffer(variant.stream({ start: 8, end: 11 }))).toEqual(Buffer.from('WEBP'))
})

/** Adds rows of anonymous uploads, without files. */
async function fillQuarantine({ db, clock }: TestApp, count: number): Promise<void> {
  const waiting = { width: 1, height: 1, bytes: 1, placeholder: '', approved_at: null }
  const created_at = clock.now().toISOString()
  const names = Array.from({ length: count }, (_, at) => `${at}`.padStart(32, '0'))
  await db
    .insertInto('photos')
    .values(names.map((hash) => ({ ...waiting, name: `${hash}.jpg`, created_at })))
    .execute()
}

/** The same app, whose database fails every query with this error. */
function withoutDatabase(app: TestApp, error: Error): TestApp {
  const db = app.db.withPlugin({
    transformQuery() {
      throw error
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  return { ...app, db }
}

/** The same app, which runs `before` ahead of each transaction. */
function beforeTransactions(app: TestApp, before: () => Promise<void>): TestApp {
  type Execute = ReturnType<TestApp['db']['transaction']>['execute']
  const execute: Execute = async (use) => {
    await before()
    return app.db.transaction().execute(use)
  }
  const db = {
    deleteFrom: app.db.deleteFrom.bind(app.db),
    transaction: () => ({ execute }),
  } as unknown as TestApp['db']
  return { ...app, db }
}
