import { expect, test } from 'vitest'

import { KNOWN } from '#test/search-settings.ts'

import type { Condition, Range } from './query.ts'
import { SQUARE_FEET_PER_SQUARE_METRE } from '#domain/units.ts'

import { interpretWords } from './interpret.ts'
import { interpretNumbers, parseArea } from './interpret-numbers.ts'

function conditionsIn(term: string): Condition[] {
  return interpretNumbers(term, KNOWN.rates).map(({ condition }) => condition)
}

const price = (range: Range) => [{ field: 'price', range }]
const bedrooms = (range: Range) => [{ field: 'bedroom', range }]
const bathrooms = (range: Range) => [{ field: 'bathroom', range }]
const area = (range: Range) => [{ field: 'area', range }]

const UP_TO = ['under', 'below', 'up to', 'upto', 'max', 'max.', 'maximum', 'less than', 'at most']
const AT_LEAST = ['over', 'above', 'from', 'more than', 'at least', 'min', 'min.', 'minimum']

const NOT_MORE = ['no more than', 'not more than', 'not above', 'not over']
const NOT_LESS = ['no less than', 'not less than', 'not under', 'not below']

test.each([...UP_TO, ...NOT_MORE, 'within', '<', '<='])('%j sets the maximum', (word) => {
  expect(conditionsIn(`${word} 2m`)).toEqual(price({ to: 2_000_000 }))
  expect(conditionsIn(`${word} 2 beds`)).toEqual(bedrooms({ to: 2 }))
  expect(conditionsIn(`${word} 200 m²`)).toEqual(area({ to: 200 }))
})

test.each([...AT_LEAST, ...NOT_LESS, 'starting', 'starting from', 'starting at', '>', '>='])(
  '%j sets the minimum',
  (word) => {
    expect(conditionsIn(`${word} 2m`)).toEqual(price({ from: 2_000_000 }))
    expect(conditionsIn(`${word} 2 beds`)).toEqual(bedrooms({ from: 2 }))
    expect(conditionsIn(`${word} 200 m²`)).toEqual(area({ from: 200 }))
  },
)

test.each(['+', ' +', ' or more', ' plus', ' min', ' minimum'])(
  '%j after a number sets the minimum',
  (word) => {
    expect(conditionsIn(`2m${word}`)).toEqual(price({ from: 2_000_000 }))
    expect(conditionsIn(`80,000${word}`)).toEqual(price({ from: 80_000 }))
    expect(conditionsIn(`2 beds${word}`)).toEqual(bedrooms({ from: 2 }))
    expect(conditionsIn(`200 m²${word}`)).toEqual(area({ from: 200 }))
  },
)

test.each([' max', ' maximum', ' or less'])('%j after a number sets the maximum', (word) => {
  expect(conditionsIn(`2m${word}`)).toEqual(price({ to: 2_000_000 }))
  expect(conditionsIn(`50000${word}`)).toEqual(price({ to: 50_000 }))
  expect(conditionsIn(`2 beds${word}`)).toEqual(bedrooms({ to: 2 }))
  expect(conditionsIn(`200 m²${word}`)).toEqual(area({ to: 200 }))
})

test.each(['max 2m', 'max. 2m', 'max aed 2m', 'maximum 2m'])(
  'the bound in %j belongs to the number after it',
  (words) => {
    expect(conditionsIn(`3 beds ${words}`)).toEqual([
      ...bedrooms({ from: 3, to: 3 }),
      ...price({ to: 2_000_000 }),
    ])
  },
)

test.each(['a year', 'per year', '/year', '/ yr', 'per annum', 'yearly', 'pa', 'p.a', '/month'])(
  'an amount for a period is a price: "9500 %s"',
  (period) => {
    const term = `9500 ${period}`
    expect(interpretNumbers(term, KNOWN.rates)).toEqual([
      { from: 0, to: term.length, condition: { field: 'price', range: { to: 9500 } } },
    ])
    expect(conditionsIn(`under aed 95k ${period} max`)).toEqual(price({ to: 95_000 }))
  },
)

