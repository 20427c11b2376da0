import { expect, test } from 'vitest'

import { bareSheet, cardSheet, companySheet, villaSheet } from '#test/page-contents.ts'

import { inOurLetters } from './supported-characters.server.ts'
import { photosOf } from './page-content.ts'

test('a card prints its photo, a brochure its photos and plans, each once', () => {
  expect(photosOf(cardSheet)).toEqual(['1.jpg'])
  expect(photosOf({ ...cardSheet, photo: null })).toEqual([])
  const floors = [{ name: 'Ground', photos: ['plan.png', '1.jpg'] }]
  expect(photosOf({ ...villaSheet, photos: ['1.jpg', '2.jpg', '1.jpg'], floors })).toEqual([
    '1.jpg',
    '2.jpg',
    'plan.png',
  ])
  expect(photosOf(bareSheet)).toEqual([])
})

test('the agency’s brochure prints the first photo of each home, once', () => {
  const [home] = companySheet.homes
  if (!home) throw new Error('There is no home')
  expect(photosOf({ ...companySheet, homes: [home, home, ...companySheet.homes] })).toEqual([
    '1.jpg',
    '2.jpg',
  ])
})

test('of many photos thirteen are printed, of many plans eight', () => {
  const many = (count: number, like: string) => Array.from({ length: count }, (_, at) => like + at)
  const floors = [
    { name: 'Ground', photos: many(5, 'a') },
    { name: 'First', photos: many(5, 'b') },
  ]
  expect(photosOf({ ...villaSheet, photos: many(20, 'photo'), floors })).toEqual([
    ...many(13, 'photo'),
    ...many(5, 'a'),
    ...many(3, 'b'),
  ])
})

test('every word of a sheet is written in letters that we have, and numbers stay', () => {
  const sheet = {
    ...villaSheet,
    title: 'Villa 🏠 مرسى',
    nearby: ['Şehir', 'Beach'],
    facts: [{ name: 'Area', value: '9\u2028m²' }],
  }
  expect(inOurLetters(sheet)).toEqual({
    ...villaSheet,
    title: 'Villa',
    nearby: ['Sehir', 'Beach'],
    facts: [{ name: 'Area', value: '9 m²' }],
  })
})

test('a title that is left without a letter goes by its number, and a card goes without', () => {
  expect(inOurLetters({ ...villaSheet, title: 'مرسى' })).toMatchObject({ title: 'Property 12' })
  expect(inOurLetters({ ...cardSheet, photo: null, title: 'مرسى' })).toMatchObject({
    title: '',
    photo: null,
  })
  const [home] = companySheet.homes
  if (!home) throw new Error('There is no home')
  expect(inOurLetters({ ...companySheet, homes: [{ ...home, title: '🏠' }] })).toMatchObject({
    homes: [{ title: 'Property 1' }],
  })
})
