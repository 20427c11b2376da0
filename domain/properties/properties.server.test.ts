import { expect, test } from 'vitest'

import { parse } from '#domain/fields.ts'
import * as media from '#domain/media/media.server.ts'
import { Invalid, NotFound } from '#domain/problem.ts'
import { jpeg } from '#test/samples.ts'
import { testApp } from '#test/test-app.ts'

import * as properties from './properties.server.ts'
import { propertyChange } from './property-schema.ts'
import * as taxonomy from './taxonomy.server.ts'

test('a property without any field is a property', async () => {
  const app = await testApp()
  const bare = await properties.create(app, {})
  expect(bare).toMatchObject({
    properties_title: '',
    price: '',
    maxarea: null,
    category_id: null,
    category_name: '',
    photos: [],
    floor_description: [],
    floor_photos: [],
  })
})

test('a property carries the names of its category and location', async () => {
  const app = await testApp()
  const [category] = await taxonomy.categories(app)
  const [location] = await taxonomy.locations(app)
  const villa = await properties.create(app, {
    category_id: category?.id,
    location_id: location?.id,
  })
  expect(villa.category_name).toBe(category?.name)
  expect(villa.location_name).toBe(location?.name)
})

test('a title of any length is kept whole', async () => {
  const app = await testApp()
  const long = Array.from({ length: 2000 }, (_, at) => String.fromCodePoint(0x4e00 + at * 7)).join(
    '',
  )
  const { id } = await properties.create(app, { properties_title: long })
  expect((await properties.find(app, id)).properties_title).toBe(long)
})

test('the newest property comes first', async () => {
  const app = await testApp()
  for (const title of ['one', 'two', 'three'])
    await properties.create(app, { properties_title: title })
  const titles = (await properties.list(app)).map((property) => property.properties_title)
  expect(titles).toEqual(['three', 'two', 'one'])
})

test('a list longer than a page holds every property once', async () => {
  const app = await testApp()
  await properties.createMany(
    app,
    Array.from({ length: 620 }, (_, at) => ({ properties_title: `${at}` })),
  )
  const list = await properties.list(app)
  expect(new Set(list.map((property) => property.properties_title)).size).toBe(620)
  expect(list[0]?.properties_title).toBe('619')
})

test('a field that is left out stays; one that is emptied goes', async () => {
  const app = await testApp()
  const villa = await properties.create(
    app,
    parse(propertyChange, {
      properties_title: 'Villa',
      price: '1,000',
      bedroom: '4',
      maxarea: 210.5,
    }),
  )
  const changed = await properties.update(
    app,
    villa.id,
    parse(propertyChange, { price: null, bedroom: '' }),
  )
  expect(changed).toMatchObject({
    properties_title: 'Villa',
    price: '',
    bedroom: null,
    maxarea: 210.5,
  })
})

test('what names a thing that does not exist is refused, and nothing is stored', async () => {
  const app = await testApp()
  const change = parse(propertyChange, {
    category_id: 9999,
    location_id: 9999,
    photos: ['no.jpg'],
    floor_photos: [['none.jpg']],
  })
  const refused = await properties.create(app, change).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Invalid)
  expect(Object.keys((refused as Invalid).fields).sort()).toEqual([
    'category_id',
    'floor_photos',
    'location_id',
    'photos',
  ])
  expect(await properties.list(app)).toEqual([])
})

test('a refused change leaves the property as it was', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: 'Villa' })
  await expect(
    properties.update(app, villa.id, { properties_title: 'Changed', category_id: 9999 }),
  ).rejects.toThrow(Invalid)
  expect(await properties.find(app, villa.id)).toEqual(villa)
})

test('a photo that a listing uses leaves quarantine for good', async () => {
  const app = await testApp()
  const photo = await media.receive(app, await jpeg(), 'anyone')
  const villa = await properties.create(app, { photos: [photo.name] })
  app.clock.advance({ days: 2 })
  await media.emptyQuarantine(app)
  expect((await media.open(app, photo.name)).quarantined).toBe(false)
  expect(villa.photos).toEqual([photo.name])
})

test('a removed property leaves the public list and comes back when restored', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: 'Villa' })
  await properties.remove(app, villa.id)
  expect(await properties.list(app)).toEqual([])
  await expect(properties.find(app, villa.id)).rejects.toThrow(NotFound)
  await expect(properties.update(app, villa.id, {})).rejects.toThrow(NotFound)
  await properties.restore(app, villa.id)
  expect(await properties.list(app)).toEqual([villa])
})

test('a property that is not there can be neither changed, removed nor restored', async () => {
  const app = await testApp()
  await expect(properties.find(app, 7)).rejects.toThrow('There is no property 7.')
  await expect(properties.update(app, 7, {})).rejects.toThrow(NotFound)
  await expect(properties.remove(app, 7)).rejects.toThrow(NotFound)
  await expect(properties.restore(app, 7)).rejects.toThrow(NotFound)
})

test('transactions that run side by side do not mix', async () => {
  const app = await testApp()
  const created = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      properties
        .create(app, { properties_title: `${at}`, ...(at % 2 ? { category_id: 9999 } : {}) })
        .catch(() => null),
    ),
  )
  expect(created.filter(Boolean)).toHaveLength(20)
  expect(await properties.list(app)).toHaveLength(20)
})
