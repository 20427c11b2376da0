import { expect, test } from 'vitest'

import { firstCharacters, parseFormattedText, teaser } from './formatted-text.ts'

test('a line with ## is a heading, one with ** is bold, any other a paragraph', () => {
  expect(parseFormattedText('One\n## Two\n**Three\r\n**Four**\n\n  Five  ')).toEqual([
    { kind: 'paragraph', text: 'One' },
    { kind: 'heading', text: 'Two' },
    { kind: 'bold', text: 'Three' },
    { kind: 'bold', text: 'Four' },
    { kind: 'paragraph', text: 'Five' },
  ])
})

test.each([
  ['###   Two', { kind: 'heading', text: 'Two' }],
  ['  ##Two#', { kind: 'heading', text: 'Two#' }],
  ['# One', { kind: 'paragraph', text: '# One' }],
  ['One ## Two', { kind: 'paragraph', text: 'One ## Two' }],
  ['** Four ** ', { kind: 'bold', text: 'Four' }],
  ['**Four** walls', { kind: 'bold', text: 'Four walls' }],
  ['## **Four walls', { kind: 'heading', text: 'Four walls' }],
  ['## Four **walls**', { kind: 'heading', text: 'Four walls' }],
  ['* Four', { kind: 'paragraph', text: '* Four' }],
  ['Four **walls**', { kind: 'paragraph', text: 'Four **walls**' }],
])('the line %j', (line, block) => {
  expect(parseFormattedText(line)).toEqual([block])
})

test('every kind of line end is read, and markup without text gives no block', () => {
  expect(parseFormattedText('One\rTwo\r\nThree\n##\n****\n**').map(({ text }) => text)).toEqual([
    'One',
    'Two',
    'Three',
  ])
})

test('an empty text has no blocks', () => {
  expect(parseFormattedText('')).toEqual([])
  expect(parseFormattedText('\n \n')).toEqual([])
})

test('a teaser is plain text', () => {
  expect(teaser('## The creek\n**By the water\nEvery evening.', 100)).toBe(
    'The creek By the water Every evening.',
  )
})

test('a long text is cut at the length and ends with an ellipsis', () => {
  expect(teaser('abcdefghij', 5)).toBe('abcde…')
  expect(teaser('abcde', 5)).toBe('abcde')
  expect(teaser('abcd efgh', 5)).toBe('abcd…')
})

test('a cut never leaves half a surrogate pair', () => {
  expect(teaser('abcd🏠 and more', 5)).toBe('abcd…')
  expect(teaser('abc🏠 and more', 5)).toBe('abc🏠…')
  expect(teaser('🏠🏠🏠', 3)).toBe('🏠…')
})

test.each([
  ['abcdefghij', 5, 'abcde'],
  ['abcd', 5, 'abcd'],
  ['## A **b', 6, '## A *'],
  ['One\nTwo', 5, 'One\nT'],
  ['abc d', 4, 'abc '],
  ['🏠🏠🏠🏠', 3, '🏠🏠🏠'],
  ['a🏠b🏠c', 3, 'a🏠b'],
])('the text %j starts, in %i characters, with %j', (text, count, start) => {
  expect(firstCharacters(text, count)).toBe(start)
})
