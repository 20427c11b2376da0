import { expect, test } from 'vitest'

import { pointOf, readPoint, typedPoint } from './typed-point.ts'

test.each([
  ['25.0805, 55.1403', { latitude: '25.0805', longitude: '55.1403' }],
  [' 25,55 ', { latitude: '25', longitude: '55' }],
  ['-33.9,151.2', { latitude: '-33.9', longitude: '151.2' }],
  ['25.0805', undefined],
  ['25.0805, 55.1403, 12', undefined],
  ['Dubai, Marina', undefined],
])('%j is read as a point', (text, point) => {
  expect(readPoint(text)).toEqual(point)
})

test('two numbers of degrees are a point', () => {
  expect(pointOf({ latitude: '25.08', longitude: ' 55.14' })).toEqual({
    latitude: 25.08,
    longitude: 55.14,
  })
  for (const latitude of ['', ' ', 'north', '91'])
    expect(pointOf({ latitude, longitude: '55.14' }), latitude).toBeUndefined()
})

test('a picked point is typed to a metre', () => {
  expect(typedPoint({ latitude: 25.080_512_3, longitude: 55.1 })).toEqual({
    latitude: '25.08051',
    longitude: '55.1',
  })
})
