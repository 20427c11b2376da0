import { expect, test } from 'vitest'

import * as urls from '#app/urls.ts'
import { tour } from '#domain/enquiries/enquiry.ts'

import { compareUrl, MAX_SAVED, readIds, replaceId, swapChoices } from './ids.ts'

test('ids are read in order, without duplicates and invalid parts', () => {
  expect(readIds('30,12,30,5', 10)).toEqual([30, 12, 5])
  expect(readIds('x,-1,0,1.5,1e3,99999999999,<b>,7', 10)).toEqual([7])
  for (const nothing of [null, '', ',', 'abc']) expect(readIds(nothing, 10)).toEqual([])
})

test('a very long list is cut off', () => {
  const endless = Array.from({ length: 5000 }, (_, index) => index + 1).join(',')
  expect(readIds(endless, MAX_SAVED)).toHaveLength(MAX_SAVED)
})

test('one request can ask for a tour of all saved homes', () => {
  const [property_id, ...others] = Array.from({ length: MAX_SAVED }, (_, index) => index + 1)
  const visitor = { name: 'Layla', email: 'layla@mail.example', phone: '0501234567', message: 'Hi' }
  const request = { ...visitor, property_id, other_property_ids: others.join() }
  expect(tour.safeParse(request).error).toBeUndefined()
})

test('URLs hold the ids; at most four are compared', () => {
  expect(urls.shortlist([])).toBe('/shortlist')
  expect(urls.shortlist([3, 1])).toBe('/shortlist?ids=3,1')
  expect(compareUrl([1, 2, 3, 4, 5])).toBe('/compare?ids=1,2,3,4')
})

test('a home takes the place of another, or changes places with it', () => {
  expect(replaceId([1, 2, 3], 1, 9)).toEqual([1, 9, 3])
  expect(replaceId([1, 2, 3], 0, 3)).toEqual([3, 2, 1])
})

test('the other compared homes are among the choices, however many are saved', () => {
  const saved = Array.from({ length: MAX_SAVED }, (_, index) => index + 1)
  const compared = [91, 92, 93, 94]
  const choices = swapChoices(saved, compared, 91)
  expect(readIds(choices.join(), MAX_SAVED)).toEqual(expect.arrayContaining([92, 93, 94]))
  expect(swapChoices([1, 2], [2, 9], 9)).toEqual([2, 1])
})
