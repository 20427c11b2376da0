import { buffer } from 'node:stream/consumers'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { NotFound, TooMany, Unsupported } from '#domain/problem.ts'
import { jpeg, jpegFromAPhone, pixelBomb, png, svg } from '#test/samples.ts'
import { testApp } from '#test/test-app.ts'

import * as media from './media.server.ts'

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
  expect(await media.emptyQuarantine(app)).toBe(0)
  app.clock.advance({ hours: 2 })
  expect(await media.emptyQuarantine(app)).toBe(1)
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
  await expect(media.emptyQuarantine(dying)).rejects.toThrow('died')
  await expect(media.open(app, name)).rejects.toThrow(NotFound)
  expect(await media.fileKeys(app)).toEqual([])
})

test('what an administrator brought stays', async () => {
  const app = await testApp()
  const { name } = await media.receive(app, await jpeg(), 'administrator')
  app.clock.advance({ days: 3 })
  expect(await media.emptyQuarantine(app)).toBe(0)
  expect((await media.open(app, name)).quarantined).toBe(false)
})

test('a photo that anyone brings again starts its day anew', async () => {
  const app = await testApp()
  const { name } = await media.receive(app, await jpeg(), 'anyone')
  app.clock.advance({ hours: 20 })
  await media.receive(app, await jpeg(), 'anyone')
  app.clock.advance({ hours: 20 })
  await media.emptyQuarantine(app)
  expect((await media.open(app, name)).quarantined).toBe(true)
})

test('a full quarantine takes no more', async () => {
  const app = await testApp()
  await app.db
    .insertInto('media')
    .values(
      Array.from({ length: 500 }, (_, at) => ({
        name: `${at}`,
        width: 1,
        height: 1,
        bytes: 1,
        placeholder: '',
        created_at: app.clock.now().toISOString(),
        kept_at: null,
      })),
    )
    .execute()
  await expect(media.receive(app, await jpeg(), 'anyone')).rejects.toThrow(TooMany)
  await media.receive(app, await jpeg(), 'administrator')
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
