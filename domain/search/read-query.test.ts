import { expect, test } from 'vitest'

import { readQuery, removePart } from './read-query.ts'
import { NO_SEARCH } from './query-params.ts'
import { interpretSearch, interpretWords } from './interpret.ts'
import { KNOWN, SEARCH_SETTINGS } from '#test/search-settings.ts'
import { vocabularyOf } from './spelling.ts'

const TITLES = ['Garden villa beneath an old ghaf', 'Loft on the canal', 'Townhouse with a roof']
const PLACES = ['Dubai Marina', 'Business Bay', 'Jumeirah Village Circle', 'Al Barari']

/** The labels of a term where listings have these titles and locations. */
function labelsOf(searchTerm: string): string[] {
  const texts = [...TITLES, ...PLACES].map((text) => text.toLowerCase())
  const interpretation = interpretSearch(searchTerm.trim().toLowerCase(), {
    ...KNOWN,
    occurs: (text) => texts.some((one) => one.includes(text)),
    vocabulary: () => vocabularyOf(texts),
    idsNamed: () => [],
  })
  return readQuery({ ...NO_SEARCH, searchTerm }, interpretation, SEARCH_SETTINGS).parts.map(
    ({ label }) => label,
  )
}

test.each([
  ['3 bed under 2m marina', ['3 bedrooms', 'up to AED 2,000,000', 'Dubai Marina']],
  ['villa 5 beds above 10m', ['Villa', '5 bedrooms', 'from AED 10,000,000']],
  ['studio', ['Studio']],
  ['Studio apartment in JVC', ['Studio', 'Jumeirah Village Circle']],
  ['1500 sqft', ['from 139 m² (1,500 sq ft)']],
  ['1,500 - 2,000 sq ft', ['139 m² (1,500 sq ft) to 186 m² (2,000 sq ft)']],
  ['office up to 300 m²', ['Office', 'up to 300 m²']],
  ['between 1m and 2m', ['AED 1,000,000 to 2,000,000']],
  ['between 1 and 2m', ['AED 1,000,000 to 2,000,000']],
  ['from 1.5m to 900k', ['AED 900,000 to 1,500,000']],
  ['under $500k', ['up to AED 1,836,250']],
  ['AED 1,200,000', ['up to AED 1,200,000']],
  ['3+ bedrooms, 2 baths', ['3 bedrooms or more', '2 bathrooms']],
  ['two to three bed', ['2 to 3 bedrooms']],
  ['2br jlt', ['2 bedrooms', 'Jumeirah Lakes Towers']],
  ['at least 4 bedrooms', ['4 bedrooms or more']],
  ['off plan downtown', ['Off-plan', 'Downtown Dubai']],
  ['flat for rent', ['Apartment', 'Rent']],
  ['jbr', ['Jumeirah Beach Residence']],
  ['difc office', ['DIFC', 'Office']],
  ['mbr city', ['Mohammed Bin Rashid City']],
  ['villas', ['Villa']],
  ['studio jvc under 100k a year', ['Studio', 'Jumeirah Village Circle', 'up to AED 100,000']],
  ['rent 2 bed marina', ['Rent', '2 bedrooms', 'Dubai Marina']],
  ['villa for sale or rent', ['Villa']],
  ['rent or buy villa off plan', ['Villa', 'Off-plan']],
  ['for sale or rent', []],
  ['buy villa off plan', ['Villa', 'Off-plan']],
  ['studio or 1 bed jvc', ['Studio to 1 bedroom', 'Jumeirah Village Circle']],
  ['villa or townhouse', ['Villa or Townhouse']],
  ['villa, or townhouse or penthouse', ['Villa or Townhouse or Penthouse']],
  ['2 beds in marina or jbr', ['2 bedrooms', 'Dubai Marina or Jumeirah Beach Residence']],
  ['villa or a townhouse', ['Villa or Townhouse']],
  ['a villa or, in the marina, a townhouse', ['Villa', 'Dubai Marina', 'Townhouse']],
  ['dubai marina or in jbr', ['Dubai Marina or Jumeirah Beach Residence']],
  ['villa 2m or an office', ['Villa', 'up to AED 2,000,000', 'Office']],
  ['villa or 2m office', ['Villa', 'up to AED 2,000,000', 'Office']],
  ['villa and the office', ['Villa', 'Office']],
  ['villa under 2m or marina', ['Villa', 'up to AED 2,000,000', 'Dubai Marina']],
  ['flat or apartment', ['Apartment']],
  ['flat or villa or apartment or villas', ['Apartment or Villa']],
  ['nonfurnished flat', ['Unfurnished', 'Apartment']],
  ['villa or igloo', ['Villa', 'igloo']],
  ['95k/year marina', ['up to AED 95,000', 'Dubai Marina']],
  ['villa budget around 2m', ['Villa', 'up to AED 2,000,000']],
])('%j is interpreted as %j', (term, parts) => {
  expect(labelsOf(term)).toEqual(parts)
})

