import { expect, test } from 'vitest'

import { withSupportedCharacters } from '#domain/pdf/canvas/supported-characters.server.ts'
import { minimalProperty, shareImage, company, villa } from '#test/print-contents.ts'

import { printedPhotos, type PropertyBrochureContent } from './page-content.ts'

test('a share image prints its photo, a brochure its photos and plans, each once', () => {
  expect(printedPhotos(shareImage)).toEqual(['1.jpg'])
  expect(printedPhotos({ ...shareImage, photo: null })).toEqual([])
  const floors = [{ name: 'Ground', photos: ['plan.png', '1.jpg'] }]
  expect(printedPhotos({ ...villa, photos: ['1.jpg', '2.jpg', '1.jpg'], floors })).toEqual([
    '1.jpg',
    '2.jpg',
    'plan.png',
  ])
  expect(printedPhotos(minimalProperty)).toEqual([])
})

test('the agency’s brochure prints the first photo of each property and those of its team, once', () => {
  const [property] = company.properties
  if (!property) throw new Error('There is no property')
  expect(
    printedPhotos({ ...company, properties: [property, property, ...company.properties] }),
  ).toEqual(['1.jpg', '2.jpg', 'portrait.jpg'])
})

test('at most thirteen photos and eight plans are printed', () => {
  const many = (count: number, like: string) => Array.from({ length: count }, (_, at) => like + at)
  const floors = [
    { name: 'Ground', photos: many(5, 'a') },
    { name: 'First', photos: many(5, 'b') },
  ]
  expect(printedPhotos({ ...villa, photos: many(20, 'photo'), floors })).toEqual([
    ...many(13, 'photo'),
    ...many(5, 'a'),
    ...many(3, 'b'),
  ])
})

test('every text is reduced to supported characters, and numbers stay', () => {
  const content: PropertyBrochureContent = {
    ...villa,
    title: 'Villa 🏠 码头',
    nearby: ['Şehir', 'Beach'],
    facts: [{ name: 'Area', value: '9\u2028m²' }],
  }
  expect(withSupportedCharacters(content)).toEqual({
    ...villa,
    title: 'Villa',
    nearby: ['Sehir', 'Beach'],
    facts: [{ name: 'Area', value: '9 m²' }],
  })
})

test('an empty title of a property becomes its number, and one of a share image stays empty', () => {
  expect(withSupportedCharacters({ ...villa, title: '码头' })).toMatchObject({
    title: 'Property 12',
  })
  expect(withSupportedCharacters({ ...shareImage, photo: null, title: '码头' })).toMatchObject({
    title: '',
    photo: null,
  })
  const [property] = company.properties
  if (!property) throw new Error('There is no property')
  expect(
    withSupportedCharacters({ ...company, homes: [{ ...property, title: '🏠' }] }),
  ).toMatchObject({
    homes: [{ title: 'Property 1' }],
  })
})
