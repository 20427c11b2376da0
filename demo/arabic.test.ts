import { expect, test } from 'vitest'

import {
  ARABIC_NAMES,
  CATEGORIES,
  LOCATIONS,
} from '#migrations/initial-categories-and-locations.ts'

import { manyPosts, manyProperties } from './generated-content.ts'
import { demoPosts, type DemoPost } from './posts.ts'
import { demoProperties } from './properties.ts'
import type { DemoProperty } from './property.ts'

/** The official forms of a sale are known by their letters. */
const LATIN_WORDS = new Set(['A', 'B', 'F'])

test.each(demoProperties)('the listing “$title” is in Arabic as in English', (property) => {
  expect(faultsOfProperty(property)).toEqual([])
  const { nearby = '', nearby_ar = '' } = property
  expect(faults(nearby, nearby_ar)).toEqual([])
  expect(nearby_ar.split('،')).toHaveLength(nearby.split(',').length)
})

test.each(demoPosts)('the post “$title” is in Arabic as in English', (post) => {
  expect(faultsOfPost(post)).toEqual([])
})

test('generated listings and posts are in Arabic as in English', () => {
  expect([...manyProperties(2000)].flatMap(faultsOfProperty)).toEqual([])
  expect([...manyPosts(300)].flatMap(faultsOfPost)).toEqual([])
})

test('every initial category and location has an Arabic name of its own', () => {
  const names = Object.values({ ...ARABIC_NAMES.categories, ...ARABIC_NAMES.locations })
  expect(new Set(names).size).toBe(CATEGORIES.length + LOCATIONS.length)
  for (const name of names) expect(name).toMatch(/^[\p{Script=Arabic} ]+$/u)
})

function faultsOfProperty(property: DemoProperty): string[] {
  const { title, title_ar, description = '', description_ar = '' } = property
  return [...faults(title, title_ar), ...faults(description, description_ar)]
}

function faultsOfPost(post: DemoPost): string[] {
  return [
    ...faults(post.title, post.title_ar),
    ...faults(post.author, post.author_ar),
    ...faults(post.seoTitle, post.seoTitle_ar),
    ...faults(post.body, post.body_ar),
  ]
}

/** Where the Arabic text says something else than the English one, or is not written well. */
function faults(english: string, arabic: string): string[] {
  const latin = (arabic.match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !LATIN_WORDS.has(word))
  const checks = {
    missing: english !== '' && !/\p{Script=Arabic}/u.test(arabic),
    numbers: numbersIn(arabic) !== numbersIn(english),
    marks: marksIn(arabic) !== marksIn(english),
    [`Latin words ${latin.join(' ')}`]: latin.length > 0,
    spaces: / {2}|^ | $|\t| [،؛؟.:]/m.test(arabic),
    'Latin punctuation': /,(?!\d)|[;?"'’]/.test(arabic),
    'Arabic-Indic digits or tatweel': /[٠-٩۰-۹ـ]/.test(arabic),
  }
  return Object.entries(checks).flatMap(([name, isFault]) => (isFault ? `${name}: ${arabic}` : []))
}

/** Sorted, because a sentence may name them in another order. */
function numbersIn(text: string): string {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted().join(' ')
}

/** What kind of line each is: a heading, bold or plain. */
function marksIn(text: string): string {
  return text
    .split('\n')
    .map((line) => /^(?:## |\*\*)?/.exec(line)?.[0])
    .join('|')
}