test.each(['marina', 'villa', 'villa beneath', 'canal', 'm', 'old ghaf', 'bay'])(
  '%j is not interpreted',
  (term) => {
    expect(labelsOf(term)).toEqual([term])
  },
)

test.each(['', ' ', 'villa 15', '2 towers', '4'])('%j has no price, rooms or area', (term) => {
  expect(labelsOf(term).join(' ')).not.toMatch(/AED|bedroom|m²/)
})

test.each([
  ['marena', ['Dubai Marina']],
  ['vila', ['Villa']],
  ['barrari', ['Al Barari']],
  ['bussines bay', ['Business Bay']],
  ['3 bed marnia', ['3 bedrooms', 'Dubai Marina']],
  ['jumeriah vilage circle', ['Jumeirah Village Circle']],
  ['igloo', ['igloo']],
  ['villa barari', ['Villa', 'Al Barari']],
])('%j, which occurs nowhere, is corrected to %j', (term, parts) => {
  expect(labelsOf(term)).toEqual(parts)
})

test('every part of a term can be removed or kept alone', () => {
  const search = { ...NO_SEARCH, searchTerm: '  3 Bed under 2m  Marina' }
  const interpretation = interpretSearch('3 bed under 2m  marina', {
    ...KNOWN,
    occurs: () => false,
    vocabulary: () => new Set<string>(),
    idsNamed: () => [],
  })
  const { parts } = readQuery(search, interpretation, SEARCH_SETTINGS)
  expect(parts.map(({ drop }) => drop.searchTerm)).toEqual([
    'under 2m Marina',
    '3 Bed Marina',
    '3 Bed under 2m',
  ])
  expect(parts.map(({ keep }) => keep.searchTerm)).toEqual(['3 bed', 'under 2m', 'marina'])
})

test('a removed part leaves no blanks behind', () => {
  expect(removePart('  canal,  3 bed loft ', { from: 8, to: 13 })).toBe('canal, loft')
  expect(removePart('canal', { from: 0, to: 5 })).toBe('')
})

test('a part is removed where it stands, also after a letter that is longer in lower case', () => {
  const from = 'İstanbul JVC loft'.toLowerCase().indexOf('jvc')
  expect(removePart('İstanbul JVC loft', { from, to: from + 3 })).toBe('i̇stanbul loft')
})

test('every filter can be removed or kept alone', () => {
  const search = {
    ...NO_SEARCH,
    searchTerm: ' Canal ',
    minPrice: '1m',
    maxPrice: '2m',
    type: 'rent',
  }
  const { parts, query } = readQuery(search, undefined, SEARCH_SETTINGS)
  expect(parts).toMatchObject([
    { label: 'Canal', drop: { searchTerm: '' }, keep: { searchTerm: ' Canal ' } },
    { label: 'Rent', drop: { type: '' }, keep: { type: 'rent' } },
    {
      label: 'AED 1,000,000 to 2,000,000',
      drop: { minPrice: '', maxPrice: '' },
      keep: { minPrice: '1m', maxPrice: '2m' },
    },
  ])
  expect(query).toEqual({
    conditions: [
      { field: 'type', value: 'rent' },
      { field: 'price', range: { from: 1_000_000, to: 2_000_000 } },
    ],
    alternatives: [[{ field: 'text', anyOf: ['canal'] }]],
    order: 'newest',
  })
})