test.each([
  ['3 bed 2m', ['3 bed', '2m']],
  ['3 br aed 2m', ['3 br', 'aed 2m']],
  ['3 beds 2 baths', ['3 beds', '2 baths']],
  ['100 m² 3 bed', ['100 m²', '3 bed']],
  ['marina 3 bed under 2m for sale', ['3 bed', 'under 2m', 'for sale']],
])('each part of %j begins and ends with its own words', (term, parts) => {
  expect(interpretNumbers(term, KNOWN.rates).map(({ from, to }) => term.slice(from, to))).toEqual(
    parts,
  )
})

test.each(['-', ' - ', '–', ' to ', ' and ', ' or '])('%j separates two bounds', (word) => {
  expect(conditionsIn(`1m${word}2m`)).toEqual(price({ from: 1_000_000, to: 2_000_000 }))
  expect(conditionsIn(`1${word}2m`)).toEqual(price({ from: 1_000_000, to: 2_000_000 }))
  expect(conditionsIn(`2${word}3 beds`)).toEqual(bedrooms({ from: 2, to: 3 }))
  expect(conditionsIn(`2 bed${word}3 bed`)).toEqual(bedrooms({ from: 2, to: 3 }))
  expect(conditionsIn(`studio${word}1 bed`)).toEqual(bedrooms({ from: 0, to: 1 }))
  expect(conditionsIn(`1 bed${word}studio`)).toEqual(bedrooms({ from: 0, to: 1 }))
  expect(conditionsIn(`2-bedroom${word}a studio`)).toEqual(bedrooms({ from: 0, to: 2 }))
  expect(conditionsIn(`studio${word}a 2-bedroom`)).toEqual(bedrooms({ from: 0, to: 2 }))
  expect(conditionsIn(`100${word}200 m²`)).toEqual(area({ from: 100, to: 200 }))
})

test('the larger of two bounds is the maximum, in either position', () => {
  expect(conditionsIn('between 2m and 900k')).toEqual(price({ from: 900_000, to: 2_000_000 }))
  expect(conditionsIn('3 to 2 beds')).toEqual(bedrooms({ from: 2, to: 3 }))
  expect(conditionsIn('200-100 m²')).toEqual(area({ from: 100, to: 200 }))
})

