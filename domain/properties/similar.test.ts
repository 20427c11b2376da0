import { expect, test } from 'vitest'

import { chooseSimilar, type SimilarityFacts } from './similar.ts'

const villa: SimilarityFacts = {
  id: 1,
  category_id: 2,
  location_id: 3,
  currency: 'AED',
  price: 1_000_000,
  propertyType: 'sale',
  bedroom: 3,
}
const elsewhere = { location_id: 9 }
const dearer = { price: 2_000_000 }

const choose = (...others: Partial<SimilarityFacts>[]) =>
  chooseSimilar(
    villa,
    others.map((other, index) => ({ ...villa, id: index + 2, ...other })),
    4,
  )
const reasonsOf = (other: Partial<SimilarityFacts>) => choose(other)[0]?.reasons

test('each says why it is similar: the area, the price, the rooms', () => {
  expect(reasonsOf({})).toEqual(['area', 'price', 'rooms'])
  expect(reasonsOf({ ...dearer, bedroom: 4 })).toEqual(['area'])
  expect(reasonsOf({ ...elsewhere, bedroom: null })).toEqual(['price'])
  expect(reasonsOf({ ...elsewhere, ...dearer })).toEqual(['rooms'])
})

test('a price is similar up to ten percent more or less, in the same currency', () => {
  for (const price of [900_000, 1_100_000]) expect(reasonsOf({ price })).toContain('price')
  for (const price of [899_999, 1_100_001, null])
    expect(reasonsOf({ price })).not.toContain('price')
  expect(reasonsOf({ currency: 'USD' })).not.toContain('price')
})

test('what has no area, price or rooms shares none', () => {
  const unknown = { location_id: null, price: null, bedroom: null }
  expect(chooseSimilar({ ...villa, ...unknown }, [{ ...villa, ...unknown, id: 2 }], 4)).toEqual([])
  expect(chooseSimilar({ ...villa, bedroom: 0 }, [{ ...villa, id: 2, bedroom: 0 }], 4)).toEqual([
    { id: 2, reasons: ['area', 'price'] },
  ])
})

test('another category, and a rent beside a sale, is not similar', () => {
  expect(choose({ category_id: 5 }, { category_id: null })).toEqual([])
  expect(choose({ propertyType: 'rent' })).toEqual([])
  expect(choose({ propertyType: 'off-plan' })).toHaveLength(1)
})

test('most in common comes first, then the closest price, then the newest; never itself or twice', () => {
  const chosen = chooseSimilar(
    villa,
    [
      villa,
      { ...villa, id: 2, ...dearer, bedroom: 1 },
      { ...villa, id: 3, price: 1_050_000 },
      { ...villa, id: 4, price: 960_000 },
      { ...villa, id: 5, price: 960_000 },
      { ...villa, id: 5, price: 960_000 },
      { ...villa, id: 6, ...elsewhere },
    ],
    4,
  )
  expect(chosen.map(({ id }) => id)).toEqual([5, 4, 3, 6])
})
