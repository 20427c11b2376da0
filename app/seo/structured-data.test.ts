import { expect, test } from 'vitest'

import type { Property } from '#domain/properties/property.ts'
import { emptyProperty } from '#test/samples.ts'

import { breadcrumbs, numericPrice, realEstateListing } from './structured-data.ts'

const villa: Property = {
  ...emptyProperty,
  id: 7,
  properties_title: 'Garden villa beneath an old ghaf',
  properties_description: '## The house\nFive rooms around a court.',
  type: 'Sale',
  currency: 'AED',
  price: '18,400,000',
  minarea: 780,
  maxarea: 1040,
  bedroom: 5,
  bathroom: 6,
  nearby: 'School, Park',
  category_id: 1,
  category_name: 'Villa',
  location_id: 2,
  location_name: 'Al Barari',
  photos: ['0123456789abcdef0123456789abcdef.jpg'],
  floor_description: [],
  floor_photos: [],
  created_at: '2024-09-01T08:00:00.000Z',
  updated_at: '2024-09-14T08:00:00.000Z',
}
const base = 'https://a.example'

test('a villa is a SingleFamilyResidence with rooms, area and price', () => {
  expect(realEstateListing(base, villa)).toMatchObject({
    '@type': 'RealEstateListing',
    url: 'https://a.example/properties2/7',
    description: 'The house Five rooms around a court.',
    image: ['https://a.example/uploads/0123456789abcdef0123456789abcdef.jpg'],
    mainEntity: {
      '@type': 'SingleFamilyResidence',
      numberOfBedrooms: 5,
      numberOfBathroomsTotal: 6,
      floorSize: { value: 1040, unitCode: 'MTK' },
      address: { addressLocality: 'Al Barari', addressCountry: 'AE' },
    },
    offers: { '@type': 'Offer', price: 18_400_000, priceCurrency: 'AED' },
  })
})

test('the Arabic page of a listing has its own address and language', () => {
  const arabic = { ...villa, properties_title: '', location_name: '' }
  expect(realEstateListing(base, arabic, 'ar')).toMatchObject({
    '@id': 'https://a.example/ar/properties2/7#listing',
    url: 'https://a.example/ar/properties2/7',
    name: 'عقار 7',
    inLanguage: 'ar',
    mainEntity: { address: { addressLocality: 'دبي', addressRegion: 'دبي' } },
    offers: { url: 'https://a.example/ar/properties2/7', seller: { '@id': `${base}/#agency` } },
  })
})

test('breadcrumbs begin at the home page of the language', () => {
  const crumbs = [{ label: 'العقارات', path: '/properties' }]
  expect(breadcrumbs(base, crumbs, 'ar')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'الرئيسية', item: 'https://a.example/ar' },
      { position: 2, name: 'العقارات', item: 'https://a.example/ar/properties' },
    ],
  })
  expect(breadcrumbs(base, crumbs)).toMatchObject({
    itemListElement: [{ name: 'Home', item: 'https://a.example/' }, { position: 2 }],
  })
})

test('a photo with a description has a caption', () => {
  const [photo = ''] = villa.photos
  const photo_texts = { [photo]: { room: 'Garden', alt: 'An old ghaf' } } as const
  expect(realEstateListing(base, { ...villa, photo_texts }).image).toEqual([
    {
      '@type': 'ImageObject',
      url: `https://a.example/uploads/${photo}`,
      contentUrl: `https://a.example/uploads/${photo}`,
      caption: 'An old ghaf',
    },
  ])
})

test.each([
  ['Apartment', 'Apartment'],
  ['Penthouse', 'Apartment'],
  ['Duplex', 'Apartment'],
  ['Townhouse', 'House'],
  ['Villa', 'SingleFamilyResidence'],
  ['Office', 'Accommodation'],
  ['Warehouse', 'Accommodation'],
  ['Plot', 'Place'],
  ['', 'Accommodation'],
])('category %j is a %s', (category_name, type) => {
  expect(realEstateListing(base, { ...villa, category_name })).toMatchObject({
    mainEntity: { '@type': type },
  })
})

test('an office has no number of bedrooms', () => {
  const listing = realEstateListing(base, { ...villa, category_name: 'Office' })
  expect(JSON.stringify(listing)).not.toContain('numberOfBedrooms')
})

test('a price in words is left out', () => {
  const { offers } = realEstateListing(base, { ...villa, price: 'Price on request' })
  expect(offers).toMatchObject({ '@type': 'Offer' })
  expect(offers).not.toHaveProperty('price')
  expect(offers).not.toHaveProperty('priceCurrency')
})

test.each([
  ['18,400,000', 18_400_000],
  ['2,60,00,000', 26_000_000],
  ['640 000.50', 640_000.5],
  ['from 640,000', undefined],
  ['POA', undefined],
  ['', undefined],
])('%j as a number is %j', (price, amount) => {
  expect(numericPrice(price)).toBe(amount)
})

test('a listing without any details is still a listing', () => {
  const bare = {
    ...villa,
    properties_description: '',
    currency: '',
    maxarea: null,
    bedroom: null,
    bathroom: null,
    location_name: '',
    photos: [],
  }
  expect(realEstateListing(base, bare)).toMatchObject({
    image: [],
    mainEntity: { address: { addressLocality: 'Dubai' } },
  })
})
