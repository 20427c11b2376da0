import { expect, test } from 'vitest'

import { testApp } from '#test/test-app.ts'

import * as properties from './properties.server.ts'
import { findSimilar } from './similar.server.ts'
import * as taxonomy from './taxonomy.server.ts'

test('similar properties are public, have their reasons, and are found by area, price or bedrooms', async () => {
  const app = await testApp()
  const [area, elsewhere] = (await taxonomy.locations(app)).map(({ id }) => id)
  const villa = { location_id: area, currency: 'AED', price: '4,850,000', bedroom: 3 }
  const [id = 0, inArea, above, below, far, removed = 0] = await properties.createMany(app, [
    villa,
    { ...villa, price: '9,000,000', bedroom: 5 },
    { ...villa, location_id: elsewhere, price: '5.3 million' },
    { ...villa, location_id: elsewhere, price: '4400000', bedroom: 2 },
    { ...villa, location_id: elsewhere, price: '6,000,000', bedroom: 4 },
    villa,
  ])
  await properties.remove(app, removed)
  const found = await findSimilar(app, await properties.find(app, id), 3)
  expect(found.map(({ id, reasons }) => [id, reasons])).toEqual([
    [above, ['price', 'rooms']],
    [below, ['price']],
    [inArea, ['area']],
  ])
  expect(found.map(({ id }) => id)).not.toContain(far)
  const [likeFar] = await properties.createMany(app, [{ bedroom: 4 }])
  const likeOther = await findSimilar(app, await properties.find(app, far ?? 0), 9)
  expect(likeOther.map(({ id, reasons }) => [id, reasons])).toContainEqual([likeFar, ['rooms']])
})

test('a property without area, price and bedrooms has none', async () => {
  const app = await testApp()
  const [id = 0] = await properties.createMany(app, [{}, {}])
  expect(await findSimilar(app, await properties.find(app, id), 4)).toEqual([])
})
