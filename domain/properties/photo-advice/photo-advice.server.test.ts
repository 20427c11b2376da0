import { readFile } from 'node:fs/promises'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import * as looks from '#domain/photos/photo-fingerprints.server.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import { Invalid } from '#domain/problem.ts'
import { parse } from '#domain/fields.ts'
import { jpeg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as photoAdvice from './photo-advice.server.ts'
import * as entries from '#domain/properties/property-summaries.server.ts'
import { propertyChange } from '#domain/properties/property-schema.ts'
import * as properties from '#domain/properties/properties.server.ts'

const demo = (name: string) =>
  readFile(new URL(`../../../demo/photos/${name}.jpg`, import.meta.url))

test('a photo of another property is recognised, also resized, brightened and re-encoded', async () => {
  const app = await testApp()
  const original = await demo('kitchen-island-marble')
  const again = sharp(original).resize(900).modulate({ brightness: 1.08 }).jpeg({ quality: 60 })
  const there = await keep(app, original)
  const here = await keep(app, await again.toBuffer())
  const other = await keep(app, await demo('penthouse-lounge-dusk'))
  await properties.create(app, { properties_title: 'First home', photos: [there] })
  const mine = await properties.create(app, { photos: [here, other] })
  expect(here).not.toBe(there)
  await lookAtAll(app)
  const seen = await photoAdvice.advise(app, { photos: [here, other], property_id: mine.id })
  expect(byName(seen)).toMatchObject({
    [here]: { looked: true, width: 900, twins: [{ title: 'First home' }] },
    [other]: { looked: true, twins: [] },
  })
})

test('the same file is recognised before it is analysed, but not in the property itself', async () => {
  const app = await testApp()
  const photo = await keep(app, await jpeg())
  const first = await properties.create(app, { photos: [photo] })
  const ask = async (property_id: number | null) =>
    (await photoAdvice.advise(app, { photos: [photo], property_id })).photos[0]
  expect(await ask(null)).toMatchObject({ looked: false, twins: [{ id: first.id }] })
  expect(await ask(first.id)).toMatchObject({ twins: [] })
  await properties.remove(app, first.id)
  expect(await ask(null)).toMatchObject({ twins: [] })
})

test('of many properties with the same photo the three newest are named', async () => {
  const app = await testApp()
  const photo = await keep(app, await jpeg())
  const titles = ['One', 'Two', '', 'Four']
  const made = await properties.createMany(
    app,
    titles.map((properties_title) => ({ properties_title, photos: [photo] })),
  )
  await properties.createMany(
    app,
    Array.from({ length: 500 }, () => ({})),
  )
  const { photos } = await photoAdvice.advise(app, { photos: [photo, 'x.jpg'], property_id: null })
  const [, two, three, four] = made
  expect(photos).toEqual([
    {
      name: photo,
      width: 60,
      height: 40,
      brightness: null,
      faults: ['Small: 60 × 40 pixels. From 1200 × 800 on it looks sharp.'],
      looked: false,
      twins: [
        { id: four, title: 'Four' },
        { id: three, title: `Property ${three}` },
        { id: two, title: 'Two' },
      ],
    },
  ])
  expect(await photoAdvice.advise(app, { photos: [], property_id: null })).toEqual({ photos: [] })
})

test('each photo has its own duplicates', async () => {
  const app = await testApp()
  const [one, two] = [await keep(app, await jpeg()), await keep(app, await jpeg({ shade: 9 }))]
  const [first, second] = await properties.createMany(app, [{ photos: [one] }, { photos: [two] }])
  const seen = byName(await photoAdvice.advise(app, { photos: [one, two], property_id: null }))
  expect(seen[one]?.twins.map(({ id }) => id)).toEqual([first])
  expect(seen[two]?.twins.map(({ id }) => id)).toEqual([second])
})

test('plain images are no duplicates of each other, and darkness is detected', async () => {
  const app = await testApp()
  const [one, two] = [await keep(app, await jpeg()), await keep(app, await jpeg({ shade: 90 }))]
  const night = await keep(
    app,
    await sharp(await demo('penthouse-lounge-dusk'))
      .linear(0.2)
      .jpeg()
      .toBuffer(),
  )
  await properties.create(app, { photos: [one] })
  await lookAtAll(app)
  const seen = byName(await photoAdvice.advise(app, { photos: [two, night], property_id: null }))
  expect(seen[two]?.twins).toEqual([])
  expect(seen[night]?.brightness).toBeLessThan(45)
})

test('broken files are skipped, and photos in quarantine are not analysed', async () => {
  const app = await testApp()
  const name = await keep(app, await jpeg())
  await app.files.put(photoStore.fileKey(name), Buffer.from('no picture'))
  await photoStore.receive(app, await jpeg({ shade: 3 }), 'anyone')
  expect(await looks.computeMissing(app)).toBe(1)
  expect(await looks.computeMissing(app)).toBe(0)
})

test('among thousands of photos the duplicate is found by the index', async () => {
  const app = await testApp()
  const photo = await keep(app, await demo('kitchen-island-marble'))
  await lookAtAll(app)
  const [look] = await looks.list(app, [photo])
  await addNoise(app, 5000)
  expect(await looks.findSimilar(app, look?.fingerprint ?? '')).toEqual([photo])
})

test('photo texts are stored with the property and shown on cards', async () => {
  const app = await testApp()
  const photo = await keep(app, await jpeg())
  const photo_texts = { [photo]: { room: 'Kitchen', alt: 'A long marble island' } } as const
  const { id } = await properties.create(app, { photos: [photo], photo_texts })
  expect((await properties.find(app, id)).photo_texts).toEqual(photo_texts)
  await properties.update(app, id, { price: '1' })
  expect((await properties.find(app, id)).photo_texts).toEqual(photo_texts)
  expect(await entries.newest(app, 1)).toMatchObject([{ alt: 'A long marble island' }])
  await properties.update(app, id, { photo_texts: {} })
  expect((await entries.newest(app, 1))[0]).not.toHaveProperty('alt')
  await properties.update(app, id, { photo_texts: { [photo]: { room: 'Kitchen', alt: '' } } })
  expect((await entries.newest(app, 1))[0]).not.toHaveProperty('alt')
  await properties.update(app, id, { photos: [], photo_texts })
  expect((await entries.newest(app, 1))[0]).not.toHaveProperty('alt')
})

test('a card has only the text of its cover', async () => {
  const app = await testApp()
  const [cover, other] = [await keep(app, await jpeg()), await keep(app, await jpeg({ shade: 9 }))]
  const photo_texts = { [other]: { room: 'Kitchen', alt: 'A long marble island' } } as const
  await properties.create(app, { photos: [cover, other], photo_texts })
  const [entry] = await entries.newest(app, 1)
  expect(entry).toMatchObject({ cover })
  expect(entry).not.toHaveProperty('alt')
})

test('invalid photo texts are refused, and empty ones are dropped', () => {
  const name = `${'a'.repeat(32)}.jpg`
  const read = (photo_texts: unknown) => parse(propertyChange, { photo_texts }).photo_texts
  expect(read({ [name]: { room: '', alt: ' ' } })).toEqual({})
  expect(read({ [name]: { alt: ' Sea ' } })).toEqual({ [name]: { room: '', alt: 'Sea' } })
  expect(read(null)).toEqual({})
  for (const wrong of [
    { 'x.jpg': { alt: 'x' } },
    { [name]: { room: 'Dungeon' } },
    { [name]: { alt: 'x'.repeat(301) } },
    [],
  ])
    expect(() => read(wrong), JSON.stringify(wrong)).toThrow(Invalid)
})

async function keep(app: TestApp, bytes: Buffer): Promise<string> {
  return (await photoStore.receive(app, bytes, 'administrator')).name
}

async function lookAtAll(app: TestApp): Promise<void> {
  while ((await looks.computeMissing(app)) > 0);
}

function byName({ photos }: Awaited<ReturnType<typeof photoAdvice.advise>>) {
  return Object.fromEntries(photos.map((photo) => [photo.name, photo]))
}

/** Photos of which each looks like no other: their bits come from a fixed row of numbers. */
async function addNoise({ db, clock }: TestApp, count: number): Promise<void> {
  let state = 1
  const next = () => (state = (state * 48_271) % 2_147_483_647)
  const at = clock.now().toISOString()
  const rows = Array.from({ length: count }, (_, number) => {
    const bands = Array.from({ length: 8 }, () => next() % 65_536)
    const [band_0 = 0, band_1 = 0, band_2 = 0, band_3 = 0] = bands
    const fingerprint = bands.map((band) => band.toString(16).padStart(4, '0')).join('')
    const name = `${number.toString(16).padStart(32, '0')}.jpg`
    const size = { width: 9, height: 9, bytes: 1, placeholder: '', brightness: 99 }
    const times = { created_at: at, approved_at: at, fingerprinted_at: at }
    return { name, ...size, ...times, fingerprint, band_0, band_1, band_2, band_3 }
  })
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto('photos')
      .values(rows.slice(from, from + 500))
      .execute()
}
