import { expect, test } from 'vitest'

import { parse } from '#domain/fields.ts'
import { Invalid } from '#domain/problem.ts'
import { postWords } from '#test/posts.ts'

import { postChange } from './post.ts'

test('a post is taken as it is written, without the blanks around it', () => {
  expect(parse(postChange, postWords)).toEqual(postWords)
  const padded = Object.fromEntries(
    Object.entries(postWords).map(([name, value]) => [name, `  ${value}\n`]),
  )
  expect(parse(postChange, padded)).toEqual(postWords)
})

test.each([
  ['title', 'Please enter a title.'],
  ['author', 'Please enter the author.'],
  ['SEOtitle', 'Please enter an SEO title.'],
  ['metadescription', 'Please enter the text.'],
])('a post without its %s is refused in words', (field, words) => {
  for (const given of ['', '  ', undefined, 7])
    expect(() => parse(postChange, { ...postWords, [field]: given })).toThrow(
      new Invalid({ [field]: words }),
    )
})
