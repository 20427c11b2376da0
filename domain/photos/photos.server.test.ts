import { buffer } from 'node:stream/consumers'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { NotFound, TooMany, Unsupported } from '#domain/problem.ts'
import { StoreTrouble } from '#storage/database/store-errors.ts'
import { jpeg, jpegFromAPhone, pixelBomb, png, svg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as media from './photos.server.ts'

test('a photo is stored upright and without the place where it was taken', async () => {
  const app = await testApp()
  const photo = await media.receive(app, await jpegFromAPhone(), 'administrator')
  expect([photo.width, photo.height]).toEqual([40, 60])
  const stored = await sharp(await (await media.open(app, photo.name)).read()).metadata()
  expect(stored.exif).toBeUndefined()
  expect(stored.orientation).toBeUndefined()
})

test('a photo is never wider or higher than 2560 pixels', async () => {
  const app = await testApp()
  const photo = await media.receive(app, await jpeg({ width: 4000, height: 3000 }), 'administrator')
  expect([photo.width, photo.height]).toEqual([2560, 1920])
})

test('the same photo brought twice is one file', async () => {
  const app = await testApp()
  const first = await media.receive(app, await jpeg(), 'administrator')
  const second = await media.receive(app, await jpeg(), 'administrator')
  expect(second).toEqual(first)
  expect(await Array.fromAsync(app.files.list('photos'))).toEqual([`photos/${first.name}`])
})

test('an opaque PNG becomes a JPEG; one with transparency stays a PNG', async () => {
  const app = await testApp()
  const opaque = await media.receive(app, await png(), 'administrator')
  expect(opaque.name).toMatch(/\.jpg$/)
  const clear = await sharp({
    create: { width: 9, height: 9, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  const plan = await media.receive(app, clear, 'administrator')
  expect(plan.name).toMatch(/\.png$/)
  expect((await media.open(app, plan.name)).type).toBe('image/png')
})

test('a photo has a blurred placeholder of a few bytes', async () => {
  const app = await testApp()
  const photo = await media.receive(app, await jpeg({ width: 900, height: 600 }), 'administrator')
  expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(photo.placeholder.length).toBeLessThan(400)
})

test('what is not a picture is refused whatever it claims, and nothing is stored', async () => {
  const app = await testApp()
  const whole = await jpeg({ width: 400, height: 300 })
  const fakes = {
    text: Buffer.from('not a picture'),
    empty: Buffer.alloc(0),
    svg,
    pdf: Buffer.from('%PDF-1.7\n'),
    truncated: whole.subarray(0, whole.length / 2),
    header: whole.subarray(0, 20),
    bomb: await pixelBomb(),
    gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  }
  for (const [kind, bytes] of Object.entries(fakes))
    await expect(media.receive(app, bytes, 'anyone'), kind).rejects.toThrow(Unsupported)
  expect(await Array.fromAsync(app.files.list('photos'))).toEqual([])
})

test('a variant has the width and the format of its name', async () => {
  const app = await testApp()
  const { name } = await media.receive(
    app,
    await jpeg({ width: 1000, height: 500 }),
    'administrator',
  )
  const hash = name.replace('.jpg', '')
  const webp = await media.open(app, `${hash}-320.webp`)
  expect(webp.type).toBe('image/webp')
  expect(await sharp(await webp.read()).metadata()).toMatchObject({ width: 320, format: 'webp' })
})

test('the first visitor does not wait for AVIF and gets WebP in its place', async () => {
  const app = await testApp()
  const { name } = await media.receive(
    app,
    await jpeg({ width: 1000, height: 500 }),
    'administrator',
  )
  const avif = name.replace('.jpg', '-640.avif')
  expect(await media.open(app, avif)).toMatchObject({ type: 'image/webp', final: false })
  await expect.poll(async () => (await media.open(app, avif)).final).toBe(true)
  const made = await media.open(app, avif)
  expect(made.type).toBe('image/avif')
  expect(await sharp(await made.read()).metadata()).toMatchObject({ width: 640, format: 'heif' })
})

test('the sizes of a photo are made before anyone asks for them', async () => {
  const app = await testApp()
  const photo = await media.receive(app, await jpeg({ width: 400, height: 300 }), 'administrator')
  media.prepare(app, photo)
  const hash = photo.name.replace('.jpg', '')
  await expect
    .poll(async () => (await Array.fromAsync(app.files.list('variants'))).sort())
    .toEqual(
      [160, 320, 480]
        .flatMap((width) => ['avif', 'webp'].map((format) => `variants/${hash}-${width}.${format}`))
        .sort(),
    )
})

test('visitors who ask for one variant at the same time get one file', async () => {
  const app = await testApp()
  const { name } = await media.receive(
    app,
    await jpeg({ width: 1000, height: 500 }),
    'administrator',
  )
  const variant = name.replace('.jpg', '-480.webp')
  const files = await Promise.all(Array.from({ length: 8 }, () => media.open(app, variant)))
  expect(new Set(files.map((file) => file.size)).size).toBe(1)
})

test('there is no file under a name that we did not make', async () => {
  const app = await testApp()
  const { name } = await media.receive(app, await jpeg(), 'administrator')
  const wrong = ['x.jpg', '../site.db', name.replace('.jpg', '-333.webp'), `${'0'.repeat(32)}.jpg`]
  for (const path of wrong) await expect(media.open(app, path)).rejects.toThrow(NotFound)
})

test('what anyone brought leaves after a day, and nothing is made of it before', async () => {
  const app = await testApp()
  const { name } = await media.receive(app, await jpeg({ width: 700 }), 'anyone')
  expect(await media.open(app, name.replace('.jpg', '-160.webp'))).toMatchObject({
    type: 'image/jpeg',
    final: false,
    quarantined: true,
  })
  expect(await Array.fromAsync(app.files.list('variants'))).toEqual([])
  expect((await media.open(app, name)).quarantined).toBe(true)
  app.clock.advance({ hours: 23 })
  expect(await media.removeUnusedUploads(app)).toBe(0)
  app.clock.advance({ hours: 2 })
  expect(await media.removeUnusedUploads(app)).toBe(1)
  await expect(media.open(app, name)).rejects.toThrow(NotFound)
  expect(await Array.fromAsync(app.files.list('photos'))).toEqual([])
  expect(await Array.fromAsync(app.files.list('variants'))).toEqual([])
})

test('a removal that dies half-way leaves no photo without its file', async () => {
  const app = await testApp()
  const { name } = await media.receive(app, await jpeg(), 'anyone')
  app.clock.advance({ days: 2 })
  const remove = () => Promise.reject(new Error('the process died'))
  const dying = { ...app, files: { ...app.files, remove } }
  await expect(media.removeUnusedUploads(dying)).rejects.toThrow('died')
  await expect(media.open(app, name)).rejects.toThrow(NotFound)
  expect(await media.fileKeys(app)).toEqual([])
})

test('what an administrator brought stays', async () => {
  const app = await testApp()
  const { name } = await media.receive(app, await jpeg(), 'administrator')
  app.clock.advance({ days: 3 })
  expect(await media.removeUnusedUploads(app)).toBe(0)
  expect((await media.open(app, name)).quarantined).toBe(false)
})

test('a photo that anyone brings again starts its day anew', async () => {
  const app = await testApp()
  const { name } = await media.receive(app, await jpeg(), 'anyone')
  app.clock.advance({ hours: 20 })
  await media.receive(app, await jpeg(), 'anyone')
  app.clock.advance({ hours: 20 })
  await media.removeUnusedUploads(app)
  expect((await media.open(app, name)).quarantined).toBe(true)
})

test('a full quarantine takes no more, and says when to come again', async () => {
  const app = await testApp()
  await fillQuarantine(app, 499)
  await media.receive(app, await jpeg(), 'anyone')
  const refusal = await media.receive(app, await jpeg({ shade: 1 }), 'anyone').catch((why) => why)
  expect(refusal).toBeInstanceOf(TooMany)
  expect(refusal).toMatchObject({
    message: 'Too many photos are waiting. Please try again later.',
    retryAfterSeconds: 3600,
  })
  await media.receive(app, await jpeg({ shade: 1 }), 'administrator')
})

test('a long quarantine is emptied whole', async () => {
  const app = await testApp()
  await fillQuarantine(app, 120)
  app.clock.advance({ hours: 24 })
  expect(await media.removeUnusedUploads(app)).toBe(0)
  app.clock.advance({ seconds: 1 })
  expect(await media.removeUnusedUploads(app)).toBe(120)
  expect(await media.fileKeys(app)).toEqual([])
})

test('a photo that an administrator’s writing refers to leaves quarantine for good', async () => {
  const app = await testApp()
  const { name } = await media.receive(app, await jpeg(), 'anyone')
  const stranger = `${'0'.repeat(32)}.jpg`
  const now = app.clock.now().toISOString()
  expect(await media.keep(app.db, [name, stranger, 'no photo'], now)).toEqual([
    stranger,
    'no photo',
  ])
  expect(await media.keep(app.db, [], now)).toEqual([])
  expect((await media.open(app, name)).quarantined).toBe(false)
  app.clock.advance({ days: 3 })
  expect(await media.removeUnusedUploads(app)).toBe(0)
  // Whoever else brings it does not put it back.
  await media.receive(app, await jpeg(), 'anyone')
  expect((await media.open(app, name)).quarantined).toBe(false)
  const { kept_at } = await app.db.selectFrom('media').select('kept_at').executeTakeFirstOrThrow()
  expect(kept_at).toBe(now)
})

test('a photo that is kept already is kept since then', async () => {
  const app = await testApp()
  const { name } = await media.receive(app, await jpeg(), 'administrator')
  const since = app.clock.now().toISOString()
  app.clock.advance({ days: 1 })
  await media.keep(app.db, [name], app.clock.now().toISOString())
  const { kept_at } = await app.db.selectFrom('media').select('kept_at').executeTakeFirstOrThrow()
  expect(kept_at).toBe(since)
})

test('pages learn of each photo what they draw it with, and of no other', async () => {
  const app = await testApp()
  const one = await media.receive(app, await jpeg({ shade: 1 }), 'administrator')
  const other = await media.receive(app, await jpeg({ shade: 2 }), 'administrator')
  expect(Object.keys(one).toSorted()).toEqual(['height', 'name', 'placeholder', 'width'])
  expect(await media.describe(app, [one.name, one.name, 'none'])).toEqual({ [one.name]: one })
  expect(await media.describe(app, [])).toEqual({})
  expect((await media.fileKeys(app)).toSorted()).toEqual(
    [one, other].map(({ name }) => `photos/${name}`).toSorted(),
  )
})

test('what is discarded is gone, and all else stays', async () => {
  const app = await testApp()
  const one = await media.receive(app, await jpeg({ shade: 1 }), 'administrator')
  const other = await media.receive(app, await jpeg({ shade: 2 }), 'administrator')
  await media.discard(app, [])
  await media.discard(app, [one.name])
  await expect(media.open(app, one.name)).rejects.toThrow(`There is no file ${one.name}.`)
  expect(await Array.fromAsync(app.files.list('photos'))).toEqual([`photos/${other.name}`])
  expect(Object.keys(await media.describe(app, [one.name, other.name]))).toEqual([other.name])
})

test('a photo that comes again while it is removed stays', async () => {
  const app = await testApp()
  const { name } = await media.receive(app, await jpeg(), 'administrator')
  const { name: gone } = await media.receive(app, await jpeg({ shade: 1 }), 'administrator')
  const comesAgain = async () => void (await media.receive(app, await jpeg(), 'administrator'))
  await media.discard(beforeTransactions(app, comesAgain), [name, gone])
  expect(await (await media.open(app, name)).read()).not.toHaveLength(0)
  expect(await Array.fromAsync(app.files.list('photos'))).toEqual([`photos/${name}`])
})

test('a photo whose file was removed while it came has its file all the same', async () => {
  const app = await testApp()
  let puts = 0
  const put: TestApp['files']['put'] = async (key, bytes) => {
    await app.files.put(key, bytes)
    if (++puts === 1) await app.files.remove(key)
  }
  const { name } = await media.receive(
    { ...app, files: { ...app.files, put } },
    await jpeg(),
    'anyone',
  )
  expect(puts).toBe(2)
  expect(await (await media.open(app, name)).read()).not.toHaveLength(0)
})

test('a photo whose file is lost is not found', async () => {
  const app = await testApp()
  const { name } = await media.receive(app, await jpeg(), 'administrator')
  await app.files.remove(media.keyOf(name))
  for (const lost of [name, name.replace('.jpg', '-160.webp')])
    await expect(media.open(app, lost)).rejects.toThrow(NotFound)
})

test('the variants of a PNG are made of the PNG', async () => {
  const app = await testApp()
  const glass = { r: 9, g: 9, b: 9, alpha: 0.5 }
  const clear = sharp({ create: { width: 200, height: 100, channels: 4, background: glass } })
  const { name } = await media.receive(app, await clear.png().toBuffer(), 'administrator')
  const variant = await media.open(app, name.replace('.png', '-160.webp'))
  expect(await sharp(await variant.read()).metadata()).toMatchObject({ width: 160, hasAlpha: true })
})

test('a photo is final as it is', async () => {
  const app = await testApp()
  const { name } = await media.receive(app, await jpeg(), 'administrator')
  expect(await media.open(app, name)).toMatchObject({ type: 'image/jpeg', final: true })
})

test('while the database is away photos are shown, and nobody is to keep them', async () => {
  const app = await testApp()
  const { name } = await media.receive(app, await jpeg({ width: 200 }), 'administrator')
  const away = withoutDatabase(app, new StoreTrouble('unreachable', 'away'))
  expect(await media.open(away, name)).toMatchObject({ type: 'image/jpeg', quarantined: true })
  expect(await media.open(away, name.replace('.jpg', '-160.webp'))).toMatchObject({
    type: 'image/webp',
    quarantined: true,
  })
  for (const wrong of [`${'0'.repeat(32)}.jpg`, 'x.jpg', '../site.db'])
    await expect(media.open(away, wrong), wrong).rejects.toThrow(NotFound)
  const full = withoutDatabase(app, new StoreTrouble('full', 'no space'))
  await expect(media.open(full, name)).rejects.toThrow('no space')
})

test('a width that cannot be kept, because the disk is full, is shown all the same', async () => {
  const app = await testApp()
  const photo = await media.receive(app, await jpeg({ width: 900, height: 600 }), 'administrator')
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const files = { ...app.files, put: () => Promise.reject(full) }
  const shown = await media.open({ ...app, files }, photo.name.replace('.jpg', '-640.webp'))
  expect((await sharp(await shown.read()).metadata()).width).toBe(640)
  expect((await buffer(shown.stream())).equals(await shown.read())).toBe(true)
  expect(await buffer(shown.stream({ start: 8, end: 11 }))).toEqual(Buffer.from('WEBP'))
})

/** As many as anyone brought, without their files. */
async function fillQuarantine({ db, clock }: TestApp, count: number): Promise<void> {
  const waiting = { width: 1, height: 1, bytes: 1, placeholder: '', kept_at: null }
  const created_at = clock.now().toISOString()
  const names = Array.from({ length: count }, (_, at) => `${at}`.padStart(32, '0'))
  await db
    .insertInto('media')
    .values(names.map((hash) => ({ ...waiting, name: `${hash}.jpg`, created_at })))
    .execute()
}

/** The same app, whose database answers every question with this error. */
function withoutDatabase(app: TestApp, error: Error): TestApp {
  const db = app.db.withPlugin({
    transformQuery() {
      throw error
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  return { ...app, db }
}

/** The same app, where something happens before each of its transactions. */
function beforeTransactions(app: TestApp, happens: () => Promise<void>): TestApp {
  type Execute = ReturnType<TestApp['db']['transaction']>['execute']
  const execute: Execute = async (use) => {
    await happens()
    return app.db.transaction().execute(use)
  }
  const db = {
    deleteFrom: app.db.deleteFrom.bind(app.db),
    transaction: () => ({ execute }),
  } as unknown as TestApp['db']
  return { ...app, db }
}
