import { expect, test } from 'vitest'

import { slugOf } from './slug.ts'

test.each([
  ['Dubai Marina', 'dubai-marina'],
  ['  Ghaf & Harbour! ', 'ghaf-and-harbour'],
  ['La Côte d’Azur', 'la-cote-d-azur'],
  ['دبي مارينا', ''],
  [`${'x'.repeat(59)} yz`, 'x'.repeat(59)],
])('%s becomes %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})
