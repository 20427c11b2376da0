import sharp from 'sharp'
import { expect, test } from 'vitest'

import { StoreError } from '#storage/database/store-errors.ts'
import { jpeg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as fingerprints from './photo-fingerprints.server.ts'
import * as photos from './photos.server.ts'

test('similar photos are found, whatever their size and format', async () => {
  const app = await testApp()
  const [one, small, other] = [
    await upload(app, await pattern()),
    await upload(
      app,
      await sharp(await pattern())
        .resize({ width: 90 })
        .webp()
        .toBuffer(),
    ),
    await upload(
      app,
      await sharp(await pattern())
        .negate()
        .jpeg()
        .toBuffer(),
    ),
  ]
  expect(await fingerprints.computeMissing(app)).toBe(3)
  expect(await fingerprints.computeMissing(app)).toBe(0)
  const prints = await fingerprintsOf(app, [one, small, other])
  expect(await similarTo(app, prints[one])).toEqual([one, small].toSorted())
  expect(await similarTo(app, prints[small])).toEqual([one, small].toSorted())
  expect(await similarTo(app, prints[other])).toEqual([other])
})

test('each of the four bands finds a photo whose other three bands differ', async () => {
  const app = await testApp()
  const name = await upload(app, await jpeg())
  const stored = 'ffffffffffffffff0000000000000000'
  const bands = { band_0: 0xffff, band_1: 0xffff, band_2: 0xffff, band_3: 0xffff }
  await app.db
    .updateTable('photos')
    .set({ fingerprint: stored, ...bands })
    .execute()
  for (const at of [0, 4, 8, 12]) {
    // Two bits of each of three bands, and one of the fourth.
    const fingerprint = Array.from(stored, (digit, nth) => {
      if (nth % 4 !== 0 || nth >= 16) return digit
      return nth === at ? '7' : '3'
    }).join('')
    expect(await fingerprints.findSimilar(app, fingerprint), `band at ${at}`).toEqual([name])
  }
  expect(await fingerprints.findSimilar(app, `${'3fff'.repeat(4)}${'0'.repeat(16)}`)).toEqual([])
})

test('photos are similar up to ten differing bits', async () => {
  const app = await testApp()
  const name = await upload(app, await jpeg())
  const bands = { band_0: 0, band_1: 0, band_2: 0, band_3: 0 }
  await app.db
    .updateTable('photos')
    .set({ fingerprint: '0'.repeat(32), ...bands })
    .execute()
  expect(await fingerprints.findSimilar(app, `${'0'.repeat(29)}3ff`)).toEqual([name])
  expect(await fingerprints.findSimilar(app, `${'0'.repeat(29)}7ff`)).toEqual([])
})

test('a plain wall has a brightness and no similar photos', async () => {
  const app = await testApp()
  const name = await upload(app, await jpeg())
  await upload(app, await jpeg({ shade: 121 }))
  await fingerprints.computeMissing(app)
  expect(await fingerprints.list(app, [name])).toEqual([
    {
      name,
      width: 60,
      height: 40,
      fingerprinted_at: app.clock.now().toISOString(),
      fingerprint: '',
      brightness: expect.any(Number) as number,
    },
  ])
  expect(await fingerprints.findSimilar(app, '')).toEqual([])
  const [row] = await app.db.selectFrom('photos').select(['band_0', 'band_3']).execute()
  expect(row).toEqual({ band_0: null, band_3: null })
})

test('an empty list of names gives an empty list', async () => {
  expect(await fingerprints.list(await testApp(), [])).toEqual([])
})

test('the newest photos come first, twenty at a time, and none in quarantine', async () => {
  const app = await testApp()
  await photos.receive(app, await jpeg({ shade: 200 }), 'anyone')
  const names: string[] = []
  for (let shade = 1; shade <= 21; shade++) {
    app.clock.advance({ seconds: 1 })
    names.push(await upload(app, await jpeg({ width: 4, height: 4, shade: shade * 9 })))
  }
  expect(await fingerprints.computeMissing(app)).toBe(20)
  const remaining = await app.db
    .selectFrom('photos')
    .select('name')
    .where('fingerprinted_at', 'is', null)
    .where('approved_at', 'is not', null)
    .execute()
  expect(remaining).toEqual([{ name: names[0] }])
  expect(await fingerprints.computeMissing(app)).toBe(1)
  expect(await fingerprints.computeMissing(app)).toBe(0)
})

test('a missing or unreadable photo is skipped for good, and the next one is read', async () => {
  const app = await testApp()
  const [missing, broken, readable] = [
    await upload(app, await jpeg({ shade: 1 })),
    await upload(app, await jpeg({ shade: 2 })),
    await upload(app, await jpeg({ shade: 3 })),
  ]
  await app.files.remove(photos.fileKey(missing))
  await app.files.put(photos.fileKey(broken), Buffer.from('not a picture'))
  const warnings: unknown[] = []
  const log = { ...app.log, warn: (...args: unknown[]) => void warnings.push(args) }
  expect(await fingerprints.computeMissing({ ...app, log })).toBe(3)
  expect(await fingerprints.computeMissing(app)).toBe(0)
  expect(warnings).toEqual([
    [
      { err: expect.any(Error) as Error, photo: broken },
      'the fingerprint of a photo could not be computed',
    ],
  ])
  const brightness = Object.fromEntries(
    (await fingerprints.list(app, [missing, broken, readable])).map((photo) => [
      photo.name,
      photo.brightness,
    ]),
  )
  expect(brightness).toEqual({
    [missing]: null,
    [broken]: null,
    [readable]: expect.any(Number) as number,
  })
})

test('no photo is skipped while the file store is unavailable', async () => {
  const app = await testApp()
  await upload(app, await jpeg())
  const find = () => Promise.reject(new StoreError('unreachable', 'unavailable'))
  await expect(
    fingerprints.computeMissing({ ...app, files: { ...app.files, find } }),
  ).rejects.toThrow('unavailable')
  expect(await fingerprints.computeMissing(app)).toBe(1)
})

async function upload(app: TestApp, bytes: Buffer): Promise<string> {
  return (await photos.receive(app, bytes, 'administrator')).name
}

async function fingerprintsOf(app: TestApp, names: string[]): Promise<Record<string, string>> {
  const known = await fingerprints.list(app, names)
  expect(known).toHaveLength(names.length)
  return Object.fromEntries(known.map(({ name, fingerprint }) => [name, fingerprint]))
}

async function similarTo(app: TestApp, fingerprint = ''): Promise<string[]> {
  return (await fingerprints.findSimilar(app, fingerprint)).toSorted()
}

/** A pattern with enough edges for a fingerprint. */
function pattern(): Promise<Buffer> {
  const [width, height] = [180, 180]
  const grey = (at: number) =>
    (Math.floor((at % width) / 20) * 83 + Math.floor(at / width / 20) * 47) % 230
  const pixels = Buffer.from(Array.from({ length: width * height }, (_, at) => grey(at)))
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
