import { expect, test } from 'vitest'

import {
  firstCharacters,
  parseFormattedText,
  photosIn,
  plainBlocks,
  teaser,
  withoutInlineMarks,
} from './formatted-text.ts'

test('a line with ## is a heading, one with ** is bold, any other a paragraph', () => {
  expect(plainBlocks('One\n## Two\n**Three\r\n**Four**\n\n  Five  ')).toEqual([
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
  ['Four **walls**', { kind: 'paragraph', text: 'Four walls' }],
])('the line %j', (line, block) => {
  expect(plainBlocks(line)).toEqual([block])
})

test('every kind of line end is read, and markup without text gives no block', () => {
  expect(plainBlocks('One\rTwo\r\nThree\n##\n****\n**').map(({ text }) => text)).toEqual([
    'One',
    'Two',
    'Three',
  ])
})

const PHOTO = `${'0af1'.repeat(8)}.jpg`

test('words between ** within a line are bold, and a mark without a partner stays', () => {
  expect(partsOf('Four **walls** and **a roof**.')).toEqual([
    { text: 'Four ' },
    { text: 'walls', isBold: true },
    { text: ' and ' },
    { text: 'a roof', isBold: true },
    { text: '.' },
  ])
  for (const line of ['Four **walls', '2 ** 3 ** 4', 'a****b'])
    expect(plainBlocks(line)).toEqual([{ kind: 'paragraph', text: line }])
})

test.each([
  ['https://dubailand.gov.ae/en', true],
  ['HTTP://example.com/a_(b)', true],
  ['mailto:office@example.com', true],
  ['tel:+971-4-555', true],
  ['/properties?selectedCategory=1', true],
  ['/', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['//example.com', false],
  ['/\\example.com', false],
  ['https:\\\\example.com', false],
  ['https:///example.com', false],
  ['properties', false],
  ['mailto:nobody', false],
])('a link to %s: %s', (href, isLink) => {
  const link = { text: 'words', href }
  expect(partsOf(`See [words](${href}) here`)).toEqual(
    isLink ? [{ text: 'See ' }, link, { text: ' here' }] : [{ text: `See [words](${href}) here` }],
  )
})

test('a link may be bold, and stand in a heading and in a list', () => {
  const link = { text: 'a', href: '/b' }
  expect(partsOf('Now **[a](/b)**').at(-1)).toEqual({ ...link, isBold: true })
  expect(parseFormattedText('## [a](/b)\n- [a](/b)')).toEqual([
    { kind: 'heading', parts: [link] },
    { kind: 'list', items: [[link]] },
  ])
})

test('lines of items are one list', () => {
  expect(parseFormattedText('- One\n\n- Two\n3. Three\n4) Four\nFive\n-Six\n2026. Seven')).toEqual([
    { kind: 'list', items: [[{ text: 'One' }], [{ text: 'Two' }]] },
    { kind: 'numbered', start: 3, items: [[{ text: 'Three' }], [{ text: 'Four' }]] },
    { kind: 'paragraph', parts: [{ text: 'Five' }] },
    { kind: 'paragraph', parts: [{ text: '-Six' }] },
    { kind: 'paragraph', parts: [{ text: '2026. Seven' }] },
  ])
  expect(teaser('- One\n3. Three\n4. Four', 100)).toBe('• One 3. Three 4. Four')
})

test('a photo stands on a line of its own, and only an uploaded one is a photo', () => {
  const text = `One\n ![ The terrace ](${PHOTO}) \nTwo ![b](${PHOTO})\n![c](https://example.com/c.jpg)`
  expect(parseFormattedText(text)).toEqual([
    { kind: 'paragraph', parts: [{ text: 'One' }] },
    { kind: 'photo', photo: PHOTO, alt: 'The terrace' },
    { kind: 'paragraph', parts: [{ text: `Two ![b](${PHOTO})` }] },
    { kind: 'paragraph', parts: [{ text: '![c](https://example.com/c.jpg)' }] },
  ])
  expect(photosIn(`${text}\n![again](${PHOTO})`)).toEqual([PHOTO])
  expect(teaser(`One\n![The terrace](${PHOTO})\nTwo`, 100)).toBe('One Two')
})

test('a text without inline marks is left as written', () => {
  const plain = '## Shade\n**Plant early\r\n- item * [x] ** a ** b'
  expect(withoutInlineMarks(plain)).toBe(plain)
  expect(
    withoutInlineMarks(`![a](${PHOTO})\nA **bold** [link](/x)\n\n**[All](/y)\n![a](${PHOTO})`),
  ).toBe('A bold link\n\n**All\n')
})

test('a hostile text takes no longer than its length', () => {
  const started = performance.now()
  for (const text of ['**a ', '[', '[a](', '[a](x(x)', '![', '- ', '[a](/b)', '(['])
    teaser(withoutInlineMarks(text.repeat(100_000)), 100)
  expect(performance.now() - started).toBeLessThan(5000)
})

function partsOf(line: string) {
  const [block] = parseFormattedText(line)
  return block && 'parts' in block ? block.parts : []
}

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
