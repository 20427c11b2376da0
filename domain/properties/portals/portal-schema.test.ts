import { expect, test } from 'vitest'
import { z } from 'zod'

import { parse } from '#domain/fields.ts'
import { Invalid } from '#domain/problem.ts'

import { portalChange } from './portal-schema.ts'

const change = z.object(portalChange)

test('what nobody wrote is left as it is, and what was emptied is empty', () => {
  expect(parse(change, {})).toEqual({})
  const emptied = Object.fromEntries(Object.keys(portalChange).map((name) => [name, null]))
  const { latitude, longitude, ...texts } = parse(change, emptied)
  expect([latitude, longitude]).toEqual([null, null])
  expect(Object.keys(texts)).toHaveLength(9)
  expect(new Set(Object.values(texts))).toEqual(new Set(['']))
})

test('what is written is taken', () => {
  const written = {
    agent_email: 'sara@homes.example',
    furnished: 'partly',
    video_url: 'https://video.example/1',
    latitude: -90,
    longitude: 180,
  }
  expect(parse(change, written)).toEqual(written)
  const others = { furnished: '', video_url: 'HTTP://video.example', latitude: 90, longitude: -180 }
  expect(parse(change, others)).toEqual(others)
})

test.each([
  ['agent_email', 'sara', 'Must be an e-mail address.'],
  ['furnished', 'barely', 'Must be one of yes, no, partly.'],
  ['video_url', 'javascript:alert(1)', 'Must be a web address.'],
  ['video_url', 'see https://video.example', 'Must be a web address.'],
  ['video_url', 'https://', 'Must be a web address.'],
  ['latitude', 90.1, 'Must be a number of degrees from -90 to 90.'],
  ['latitude', -90.1, 'Must be a number of degrees from -90 to 90.'],
  ['longitude', 181, 'Must be a number of degrees from -180 to 180.'],
])('%s cannot be %s', (field, value, why) => {
  const refusal = refusalOf({ [field]: value })
  expect(refusal).toEqual({ [field]: why })
})

function refusalOf(written: object): Record<string, string> | undefined {
  try {
    parse(change, written)
  } catch (error) {
    if (error instanceof Invalid) return error.fields
    throw error
  }
  return undefined
}
