import { expect, test } from 'vitest'

import { teaserFor } from './post-summaries.ts'

// 160 characters: each ten begin with their number.
const TEXT = Array.from({ length: 16 }, (_, at) => `${at}`.padEnd(10, '.')).join('')

test.each([
  ['home carousel', TEXT.slice(0, 100)],
  ['featured post', TEXT.slice(0, 150)],
  ['blog grid', TEXT.slice(0, 100)],
  ['next posts', '0.........1.........2.........…'],
  ['read more', `${TEXT.slice(0, 100)}…`],
] as const)('the teaser of the %s', (place, teaser) => {
  expect(teaserFor(place, TEXT)).toBe(teaser)
})

test('a teaser keeps the marks that begin a line, and no others', () => {
  expect(teaserFor('blog grid', '## Shade 🌴\n**Plant early')).toBe('## Shade 🌴\n**Plant early')
  expect(teaserFor('next posts', 'Short.')).toBe('Short.…')
  expect(
    teaserFor('next posts', 'Ask [the land department](https://dubailand.gov.ae) **first**.'),
  ).toBe('Ask the land department first.…')
})
