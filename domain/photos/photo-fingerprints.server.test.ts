import sharp from 'sharp'
import { expect, test } from 'vitest'

import { StoreTrouble } from '#storage/database/store-errors.ts'
import { jpeg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as looks from './photo-fingerprints.server.ts'
import * as media from './photos.server.ts'

test('photos that look alike find one another, however each was saved', async () => {
  const app = await testApp()
  const [one, small, other] = [
    await bring(app, await garden()),
    await bring(
      app,
      await sharp(await garden())
        .resize({ width: 90 })
        .webp()
        .toBuffer(),
    ),
    await bring(
      app,
      await sharp(await garden())
        .negate()
        .jpeg()
        .toBuffer(),
    ),
  ]
  expect(await looks.computeMissing(app)).toBe(3)
  expect(await looks.computeMissing(app)).toBe(0)
  const seen = await seenOf(app, [one, small, other])
  expect(await alike(app, seen[one])).toEqual([one, small].toSorted())
  expect(await alike(app, seen[small])).toEqual([one, small].toSorted())
  expect(await alike(app, seen[other])).toEqual([other])
})

test('each of the four bands finds a photo that differs in the three others', async () => {
  const app = await testApp()
  const name = await bring(app, await jpeg())
  const kept = 'ffffffffffffffff0000000000000000'
  const bands = { band_0: 0xffff, band_1: 0xffff, band_2: 0xffff, band_3: 0xffff }
  await app.db
    .updateTable('media')
    .set({ fingerprint: kept, ...bands })
    .execute()
  for (const at of [0, 4, 8, 12]) {
    // Two bits of each of three bands, and one of the fourth.
    const fingerprint = Array.from(kept, (digit, nth) => {
      if (nth % 4 !== 0 || nth >= 16) return digit
      return nth === at ? '7' : '3'
    }).join('')
    expect(await looks.findSimilar(app, fingerprint), `band at ${at}`).toEqual([name])
  }
  expect(await looks.findSimilar(app, `${'3fff'.repeat(4)}${'0'.repeat(16)}`)).toEqual([])
})

test('photos that differ in ten bits look alike, in eleven no more', async () => {
  const app = await testApp()
  const name = await bring(app, await jpeg())
  const bands = { band_0: 0, band_1: 0, band_2: 0, band_3: 0 }
  await app.db
    .updateTable('media')
    .set({ fingerprint: '0'.repeat(32), ...bands })
    .execute()
  expect(await looks.findSimilar(app, `${'0'.repeat(29)}3ff`)).toEqual([name])
  expect(await looks.findSimilar(app, `${'0'.repeat(29)}7ff`)).toEqual([])
})

test('of a plain wall the brightness is known, and nothing looks like it', async () => {
  const app = await testApp()
  const name = await bring(app, await jpeg())
  await bring(app, await jpeg({ shade: 121 }))
  await looks.computeMissing(app)
  expect(await looks.of(app, [name])).toEqual([
    {
      name,
      width: 60,
      height: 40,
      looked_at: app.clock.now().toISOString(),
      fingerprint: '',
      brightness: expect.any(Number) as number,
    },
  ])
  expect(await looks.findSimilar(app, '')).toEqual([])
  const [row] = await app.db.selectFrom('media').select(['band_0', 'band_3']).execute()
  expect(row).toEqual({ band_0: null, band_3: null })
})

test('of no photo nothing is known', async () => {
  expect(await looks.of(await testApp(), [])).toEqual([])
})

test('the newest are looked at first, twenty at a time, and none in quarantine', async () => {
  const app = await testApp()
  await media.receive(app, await jpeg({ shade: 200 }), 'anyone')
  const names: string[] = []
  for (let shade = 1; shade <= 21; shade++) {
    app.clock.advance({ seconds: 1 })
    names.push(await bring(app, await jpeg({ width: 4, height: 4, shade: shade * 9 })))
  }
  expect(await looks.computeMissing(app)).toBe(20)
  const unseen = await app.db
    .selectFrom('media')
    .select('name')
    .where('looked_at', 'is', null)
    .where('kept_at', 'is not', null)
    .execute()
  expect(unseen).toEqual([{ name: names[0] }])
  expect(await looks.computeMissing(app)).toBe(1)
  expect(await looks.computeMissing(app)).toBe(0)
})

test('a photo that is gone or is none is passed over for good, and the next is looked at', async () => {
  const app = await testApp()
  const [gone, broken, whole] = [
    await bring(app, await jpeg({ shade: 1 })),
    await bring(app, await jpeg({ shade: 2 })),
    await bring(app, await jpeg({ shade: 3 })),
  ]
  await app.files.remove(media.keyOf(gone))
  await app.files.put(media.keyOf(broken), Buffer.from('rust'))
  const told: unknown[] = []
  const log = { ...app.log, warn: (...words: unknown[]) => void told.push(words) }
  expect(await looks.computeMissing({ ...app, log })).toBe(3)
  expect(await looks.computeMissing(app)).toBe(0)
  expect(told).toEqual([
    [{ err: expect.any(Error) as Error, photo: broken }, 'a photo could not be looked at'],
  ])
  const brightness = Object.fromEntries(
    (await looks.of(app, [gone, broken, whole])).map((look) => [look.name, look.brightness]),
  )
  expect(brightness).toEqual({
    [gone]: null,
    [broken]: null,
    [whole]: expect.any(Number) as number,
  })
})

test('while the store is away nothing is passed over', async () => {
  const app = await testApp()
  await bring(app, await jpeg())
  const find = () => Promise.reject(new StoreTrouble('unreachable', 'away'))
  await expect(looks.computeMissing({ ...app, files: { ...app.files, find } })).rejects.toThrow(
    'away',
  )
  expect(await looks.computeMissing(app)).toBe(1)
})

async function bring(app: TestApp, bytes: Buffer): Promise<string> {
  return (await media.receive(app, bytes, 'administrator')).name
}

async function seenOf(app: TestApp, names: string[]): Promise<Record<string, string>> {
  const known = await looks.of(app, names)
  expect(known).toHaveLength(names.length)
  return Object.fromEntries(known.map(({ name, fingerprint }) => [name, fingerprint]))
}

async function alike(app: TestApp, fingerprint = ''): Promise<string[]> {
  return (await looks.findSimilar(app, fingerprint)).toSorted()
}

/** Light and shadow, so that there is something to see. */
function garden(): Promise<Buffer> {
  const [width, height] = [180, 180]
  const grey = (at: number) =>
    (Math.floor((at % width) / 20) * 83 + Math.floor(at / width / 20) * 47) % 230
  const pixels = Buffer.from(Array.from({ length: width * height }, (_, at) => grey(at)))
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
