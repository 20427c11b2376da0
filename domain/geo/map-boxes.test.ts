import { expect, test } from 'vitest'

import { readArea, writeArea } from './map-boxes.ts'

test('an area is read as west, south, east and north', () => {
  const area = { west: 55.1, south: 25.05, east: 55.2, north: 25.1 }
  expect(readArea('55.1,25.05,55.2,25.1')).toEqual(area)
  expect(readArea(writeArea({ ...area, west: 55.100000004 }))).toEqual(area)
})

test.each([
  '',
  '55.1,25.05,55.2',
  '55.1,25.05,55.2,25.1,1',
  '55.2,25.05,55.1,25.1',
  '55.1,25.1,55.2,25.05',
  '55.1,25.05,181,25.1',
  '55.1,-91,55.2,25.1',
  'a,b,c,d',
  '1e2,2,3,4',
  ' 55.1,25.05,55.2,25.1',
  'Infinity,25.05,55.2,25.1',
  '55.1,25.05,55.2,25.' + '1'.repeat(5000),
])('%s is no area', (text) => {
  expect(readArea(text)).toBeUndefined()
})
