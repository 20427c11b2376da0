import { expect, test } from 'vitest'

import { near } from '#agency/near.ts'

import { DUBAI, isWithinBox } from './map-boxes.ts'
import { nearPlaces, type KnownPlace, type NearKind } from './near-places.ts'

const HOME = { longitude: 55.14, latitude: 25.08 }

/** A place so many kilometres to the north of the home. */
function place(kind: NearKind, km: number, name_ar = ''): KnownPlace {
  return { kind, name: `${kind} at ${km}`, name_ar, longitude: 55.14, latitude: 25.08 + km / 111.2 }
}

function namesOf(places: KnownPlace[]): string[] {
  return nearPlaces(places, HOME, 'en').map(({ name }) => name)
}

test('the nearest of each kind comes before a second one, and all are sorted by distance', () => {
  const places = [
    place('school', 1),
    place('school', 1.2),
    place('school', 1.4),
    place('metro', 3),
    place('metro', 0.5),
    place('beach', 9),
    place('park', 2),
    place('mall', 4),
  ]
  expect(namesOf(places)).toEqual([
    'metro at 0.5',
    'school at 1',
    'school at 1.2',
    'park at 2',
    'mall at 4',
    'beach at 9',
  ])
})

test('of seven kinds the farthest is left out', () => {
  const kinds: NearKind[] = ['school', 'metro', 'beach', 'park', 'hospital', 'mall', 'airport']
  expect(namesOf(kinds.map((kind, index) => place(kind, index + 1)))).toHaveLength(6)
})

test('what is far away is not near; an airport may be farther than the rest', () => {
  expect(namesOf([place('beach', 13), place('airport', 30), place('airport', 41)])).toEqual([
    'airport at 30',
  ])
  expect(namesOf([])).toEqual([])
})

test('a place is named in the language of the page, in English where it has no Arabic', () => {
  const places = [place('school', 1, 'مدرسة'), place('park', 2)]
  expect(nearPlaces(places, HOME, 'ar')).toEqual([
    {
      name: 'مدرسة',
      kind: 'school',
      km: expect.closeTo(1, 5) as number,
      longitude: 55.14,
      latitude: 25.08 + 1 / 111.2,
    },
    expect.objectContaining({ name: 'park at 2', km: expect.closeTo(2, 5) as number }),
  ])
})

test('the shipped places are in Dubai, named in Arabic, and each once', () => {
  for (const { name, name_ar, ...point } of near.places) {
    expect(isWithinBox(DUBAI, point), name).toBe(true)
    expect(name_ar, name).toMatch(/\p{Script=Arabic}/u)
  }
  expect(new Set(near.places.map(({ name }) => name)).size).toBe(near.places.length)
})

test('Dubai Marina has a Metro station and a beach within walking distance', () => {
  const found = nearPlaces(near.places, HOME, 'en')
  expect(found).toHaveLength(6)
  expect(found.filter(({ km }) => km < 1.2).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['metro', 'beach']),
  )
})