test.each([
  ['900k', 900_000],
  ['900 thousand', 900_000],
  ['2m', 2_000_000],
  ['2 mn', 2_000_000],
  ['2 mil', 2_000_000],
  ['2.5 million', 2_500_000],
  ['2 millions', 2_000_000],
  ['1bn', 1_000_000_000],
  ['1 billion', 1_000_000_000],
  ['1,234,567', 1_234_567],
  ['1 234 567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['500 000 aed', 500_000],
  ['aed 150 000', 150_000],
  ['80 000 a year', 80_000],
  ['120.000 a year', 120_000],
  ['aed 5 000', 5000],
  ['1.500m', 1_500_000],
  ['2,5m', 2_500_000],
  ['2,50,000', 250_000],
  ['1 crore', 10_000_000],
  ['2 lakhs', 200_000],
  ['aed 100', 100],
  ['100 aed', 100],
  ['100 dirham', 100],
  ['100 dirhams', 100],
  ['dh 100', 100],
  ['dhs 100', 100],
  ['dhs.100', 100],
  ['usd 100', 367.25],
  ['$100', 367.25],
  ['us$100', 367.25],
  ['100 us dollars', 367.25],
  ['100 dollar', 367.25],
  ['100 dollars', 367.25],
  ['eur 100', 420],
  ['€100', 420],
  ['€500.000', 2_100_000],
  ['100 euro', 420],
  ['100 euros', 420],
  ['gbp 100', 480],
  ['£ 100', 480],
  ['100 pounds', 480],
  ['inr 100', 4.2],
  ['₹100', 4.2],
  ['100 rupees', 4.2],
  ['inr 2 crore', 840_000],
])('%s is up to %d dirhams', (term, aed) => {
  const range = { to: expect.closeTo(aed, 6) as number }
  expect(interpretNumbers(term, KNOWN.rates)).toEqual([
    { from: 0, to: term.length, condition: { field: 'price', range } },
  ])
})

test.each([
  ['from 90 000 to 120 000 aed', price({ from: 90_000, to: 120_000 })],
  ['800 000 to 1 200 000 aed', price({ from: 800_000, to: 1_200_000 })],
  ['500 000 - 1 000 000', price({ from: 500_000, to: 1_000_000 })],
  ['500.000 - 1m', price({ from: 500_000, to: 1_000_000 })],
  ['under 500 000, marina', price({ to: 500_000 })],
  ['under 500 000.', price({ to: 500_000 })],
  ['10 000 sq ft', area({ from: 10_000 / SQUARE_FEET_PER_SQUARE_METRE })],
  ['3 bed 200 000', [...bedrooms({ from: 3, to: 3 }), ...price({ to: 200_000 })]],
  ['bed 2 150 000', price({ to: 2_150_000 })],
  ['bed 2 150 sq m', area({ from: 150 })],
  ['120.500 sq m', area({ from: 120.5 })],
  ['12 345x', []],
])('a blank or a point may separate groups of three digits: %j', (term, conditions) => {
  expect(conditionsIn(term)).toEqual(conditions)
})

test('the first of two bounds has the unit of the second only where it is then the smaller one', () => {
  for (const term of ['500,000 - 2m', 'between 500,000 and 2m', 'from 500,000 to 2 million'])
    expect(conditionsIn(term), term).toEqual(price({ from: 500_000, to: 2_000_000 }))
  expect(conditionsIn('between 1,5 and 2m')).toEqual(price({ from: 1_500_000, to: 2_000_000 }))
  expect(conditionsIn('2,5-3m')).toEqual(price({ from: 2_500_000, to: 3_000_000 }))
})

test.each(['$100k to $200k', 'usd 100k to 200k', '100k-200k usd', 'between $100 and 200 k'])(
  'one or both bounds name the currency: %j',
  (term) => {
    expect(conditionsIn(term)).toEqual(price({ from: 367_250, to: 734_500 }))
  },
)

test.each([
  ['100000', price({ to: 100_000 })],
  ['99999', []],
  ['under 10000', price({ to: 10_000 })],
  ['under 9999', []],
  ['over 10000', price({ from: 10_000 })],
  ['over 9999', []],
  ['10000 to 20000', price({ from: 10_000, to: 20_000 })],
  ['9999 to 20000', []],
  ['villa 15', []],
  ['x2m', []],
  ['2mx', []],
  ['1.2.3m', []],
])('a bare number is a price only if it is large: %j', (term, conditions) => {
  expect(conditionsIn(term)).toEqual(conditions)
})

test.each(['bed', 'beds', 'bedroom', 'bedrooms', 'bed room', 'br', 'brs', 'bdr', 'bdrs', 'bhk'])(
  '%j are bedrooms',
  (word) => {
    for (const term of [`3 ${word}`, `3${word}`, `3-${word}`, `three ${word}`])
      expect(conditionsIn(term), term).toEqual(bedrooms({ from: 3, to: 3 }))
    for (const term of [`3+ ${word}`, `3 + ${word}`, `3+${word}`, `3 or more ${word}`])
      expect(conditionsIn(term), term).toEqual(bedrooms({ from: 3 }))
  },
)

test.each(['from studio to 2 bed', 'between a studio and 2 beds', 'up to 2 bed or studio'])(
  'no word of %j is left over',
  (term) => {
    expect(interpretWords(term, KNOWN)).toMatchObject({
      parts: [{ condition: { field: 'bedroom', range: { from: 0, to: 2 } } }],
      words: [],
    })
  },
)

test.each([
  'parking',
  'parking spaces',
  'parking bay',
  'car parking',
  'covered parking',
  'car parks',
])('%j is parking', (word) => {
  const [field, two] = ['parking_spaces', { from: 2, to: 2 }]
  expect(conditionsIn(`2 ${word}`)).toEqual([{ field, range: two }])
  expect(conditionsIn(`villa two ${word}`)).toEqual([{ field, range: two }])
  expect(conditionsIn(`at least 2 ${word}`)).toEqual([{ field, range: { from: 2 } }])
})

test('parking without a number is at least one space', () => {
  for (const term of ['parking', 'villa with parking', 'marina parking'])
    expect(conditionsIn(term)).toEqual([{ field: 'parking_spaces', range: { from: 1 } }])
})

test.each(['bath', 'baths', 'bathroom', 'bathrooms', 'bath rooms', 'ba'])(
  '%j are bathrooms',
  (word) => {
    expect(conditionsIn(`3 ${word}`)).toEqual(bathrooms({ from: 3, to: 3 }))
    expect(conditionsIn(`12 ${word}`)).toEqual(bathrooms({ from: 12, to: 12 }))
  },
)

test('the numbers of rooms to ten may be words', () => {
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  for (const [at, word] of words.entries())
    expect(conditionsIn(`${word} bed`)).toEqual(bedrooms({ from: at + 1, to: at + 1 }))
})

test.each(['studio', 'studios', 'studio apartment', 'studio flats'])(
  '%j means no bedroom',
  (term) => {
    expect(interpretNumbers(`a ${term}`, KNOWN.rates)).toEqual([
      { from: 2, to: 2 + term.length, condition: { field: 'bedroom', range: { from: 0, to: 0 } } },
    ])
  },
)

const FEET = [
  'sq ft',
  'sqft',
  'sq. ft',
  'sq feet',
  'square feet',
  'square foot',
  'sf',
  'ft2',
  'ft²',
]
const METRES = ['m²', 'm2', 'sqm', 'sq m', 'sq. m', 'sq mt', 'sqmtr', 'sq meter', 'sq meters']

test.each(FEET)('%j are square feet', (unit) => {
  const range = { from: 1500 / SQUARE_FEET_PER_SQUARE_METRE }
  expect(conditionsIn(`1,500 ${unit}`)).toEqual(area(range))
  expect(parseArea(`1,500 ${unit}`)).toBe(range.from)
})

test.each([...METRES, 'sq metre', 'sq metres', 'square metre', 'square metres', 'square meters'])(
  '%j are square metres',
  (unit) => {
    expect(conditionsIn(`150 ${unit}`)).toEqual(area({ from: 150 }))
    expect(parseArea(`150 ${unit}`)).toBe(150)
  },
)

test.each([
  ['off plan', 'off-plan'],
  ['off-plan', 'off-plan'],
  ['offplan', 'off-plan'],
  ['for rent', 'rent'],
  ['to rent', 'rent'],
  ['rental', 'rent'],
  ['rentals', 'rent'],
  ['lease', 'rent'],
  ['rent', 'rent'],
  ['renting', 'rent'],
  ['to let', 'rent'],
  ['for sale', 'sale'],
  ['to buy', 'sale'],
  ['sale', 'sale'],
  ['buy', 'sale'],
  ['buying', 'sale'],
  ['purchase', 'sale'],
  ['ready', 'ready'],
])('%j is the property type %s', (term, value) => {
  expect(conditionsIn(term)).toEqual([{ field: 'type', value }])
  expect(conditionsIn(`x${term.split(' ').at(-1)}`)).toEqual([])
  expect(conditionsIn(`${term}x`)).toEqual([])
})

test('the first of two conditions on one field counts, and no text is read twice', () => {
  expect(conditionsIn('2 beds 3 beds')).toEqual(bedrooms({ from: 2, to: 2 }))
  expect(conditionsIn('for rent off plan')).toEqual([{ field: 'type', value: 'off-plan' }])
  expect(interpretNumbers('3 beds min 2 baths 100 m² under 2m', KNOWN.rates)).toEqual([
    { from: 19, to: 25, condition: { field: 'area', range: { from: 100 } } },
    { from: 0, to: 6, condition: { field: 'bedroom', range: { from: 3, to: 3 } } },
    { from: 7, to: 18, condition: { field: 'bathroom', range: { from: 2 } } },
    { from: 26, to: 34, condition: { field: 'price', range: { to: 2_000_000 } } },
  ])
})

test.each([
  [' 120 SQ M ', 120],
  ['120.5', 120.5],
  ['120.500', 120.5],
  ['10 000 sq ft', 10_000 / SQUARE_FEET_PER_SQUARE_METRE],
  ['1000000000000000', undefined],
  ['x120', undefined],
  ['120 acres', undefined],
  ['', undefined],
])('the area field reads %j as %d', (text, area) => {
  expect(parseArea(text)).toBe(area)
})
