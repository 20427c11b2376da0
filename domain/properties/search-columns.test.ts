import { expect, test } from 'vitest'

import { searchColumnsOf } from './search-columns.ts'

const source = {
  id: 7,
  title: ' ÉLAN ',
  title_ar: '',
  type: 'For sale',
  purpose: '' as const,
  price: '1M',
  nearby: 'Metro',
  permit_number: '7140265300',
  reference: 'Villa-12',
  tower_name: '',
  sub_community: '',
  project_name: '',
  developer: '',
  furnished: '' as const,
  orientation: '',
  video_url: '',
  service_charge: '',
  features: '',
}

test('administrators search all texts of a listing, in lower case, and no term runs from one into the next', () => {
  const { search_text } = searchColumnsOf(source)
  for (const term of ['élan', 'for sale', '1m', 'metro', '7140265300', 'villa-12'])
    expect(search_text).toContain(term)
  for (const term of ['élanfor', 'élan for', 'sale1', 'sale 1', '1mmetro', '1m metro'])
    expect(search_text).not.toContain(term)
})

test('the other columns are the title, the amount and the property type', () => {
  expect(searchColumnsOf(source)).toMatchObject({
    lowercase_title: 'élan',
    price_number: 1_000_000,
    property_type: 'sale',
  })
  expect(searchColumnsOf({ ...source, title: ' ', price: 'On request', type: '' })).toMatchObject({
    lowercase_title: 'property 7',
    price_number: null,
    property_type: 'sale',
  })
})

test('Arabic titles and amenities are searched in one spelling, below the English texts', () => {
  const arabic = { ...source, title_ar: 'شقّة إيلان 15', features: 'Gym, مسبح خاص' }
  const { lowercase_title, search_text } = searchColumnsOf(arabic)
  expect(lowercase_title.split('\n')).toEqual([
    'élan',
    'gym',
    'مسبح خاص',
    ' شقه ايلان １５ ',
    ' مسبح خاص ',
  ])
  expect(search_text).toContain('\n شقه ايلان １５ \n')
})

test('of long texts, all is searched but the end of the places nearby', () => {
  const nearby = 'Metro '.repeat(1000)
  const { search_text } = searchColumnsOf({ ...source, nearby, features: 'Pool' })
  expect(Buffer.byteLength(search_text)).toBeLessThan(2500)
  for (const term of [
    'villa-12',
    '7140265300',
    'élan',
    'for sale',
    '1m',
    'pool',
    nearby.slice(0, 2000),
  ])
    expect(search_text).toContain(term.toLowerCase())
})
