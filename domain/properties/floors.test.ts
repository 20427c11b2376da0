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

test('blanks and quotes in a brace-wrapped list are removed', () => {
  expect(after([], { floor_photos: '{ "a b.jpg" , c.jpg ,, "" }' })).toEqual([
    { description: '', photos: ['a b.jpg', 'c.jpg'] },
  ])
  // A quote that has no other stays part of the name.
  expect(after([], { floor_photos: ['{"a.jpg,b"c"d.jpg,e.jpg"}'] })).toEqual([
    { description: '', photos: ['"a.jpg', 'b"c"d.jpg', 'e.jpg"'] },
  ])
})

test('braces that do not enclose the whole text are not a list', () => {
  for (const text of ['x{a.jpg}', '{a.jpg}x', '{{a.jpg}}', '{a.jpg', 'a.jpg'])
    expect(() => parse(propertyChange, { floor_photos: text }), text).toThrow(
      'Must be a list of uploaded files for each floor.',
    )
  // In a list of names they are part of a name.
  expect(after([ground], { floor_photos: ['a.jpg', 'x{b}.jpg'] })).toEqual([
    { description: 'Ground', photos: ['a.jpg', 'x{b}.jpg'] },
  ])
})

test('null removes all floors, an empty text only their photos', () => {
  expect(after([ground, first], { floor_photos: null, floor_description: null })).toEqual([])
  expect(after([ground, first], { floor_photos: null })).toEqual([])
  expect(after([ground, first], { floor_photos: '' })).toEqual([
    { description: 'Ground', photos: [] },
    { description: 'First', photos: [] },
  ])
  expect(after([ground], { floor_description: null })).toEqual([
    { description: '', photos: ['a.jpg', 'b.jpg'] },
  ])
})

test('a flat list adds a repeated photo once, and creates the first floor if there is none', () => {
  expect(after([], { floor_photos: ['a.jpg', 'b.jpg', 'a.jpg'] })).toEqual([
    { description: '', photos: ['a.jpg', 'b.jpg'] },
  ])
})

test('a removed floor loses its name', () => {
  expect(after([ground, first], { floor_photos: [['a.jpg']] })).toEqual([
    { description: 'Ground', photos: ['a.jpg'] },
  ])
})

test('names without photos create floors, and photos with names keep theirs', () => {
  expect(after([ground], { floor_photos: [], floor_description: ['G', '1'] })).toEqual([
    { description: 'G', photos: [] },
    { description: '1', photos: [] },
  ])
  expect(after([ground], { floor_photos: ['a.jpg'], floor_description: ['G', '1'] })).toEqual([
    { description: 'G', photos: ['a.jpg'] },
    { description: '1', photos: [] },
  ])
  expect(after([ground, first], { floor_photos: [], floor_description: 'Garden' })).toEqual([
    { description: 'Garden', photos: [] },
    { description: 'First', photos: [] },
  ])
})

test('a flat list leaves each photo on its floor, adds new ones to the first, drops missing ones', () => {
  expect(after([ground, first], { floor_photos: ['c.jpg', 'b.jpg', 'new.jpg'] })).toEqual([
    { description: 'Ground', photos: ['b.jpg', 'new.jpg'] },
    { description: 'First', photos: ['c.jpg'] },
  ])
})

test('an empty flat list removes the photos and keeps the floors', () => {
  expect(after([ground, first], { floor_photos: [] })).toEqual([
    { description: 'Ground', photos: [] },
    { description: 'First', photos: [] },
  ])
})

test('an empty list of photos with an empty list of names removes all floors', () => {
  expect(after([ground, first], { floor_photos: [], floor_description: [] })).toEqual([])
})

test('a single text renames the only floor', () => {
  expect(after([ground], { floor_description: 'Garden level' })).toEqual([
    { description: 'Garden level', photos: ['a.jpg', 'b.jpg'] },
  ])
})

test('a single text names several floors line by line', () => {
  expect(after([ground, first], { floor_description: 'Garden\nSky' })).toEqual([
    { description: 'Garden', photos: ['a.jpg', 'b.jpg'] },
    { description: 'Sky', photos: ['c.jpg'] },
  ])
  expect(after([ground, first], { floor_description: 'Garden' })).toEqual([
    { description: 'Garden', photos: ['a.jpg', 'b.jpg'] },
    first,
  ])
})

test('any line ending is accepted, and further lines create further floors', () => {
  expect(after([ground, first], { floor_description: 'G\r\nF\rRoof\nSky' })).toEqual([
    { description: 'G', photos: ['a.jpg', 'b.jpg'] },
    { description: 'F', photos: ['c.jpg'] },
    { description: 'Roof', photos: [] },
    { description: 'Sky', photos: [] },
  ])
})

test('an empty text keeps the names of several floors, and creates no floor', () => {
  expect(after([ground, first], { floor_description: '' })).toEqual([ground, first])
  expect(after([], { floor_description: '' })).toEqual([])
})

test('the name of an only floor may have several lines', () => {
  expect(after([ground], { floor_description: 'Garden\nand pool' })).toEqual([
    { description: 'Garden\nand pool', photos: ['a.jpg', 'b.jpg'] },
  ])
})

test('floors that are left out do not change', () => {
  expect(after([ground, first], {})).toEqual([ground, first])
})

test('other types are refused by the name of the field', () => {
  for (const wrong of [5, {}, [5], [[5]]])
    expect(() => parse(propertyChange, { floor_photos: wrong })).toThrow(
      'Must be a list of uploaded files for each floor.',
    )
  expect(() => parse(propertyChange, { floor_description: 7 })).toThrow(
    'Must be a text, or a list with one text for each floor.',
  )
})
