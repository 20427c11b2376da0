import { expect, test } from 'vitest'

import { emptyProperty } from '#test/samples.ts'

import { listingState } from './listing-state.server.ts'

const since = (status: 'sold' | 'rented' | 'under_offer') => ({
  ...emptyProperty,
  status,
  // Already November in Dubai.
  status_changed_at: '2026-10-31T21:00:00.000Z',
})

test('a closed listing says since which month, in the language of the page', () => {
  expect(listingState(since('sold'), 'en')?.closed).toBe('Sold in November 2026')
  expect(listingState(since('rented'), 'en')?.closed).toBe('Rented in November 2026')
  expect(listingState(since('sold'), 'ar')).toEqual({
    mark: 'مباع',
    isUnderOffer: false,
    closed: 'بيع في نوفمبر 2026',
  })
  expect(listingState(since('rented'), 'ar')?.closed).toBe('أُجّر في نوفمبر 2026')
})

test('one under offer is marked, and one that is simply offered is not', () => {
  expect(listingState(since('under_offer'), 'ar')).toEqual({
    mark: 'محجوز',
    isUnderOffer: true,
    closed: null,
  })
  expect(listingState({ ...emptyProperty, status: 'published' }, 'ar')).toBeNull()
})
