import { expect, test } from 'vitest'

import { photoRules } from '#agency/photo-rules.ts'
import { parse } from '#domain/fields.ts'

import { photoAdviceRequest } from './photo-advice-schema.ts'
import { faultsOf, warningsOf, type AdvisedPhoto } from './photo-advice.ts'
import { suggestedAlt } from './suggested-alt.ts'

const fine: AdvisedPhoto = {
  name: 'a.jpg',
  width: 1600,
  height: 1067,
  brightness: 120,
  faults: [],
  looked: true,
  twins: [],
}
const advised = (photo: Partial<AdvisedPhoto>): AdvisedPhoto => {
  const given = { ...fine, ...photo }
  return { ...given, faults: faultsOf(given, photoRules) }
}
const warnings = (photo: Partial<AdvisedPhoto>, isCover = false) =>
  warningsOf(advised(photo), { isCover }).map(({ text }) => text.split(/[.:]/)[0])

test('a good photo has no warnings', () => {
  expect(warnings({}, true)).toEqual([])
  expect(warnings({ brightness: null, looked: false }, true)).toEqual([])
})

test('small, upright, dark and duplicate photos have warnings', () => {
  expect(warnings({ width: 1199, height: 900 })).toEqual(['Small'])
  expect(warnings({ width: 1600, height: 799 })).toEqual(['Small'])
  expect(warnings({ width: 1000, height: 1500 })).toEqual([])
  expect(warnings({ width: 1000, height: 1500 }, true)).toEqual(['Upright'])
  expect(warnings({ brightness: 44 })).toEqual(['Very dark'])
  expect(warningsOf({ ...fine, twins: [{ id: 3, title: 'Villa' }] }, { isCover: false })).toEqual([
    { text: 'Also in', listings: [{ id: 3, title: 'Villa' }] },
  ])
})

test('a photo exactly at the limits has no warnings', () => {
  expect(warnings({ width: 1200, height: 800, brightness: 45 }, true)).toEqual([])
  expect(warnings({ width: 1200, height: 1200 }, true)).toEqual([])
  expect(warnings({ width: 800, height: 1200 })).toEqual([])
  expect(warnings({ width: 799, height: 1600 })).toEqual(['Small'])
})

test('a warning says what is wrong and what would be better', () => {
  const poor = advised({ width: 600, height: 900, brightness: 20 })
  expect(warningsOf(poor, { isCover: true })).toEqual([
    { text: 'Small: 600 × 900 pixels. From 1200 × 800 on it looks sharp.' },
    { text: 'Very dark. A brighter one shows more.' },
    { text: 'Upright. Cards crop the main photo; a wide one shows more.' },
  ])
})

test('a request has at most two hundred photos, and the property is optional', () => {
  const photos = Array.from({ length: 200 }, (_, at) => `${at}.jpg`)
  expect(parse(photoAdviceRequest, { photos })).toEqual({ photos, property_id: null })
  expect(parse(photoAdviceRequest, { photos, property_id: 7 })).toEqual({ photos, property_id: 7 })
  expect(() => parse(photoAdviceRequest, { photos: [...photos, 'one more.jpg'] })).toThrow(
    'Please ask for fewer photos.',
  )
})

test('the suggested alt text has the room, the title and the location', () => {
  expect(suggestedAlt('Kitchen', 'Creekside home', 'Dubai Marina')).toBe(
    'Kitchen, Creekside home, Dubai Marina',
  )
  expect(suggestedAlt('Kitchen', ' Creekside home ', ' Dubai Marina ')).toBe(
    'Kitchen, Creekside home, Dubai Marina',
  )
  expect(suggestedAlt('Kitchen', ' ', ' ')).toBe('Kitchen')
  expect(suggestedAlt('', 'Creekside home', '')).toBe('')
})
