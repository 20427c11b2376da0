import { expect, test } from 'vitest'

import type { PropertyOnCard } from '#app/ui/property-card.tsx'

import { fromRow, toRow } from './inventory.ts'

const villa: PropertyOnCard = {
  id: 7,
  title: 'Garden villa',
  location: 'Al Barari',
  category: 'Villa',
  currency: 'AED',
  price: '18,400,000',
  bedroom: 5,
  bathroom: 6,
  maxarea: 1040,
  photo: { name: 'a.jpg', width: 1600, height: 1067, placeholder: '' },
}

test.each([villa, { ...villa, photo: undefined, bedroom: null }])(
  'a card comes out of its row as it went in',
  (card) => {
    expect(fromRow(toRow(card))).toEqual(card)
  },
)
