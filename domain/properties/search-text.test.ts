import { expect, test } from 'vitest'

import { wordsOf } from './search-text.ts'

test('the dashboard searches all texts of a listing, in lower case, and no term runs from one into the next', () => {
  const words = wordsOf({ title: 'ÉLAN', type: 'For sale', price: '1M', nearby: 'Metro' })
  for (const term of ['élan', 'for sale', '1m', 'metro']) expect(words).toContain(term)
  for (const term of ['élanfor', 'élan for', 'sale1', 'sale 1', '1mmetro', '1m metro'])
    expect(words).not.toContain(term)
})
