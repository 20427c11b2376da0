import { describe, expect, test } from 'vitest'

import { parse } from '#domain/fields.ts'
import { Invalid } from '#domain/problem.ts'

import { permitAlertQuery } from './permits/permit-alerts.ts'
import { emptyValues } from './property-fields.ts'
import { propertyChange } from './property-schema.ts'

test.each(['USD', 'EUR', 'GBP', 'INR', 'AED', ''])('a price may be in %j', (currency) => {
  expect(parse(propertyChange, { currency })).toEqual({ currency })
})

test('null clears every field, the photos and their texts', () => {
  // These are never empty.
  const { status: _status, map_marker: _marker, ...values } = emptyValues()
  const cleared = { ...values, photos: [], photo_texts: {} }
  const nulls = Object.fromEntries(Object.keys(cleared).map((name) => [name, null]))
  expect(parse(propertyChange, nulls)).toEqual(cleared)
})

test('a field that is left out is not changed', () => {
  expect(parse(propertyChange, {})).toEqual({})
})

test.each([0, 99, '2'])('a property may have %j parking spaces', (parking_spaces) => {
  expect(parse(propertyChange, { parking_spaces })).toEqual({
    parking_spaces: Number(parking_spaces),
  })
})

test('a permit and an agent are trimmed, and each part may be left out or empty', () => {
  const permit = {
    permit_number: '7112345600',
    permit_url: 'https://dubailand.gov.ae/71',
    permit_expires_on: '2027-03-01',
    agent_name: 'Sara Haddad',
    agent_brn: '41207',
  }
  expect(parse(propertyChange, permit)).toEqual(permit)
  const padded = Object.fromEntries(
    Object.entries(permit).map(([name, value]) => [name, ` ${value} `]),
  )
  expect(parse(propertyChange, padded)).toEqual(permit)
  const emptied = Object.fromEntries(Object.keys(permit).map((name) => [name, '']))
  expect(parse(propertyChange, emptied)).toEqual(emptied)
})

test.each([
  {
    agent_email: 'sara@homes.example',
    furnished: 'partly',
    video_url: 'https://video.example/1',
    latitude: -90,
    longitude: 180,
  },
  { furnished: '', video_url: 'HTTP://video.example', latitude: 90, longitude: -180 },
])('fields for the portals are accepted: %j', (fields) => {
  expect(parse(propertyChange, fields)).toEqual(fields)
})

test.each([
  ['currency', 'XRP', 'Must be one of USD, EUR, GBP, INR, AED.'],
  ['currency', 'aed', 'Must be one of USD, EUR, GBP, INR, AED.'],
  ['photos', 'a.jpg', 'Must be a list of uploaded files.'],
  ['photos', [7], 'Must be the name of an uploaded file.'],
  ['category_id', 1.5, 'Must be the id of something that exists.'],
  ['bedroom', 'two', 'Must be a number.'],
  ['parking_spaces', -1, 'Must be a whole number from 0 to 99.'],
  ['parking_spaces', 1.5, 'Must be a whole number from 0 to 99.'],
  ['parking_spaces', '100', 'Must be a whole number from 0 to 99.'],
  ['permit_url', 'https://example.com/71', 'Must be an https address on dubailand.gov.ae.'],
  ['permit_expires_on', '01/03/2027', 'Must be a day such as 2027-03-01.'],
  ['permit_number', '7'.repeat(501), 'This is too long.'],
  ['agent_name', 'x'.repeat(501), 'This is too long.'],
  ['agent_brn', 7, 'Must be text.'],
  ['agent_email', 'sara', 'Must be an e-mail address.'],
  ['furnished', 'barely', 'Must be one of yes, no, partly.'],
  ['video_url', 'javascript:alert(1)', 'Must be a web address.'],
  ['video_url', 'see https://video.example', 'Must be a web address.'],
  ['video_url', 'https://', 'Must be a web address.'],
  ['latitude', 90.1, 'Must be a number of degrees from -90 to 90.'],
  ['latitude', -90.1, 'Must be a number of degrees from -90 to 90.'],
  ['longitude', 181, 'Must be a number of degrees from -180 to 180.'],
])('a wrong %s is refused by its name: %j', (field, value, message) => {
  expect(() => parse(propertyChange, { [field]: value })).toThrow(new Invalid({ [field]: message }))
})

describe('the query of the permit alerts', () => {
  test('takes a page from 1, or none for the first', () => {
    expect(parse(permitAlertQuery, {})).toEqual({})
    for (const page of ['1', '9', '10', '999999'])
      expect(parse(permitAlertQuery, { page })).toEqual({ page: Number(page) })
  })

  test.each(['', '0', '01', '-1', '1.5', '1x', 'x1', '1000000'])('refuses page %j', (page) => {
    expect(() => parse(permitAlertQuery, { page })).toThrow('A page is a whole number from 1.')
  })
})

test('a listing has at most 500 photos, and its floors have as many', () => {
  const photos = Array.from({ length: 501 }, (_, index) => `${index}.jpg`)
  const floor_photos = [photos.slice(0, 300), photos.slice(300)]
  expect(() => parse(propertyChange, { photos, floor_photos })).toThrow(
    new Invalid({
      photos: 'A listing has at most 500 photos.',
      floor_photos: 'The floors have at most 500 photos.',
    }),
  )
  const most = { photos: photos.slice(1), floor_photos: photos.slice(1) }
  expect(parse(propertyChange, most).photos).toHaveLength(500)
})
