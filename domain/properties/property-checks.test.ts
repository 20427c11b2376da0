import { expect, test } from 'vitest'

import { emptyProperty } from '#test/samples.ts'

import { problemsOf } from './property-checks.ts'

const TODAY = '2026-11-17'
const problems = (change: object, stored: object = {}) =>
  Object.keys(problemsOf(change, { ...emptyProperty, ...stored }, TODAY))

test('the largest area is not smaller than the smallest', () => {
  expect(problems({ minarea: 90, maxarea: 80 })).toEqual(['maxarea'])
  expect(problems({ maxarea: 80 }, { minarea: 90 })).toEqual(['maxarea'])
  expect(problems({ minarea: null }, { minarea: 90, maxarea: 80 })).toEqual([])
  expect(problems({ minarea: 80, maxarea: 80 })).toEqual([])
})

test('a permit does not end on a day that has passed', () => {
  expect(problems({ permit_expires_on: '2026-11-16' })).toEqual(['permit_expires_on'])
  expect(problems({ permit_expires_on: TODAY })).toEqual([])
  expect(problems({ permit_expires_on: '2026-11-16', undo: true })).toEqual([])
})

test('a home in the sea or abroad needs a confirmation', () => {
  const sea = { latitude: 25.22, longitude: 55.15 }
  const paris = { latitude: 48.86, longitude: 2.35 }
  for (const point of [sea, paris]) {
    expect(problems(point)).toEqual(['latitude', 'point_confirmed'])
    expect(problems({ ...point, point_confirmed: true })).toEqual([])
    expect(problems({ ...point, price: '1' }, point)).toEqual([])
  }
  expect(problems({ latitude: 25.1972 }, { longitude: 55.2744 })).toEqual([])
})

test('what was wrong before does not stop a change of something else', () => {
  const wrong = { minarea: 90, maxarea: 80, permit_expires_on: '2020-01-01' }
  expect(problems({ ...wrong, price: '1' }, wrong)).toEqual([])
})
