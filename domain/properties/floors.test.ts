import { expect, test } from 'vitest'

import { parse } from '#domain/fields.ts'

import { changedFloors, type Floor } from './floors.ts'
import { propertyChange } from './property-schema.ts'

const ground: Floor = { description: 'Ground', photos: ['a.jpg', 'b.jpg'] }
const first: Floor = { description: 'First', photos: ['c.jpg'] }

/** What the floors become when a client sends this JSON. */
function after(current: Floor[], sent: { floor_photos?: unknown; floor_description?: unknown }) {
  const change = parse(propertyChange, sent)
  return changedFloors(current, change.floor_photos, change.floor_description)
}

test('a list of lists gives each floor its photos', () => {
  expect(
    after([], { floor_photos: [['a.jpg'], ['b.jpg', 'c.jpg']], floor_description: ['G', '1'] }),
  ).toEqual([
    { description: 'G', photos: ['a.jpg'] },
    { description: '1', photos: ['b.jpg', 'c.jpg'] },
  ])
})

test('brace-wrapped strings are read as lists', () => {
  expect(after([], { floor_photos: ['{a.jpg,b.jpg}', '{}', '{"c d.jpg"}'] })).toEqual([
    { description: '', photos: ['a.jpg', 'b.jpg'] },
    { description: '', photos: [] },
    { description: '', photos: ['c d.jpg'] },
  ])
  expect(after([ground], { floor_photos: '{b.jpg,z.jpg}' })).toEqual([
    { description: 'Ground', photos: ['b.jpg', 'z.jpg'] },
  ])
})

test('a flat list leaves each photo on its floor, adds new ones to the first, drops missing ones', () => {
  expect(after([ground, first], { floor_photos: ['c.jpg', 'b.jpg', 'new.jpg'] })).toEqual([
    { description: 'Ground', photos: ['b.jpg', 'new.jpg'] },
    { description: 'First', photos: ['c.jpg'] },
  ])
})

test('an empty flat list takes the photos and leaves the floors', () => {
  expect(after([ground, first], { floor_photos: [] })).toEqual([
    { description: 'Ground', photos: [] },
    { description: 'First', photos: [] },
  ])
})

test('an empty list of photos beside an empty list of names leaves no floor', () => {
  expect(after([ground, first], { floor_photos: [], floor_description: [] })).toEqual([])
})

test('a single text renames the only floor', () => {
  expect(after([ground], { floor_description: 'Garden level' })).toEqual([
    { description: 'Garden level', photos: ['a.jpg', 'b.jpg'] },
  ])
})

test('a single text is read line by line where there are several floors', () => {
  expect(after([ground, first], { floor_description: 'Garden\nSky' })).toEqual([
    { description: 'Garden', photos: ['a.jpg', 'b.jpg'] },
    { description: 'Sky', photos: ['c.jpg'] },
  ])
  expect(after([ground, first], { floor_description: 'Garden' })).toEqual([
    { description: 'Garden', photos: ['a.jpg', 'b.jpg'] },
    first,
  ])
})

test('what is left out stays as it is', () => {
  expect(after([ground, first], {})).toEqual([ground, first])
})

test('what is neither a text nor a list is refused by the name of its field', () => {
  for (const wrong of [5, {}, [5], [[5]]])
    expect(() => parse(propertyChange, { floor_photos: wrong })).toThrow(
      'Must be a list of uploaded files for each floor.',
    )
  expect(() => parse(propertyChange, { floor_description: 7 })).toThrow('Must be a text')
})
