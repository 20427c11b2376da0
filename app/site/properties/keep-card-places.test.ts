import { expect, test } from 'vitest'

import { placeCards, type CardPlace } from './keep-card-places.ts'

const previous = placeCards(cards(1, 2, 3, 4, 5), Infinity, [])

test('all cards are in their places when all are rendered', () => {
  expect(ids(previous)).toEqual([1, 2, 3, 4, 5])
})

test('the place of a card that is not rendered yet keeps its previous card', () => {
  expect(ids(placeCards(cards(6, 7, 8, 9), 2, previous))).toEqual([6, 7, 3, 4])
})

test('no card is in two places', () => {
  expect(ids(placeCards(cards(3, 4, 8, 9), 2, previous))).toEqual([3, 4, undefined, undefined])
})

test('a place without a previous card stays empty until its card is rendered', () => {
  const longer = cards(6, 7, 8, 9, 10, 11)
  const first = placeCards(longer, 1, previous)
  expect(ids(first)).toEqual([6, 2, 3, 4, 5, undefined])
  expect(ids(placeCards(longer, 6, first))).toEqual([6, 7, 8, 9, 10, 11])
})

function cards(...ids: number[]) {
  return ids.map((id) => ({ id }))
}

function ids(places: CardPlace<{ id: number }>[]) {
  return places.map(({ card }) => card?.id)
}
