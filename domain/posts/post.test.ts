import { expect, test } from 'vitest'

import { parse } from '#domain/fields.ts'
import { Invalid } from '#domain/problem.ts'
import { postFields } from '#test/posts.ts'

import { missingIn, postChange } from './post.ts'

test('surrounding whitespace is removed from each field', () => {
  expect(parse(postChange, postFields)).toEqual(postFields)
  const padded = Object.fromEntries(
    Object.entries(postFields).map(([name, value]) => [name, `  ${value}\n`]),
  )
  expect(parse(postChange, padded)).toEqual(postFields)
})

test.each([
  ['title', 'Please enter a title.'],
  ['author', 'Please enter the author.'],
  ['SEOtitle', 'Please enter an SEO title.'],
  ['metadescription', 'Please enter the text.'],
])('a post without its %s is refused with a message', (field, message) => {
  for (const given of ['', '  ', undefined]) {
    const change = parse(postChange, { ...postFields, [field]: given })
    expect(missingIn(change, 'published')).toEqual({ [field]: message })
    expect(missingIn(change, 'scheduled')).toEqual({ [field]: message })
    expect(missingIn(change, 'draft')).toEqual(field === 'title' ? { [field]: message } : {})
  }
  expect(() => parse(postChange, { ...postFields, [field]: 7 })).toThrow(
    new Invalid({ [field]: 'Must be text.' }),
  )
})

test.each([
  ['2026-03-01T14:30', '2026-03-01T10:30:00.000Z'],
  ['2026-03-01T00:30', '2026-02-28T20:30:00.000Z'],
  ['2026-03-01T14:30:00.000Z', '2026-03-01T14:30:00.000Z'],
  ['2026-03-01T14:30:59+05:30', '2026-03-01T09:00:59.000Z'],
  ['', null],
])('the time %j is %j: in Dubai unless it says otherwise', (given, publish_at) => {
  expect(parse(postChange, { ...postFields, publish_at: given }).publish_at).toBe(publish_at)
})

test.each([
  'tomorrow',
  '2026-02-30T10:00',
  '2026-03-01',
  '2026-03-01T25:00',
  '2026-03-01T10:00+99:99',
])('the time %j is refused', (publish_at) => {
  expect(() => parse(postChange, { ...postFields, publish_at })).toThrow(
    new Invalid({ publish_at: 'Please enter a date and a time.' }),
  )
})
