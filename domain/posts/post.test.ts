import { expect, test } from 'vitest'

import { parse } from '#domain/fields.ts'
import { Invalid } from '#domain/problem.ts'
import { postFields } from '#test/posts.ts'

import { postChange } from './post.ts'

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
  for (const given of ['', '  ', undefined, 7])
    expect(() => parse(postChange, { ...postFields, [field]: given })).toThrow(
      new Invalid({ [field]: message }),
    )
})
