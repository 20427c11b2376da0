import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Listings } from './listings.tsx'

test('an empty table does not show all rows as selected', () => {
  const counts = { draft: 0, published: 0, under_offer: 0, sold: 0, rented: 0, hidden: 0 }
  const table = { listings: [], page: 1, count: 0, counts, today: '2026-07-01' }
  expect(renderToStaticMarkup(<Listings table={table} people={[]} />)).not.toContain('checked')
})
