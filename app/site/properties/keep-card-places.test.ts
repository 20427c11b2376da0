import { expect, test } from 'vitest'

import { laidOut, type Place } from './keep-card-places.ts'

const standing = laidOut(cards(1, 2, 3, 4, 5), Infinity, [])

test('all cards stand in their places when all are drawn', () => {
  expect(ids(standing)).toEqual([1, 2, 3, 4, 5])
})

test('what is not drawn yet leaves its place to what stood there', () => {
  expect(ids(laidOut(cards(6, 7, 8, 9), 2, standing))).toEqual([6, 7, 3, 4])
})

test('nothing stands in two places', () => {
  expect(ids(laidOut(cards(3, 4, 8, 9), 2, standing))).toEqual([3, 4, undefined, undefined])
})

test('a place where nothing stood stays empty until it is drawn', () => {
  const longer = cards(6, 7, 8, 9, 10, 11)
  const first = laidOut(longer, 1, standing)
  expect(ids(first)).toEqual([6, 2, 3, 4, 5, undefined])
  expect(ids(laidOut(longer, 6, first))).toEqual([6, 7, 8, 9, 10, 11])
})

function cards(...ids: number[]) {
  return ids.map((id) => ({ id }))
}

function ids(places: Place<{ id: number }>[]) {
  return places.map(({ card }) => card?.id)
}
