import { expect, test } from 'vitest'

import { emptySummary } from '#test/samples.ts'

import { betterHome, perSquareMetre, ROWS, type ComparedHome } from './comparison-rows.ts'

test('the price per square metre needs an amount and an area', () => {
  const property = { currency: 'AED', price: '4850000', rent_period: '', maxarea: 212 } as const
  expect(perSquareMetre(property)).toBe('AED 22,877')
  expect(perSquareMetre({ ...property, price: '4,850,000' })).toBe('AED 22,877')
  expect(perSquareMetre({ ...property, price: 'AED 4.85 million' })).toBe('AED 22,877')
  for (const price of ['', 'Price on request', '4m to 5m'])
    expect(perSquareMetre({ ...property, price })).toBe('')
  expect(perSquareMetre({ ...property, maxarea: null })).toBe('')
  expect(perSquareMetre({ ...property, maxarea: 0 })).toBe('')
})

test('the price per square metre of a rent says its period, as the price does', () => {
  const rent = { currency: 'AED', price: '120000', rent_period: 'year', maxarea: 90 } as const
  expect(perSquareMetre(rent)).toBe('AED 1,333 a year')
  expect(perSquareMetre({ ...rent, rent_period: 'month' })).toBe('AED 1,333 a month')
  expect(perSquareMetre(rent, 'ar')).toBe('1,333 درهم سنويًا')
})

test('in Arabic the currency follows the number, and a list has Arabic commas', () => {
  const [home] = homes({ total: 3_071_070, nearby: ['المترو', 'الخور'] })
  const text = (name: string) => home && ROWS.find((row) => row.name === name)?.text(home, 'ar')
  expect(text('total')).toBe('3,071,070 درهم')
  expect(text('nearby')).toBe('المترو، الخور')
})

const homes = (...given: Partial<ComparedHome>[]): ComparedHome[] =>
  given.map((home, index) => ({
    ...emptySummary,
    photo: undefined,
    id: index + 1,
    offer: '',
    aed: null,
    purpose: 'sale' as const,
    total: null,
    monthly: null,
    residency: [],
    nearby: [],
    floors: [],
    ...home,
  }))

const better = (name: string, ...given: Partial<ComparedHome>[]) => {
  const row = ROWS.find((row) => row.name === name)
  return row && betterHome(row, homes(...given))
}

test('the lower price and the larger area are the better ones, with a mark for two and for more', () => {
  expect(better('price', { aed: 3 }, { aed: 2 })).toEqual({ id: 2, mark: 'lower' })
  expect(better('price', { aed: 3 }, { aed: 2 }, { aed: 4 })).toEqual({ id: 2, mark: 'lowest' })
  expect(better('maxarea', { maxarea: 90 }, { maxarea: 80 })).toEqual({ id: 1, mark: 'larger' })
  expect(better('bedroom', { bedroom: 1 }, { bedroom: 2 })).toEqual({ id: 2, mark: 'more' })
  expect(better('monthly', { monthly: 9 }, { monthly: 8 })?.id).toBe(2)
  expect(better('perSquareMetre', { aed: 9, maxarea: 3 }, { aed: 8, maxarea: 2 })?.id).toBe(1)
})

test('a tie, a single known figure, a text and prices for different things are not marked', () => {
  expect(better('price', { aed: 2 }, { aed: 2 }, { aed: 3 })).toBeUndefined()
  expect(better('price', { aed: 2 }, { aed: null })).toBeUndefined()
  expect(better('price', { aed: 2, purpose: 'rent' }, { aed: 3 })).toBeUndefined()
  const rent = { purpose: 'rent', rent_period: 'year', aed: 120_000, maxarea: 90 } as const
  const monthly = { ...rent, rent_period: 'month', aed: 12_000 } as const
  expect(better('price', rent, monthly)).toBeUndefined()
  expect(better('perSquareMetre', rent, monthly)).toBeUndefined()
  expect(better('price', rent, { ...rent, aed: 110_000 })?.id).toBe(2)
  expect(better('nearby', { nearby: ['Metro'] }, {})).toBeUndefined()
})