test('a term is searched literally or, as an alternative, interpreted', () => {
  const search = { ...NO_SEARCH, searchTerm: '2 Beds JVC', sort: 'price-up' }
  const { query } = readQuery(search, interpretWords('2 beds jvc', KNOWN), SEARCH_SETTINGS)
  expect(query).toEqual({
    conditions: [],
    alternatives: [
      [{ field: 'text', anyOf: ['2 beds jvc'] }],
      [
        { field: 'bedroom', range: { from: 2, to: 2 } },
        { field: 'text', anyOf: ['jumeirah village circle', 'jvc', 'j.v.c'] },
      ],
    ],
    order: 'price-up',
  })
})

test('blanks alone are no search', () => {
  const { query, parts } = readQuery({ ...NO_SEARCH, searchTerm: '  ' }, undefined, SEARCH_SETTINGS)
  expect([query.alternatives, parts]).toEqual([[], []])
})

test.each([
  ['area', 'area'],
  ['price-down', 'price-down'],
  ['newest', 'newest'],
  ['', 'newest'],
  ['colour', 'newest'],
])('the sort parameter %j is the order %j', (sort, order) => {
  expect(readQuery({ ...NO_SEARCH, sort }, undefined, SEARCH_SETTINGS).query.order).toBe(order)
})

test.each([
  'under'.padEnd(119),
  '1 '.repeat(59),
  'm'.repeat(119),
  `${'1,'.repeat(59)}m`,
  '11 111 '.repeat(17),
])('hostile input is interpreted at once', (term) => {
  const start = performance.now()
  labelsOf(term)
  expect(performance.now() - start).toBeLessThan(1000)
})

test('filter fields read what people type, and ignore what cannot be read', () => {
  const labels = (part: Partial<typeof NO_SEARCH>) =>
    readQuery({ ...NO_SEARCH, ...part }, undefined, SEARCH_SETTINGS).parts.map(({ label }) => label)
  expect(labels({ minPrice: '1.5m', maxPrice: '2,000,000' })).toEqual([
    'AED 1,500,000 to 2,000,000',
  ])
  expect(labels({ maxPrice: 'usd 100k' })).toEqual(['up to AED 367,250'])
  expect(labels({ minArea: '120', maxArea: '2000 sqft' })).toEqual([
    '120 m² to 186 m² (2,000 sq ft)',
  ])
  expect(labels({ bedrooms: '0' })).toEqual(['Studio'])
  expect(labels({ bedrooms: '3', bathrooms: '1' })).toEqual([
    '3 bedrooms or more',
    '1 bathroom or more',
  ])
  expect(labels({ type: 'off-plan' })).toEqual(['Off-plan'])
  expect(labels({ visa: 'golden' })).toEqual(['Golden visa'])
  expect(labels({ visa: 'diamond' })).toEqual([])
  expect(labels({ selectedLocation: 'DIFC', selectedCategory: 'Villa' })).toEqual(['DIFC', 'Villa'])
  expect(labels({ minPrice: '1m' })).toEqual(['from AED 1,000,000'])
  expect(labels({ minArea: '90' })).toEqual(['from 90 m²'])
  expect(labels({ maxArea: '90' })).toEqual(['up to 90 m²'])
  expect(labels({ bedrooms: '12' })).toEqual(['12 bedrooms or more'])
  for (const wrong of ['123', '3x', 'x3', ' 3'])
    expect(labels({ bedrooms: wrong, bathrooms: wrong }), wrong).toEqual([])
  expect(labels({ maxPrice: '2m'.padEnd(30) })).toEqual(['up to AED 2,000,000'])
  expect(labels({ maxPrice: '2m'.padEnd(31) })).toEqual([])
  for (const wrong of ['x', '-1', '1e9', 'NaN', '', ' ', '9'.repeat(40), '%00', 'Infinity'])
    expect(
      labels({ minPrice: wrong, maxArea: wrong, bedrooms: wrong, bathrooms: wrong, type: wrong }),
    ).toEqual([])
})

test('a reference replaces the literal text', () => {
  const search = { ...NO_SEARCH, searchTerm: ' GH-12 ' }
  const lexicon = {
    ...KNOWN,
    occurs: () => false,
    vocabulary: () => new Set<string>(),
    idsNamed: () => [12],
  }
  const { query, parts } = readQuery(search, interpretSearch('gh-12', lexicon), SEARCH_SETTINGS)
  expect(query.alternatives).toEqual([[{ field: 'id', anyOf: [12] }]])
  expect(parts.map(({ label }) => label)).toEqual(['GH-12'])
})
