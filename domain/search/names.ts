import { CATEGORY_NAMES, FEATURE_NAMES, PLACES, type KnownName } from '#agency/place-names.ts'
import type { OwnName } from '#domain/places/place.ts'

import { vocabularyOf } from './spelling.ts'

/** What a search term may call places and categories; made once, and asked at every keystroke. */
export interface Names {
  /** The name that each form stands for, by `formKey`. */
  byForm: ReadonlyMap<string, KnownName>
  /** The number of words of the longest form. */
  maxWords: number
  /** The words of all names that are searched for, whether or not a listing has them. */
  words: ReadonlySet<string>
}

const SHIPPED: readonly KnownName[] = [
  ...CATEGORY_NAMES.map((known) => ({ ...known, isCategory: true })),
  ...PLACES,
  ...FEATURE_NAMES,
]

/** The shipped names together with the agency's own, some of which are `categories`. */
export function namesWith(own: readonly OwnName[], categories: readonly string[] = []): Names {
  const isOwn = new Set(own.flat().map((form) => form.toLowerCase()))
  const ours = own.map((one) => ({ ...withShipped(one), isCategory: categories.includes(one[0]) }))
  const known = [...SHIPPED.filter(({ name }) => !isOwn.has(name.toLowerCase())), ...ours]
  const byForm = new Map<string, KnownName>()
  const add = (one: KnownName, forms: readonly string[]) => {
    for (const form of forms) byForm.set(formKey(form.toLowerCase()), one)
  }
  for (const one of known) add(one, [...searchedForms(one), ...(one.typed ?? [])])
  // The agency's own forms come before the shipped forms of other names.
  for (const [at, one] of ours.entries()) add(one, own[at] ?? [])
  const ownWords = own.length > 0 ? vocabularyOf(own.flat()) : new Set<string>()
  return {
    byForm,
    maxWords: Math.max(...Array.from(byForm.keys(), (form) => form.split(' ').length)),
    words: vocabularyOf(known.flatMap(({ name, also = [] }) => [name, ...also])).union(ownWords),
  }
}

/** A word of a text, from one position to another. */
export interface Word {
  text: string
  from: number
  to: number
}

const WORD = /[\p{L}\p{M}\p{N}](?:[^\s,;/|]*[\p{L}\p{M}\p{N}])?/gu

/** Words begin and end with a letter or a digit: "jvc.", "(jvc)" and "- jvc" are one word each. */
export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word.replaceAll('’', "'"),
    from: index,
    to: index + word.length,
  }))
}

/** A form, in lower case, as it is compared: its words. */
export function formKey(form: string): string {
  return splitWords(form)
    .map(({ text }) => text)
    .join(' ')
}

/** The texts that a name is searched for by, in lower case: itself, and others that listings use. */
export function searchedForms({ name, also = [] }: KnownName): string[] {
  return [name.toLowerCase(), ...also]
}

/**
 * One of the agency's own names, with all forms of the shipped names that it has, or had before it
 * was renamed: listings may still use these in their titles.
 */
function withShipped([name, ...forms]: OwnName): KnownName {
  const all = new Set([name.toLowerCase(), ...forms])
  const shipped = SHIPPED.filter((one) => all.has(one.name.toLowerCase()))
  return {
    name,
    also: shipped.flatMap(searchedForms).filter((form) => form !== name.toLowerCase()),
    typed: [...shipped.flatMap(({ typed = [] }) => typed), ...forms],
  }
}

/** The names of a site that has added none. */
export const SHIPPED_NAMES: Names = namesWith([])

/** The longest name that the words from `start` on make up. */
export function longestNameAt(words: readonly Word[], start: number, { byForm, maxWords }: Names) {
  for (let length = Math.min(maxWords, words.length - start); length > 0; length--) {
    const text = words
      .slice(start, start + length)
      .map((word) => word.text)
      .join(' ')
    const known = byForm.get(text)
    if (known) return { known, length, text }
  }
  return undefined
}
