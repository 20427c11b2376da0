import { ARABIC_NAMES } from '#agency/arabic-names.ts'
import { arabicPhrase, arabicText, hasArabic } from '#domain/arabic-letters.ts'
import type { ArabicReader, InterpretedPart, Translation } from '#domain/search/interpret.ts'
import { namesWith, type Names } from '#domain/search/names.ts'
import type { SearchSettings } from '#domain/search/search-settings.ts'
import type { Corrections } from '#domain/search/spelling.ts'

import { withoutArticle } from './tokens.ts'
import { translate, type Segment } from './translate.ts'
import { vocabularyWith, type Vocabulary } from './vocabulary.ts'

/** Reads Arabic terms for the interpreter, by the shipped words and the names of the site. */
export function arabicReader({
  names: own,
  arabic = [],
}: Pick<SearchSettings, 'names' | 'arabic'>): ArabicReader {
  const vocabulary = vocabularyWith(arabic)
  const names = withAllNames(namesWith(own), arabic)
  const translated = (term: string, corrections: Corrections = new Map()) =>
    translate(term, vocabulary, corrections)
  return {
    translate: (term, corrections) =>
      hasArabic(term)
        ? translationOf(term, translated(term, corrections), { names, vocabulary })
        : undefined,
    literals(term) {
      if (!hasArabic(term)) return [term]
      const segments = translated(term)
      const english = segments.map(({ text }) => text).join(' ')
      const isOneWord = segments.length === 1 && segments[0]?.kind === 'known'
      const forms = isOneWord ? [english] : [arabicPhrase(term), english]
      return [...new Set(forms)].filter((form) => form !== '')
    },
    toEnglish: (text) =>
      hasArabic(text)
        ? translated(text)
            .map((segment) => segment.text)
            .join(' ')
        : text,
    nameText: (name) => arabicText([name, ...(vocabulary.nameForms.get(name.toLowerCase()) ?? [])]),
    vocabulary: (words) => new Set([...Array.from(words, withoutArticle), ...vocabulary.words]),
  }
}

/** English names of the Arabic ones are names even where they have no other English form. */
function withAllNames(names: Names, own: NonNullable<SearchSettings['arabic']>): Names {
  const byForm = new Map(names.byForm)
  for (const name of [...own.map(([name]) => name), ...Object.keys(ARABIC_NAMES)])
    if (!byForm.has(name.toLowerCase())) byForm.set(name.toLowerCase(), { name })
  const maxWords = Math.max(...Array.from(byForm.keys(), (form) => form.split(' ').length))
  return { ...names, byForm, maxWords }
}

/** Where a segment is in the English text. */
interface Placed {
  segment: Segment
  start: number
  end: number
}

function translationOf(
  term: string,
  segments: Segment[],
  { names, vocabulary }: { names: Names; vocabulary: Vocabulary },
): Translation {
  let start = 0
  const placed = segments.map((segment): Placed => {
    const end = start + segment.text.length
    const place = { segment, start, end }
    start = end + 1
    return place
  })
  return {
    text: segments.map(({ text }) => text).join(' '),
    names,
    ofTerm({ parts, addsMeaning }) {
      const all = parts.map((part) => partOfTerm(term, part, placed, vocabulary))
      const isKnown = all.some(({ isKnown }) => isKnown)
      return {
        parts: all.map(({ part }) => part),
        addsMeaning: addsMeaning || isKnown,
        words: all.flatMap(({ word }) => word ?? []),
      }
    },
  }
}

/** A part of the English text as one of the term, searched for by its Arabic words, too. */
function partOfTerm(
  term: string,
  part: InterpretedPart,
  placed: readonly Placed[],
  { shownNames }: Vocabulary,
) {
  const sources = placed
    .filter(({ start, end }) => start < part.to && end > part.from)
    .map(({ segment }) => segment)
  const from = Math.min(...sources.map((source) => source.from))
  const to = Math.max(...sources.map((source) => source.to))
  const [first] = sources
  const isKnown = sources.some(({ kind }) => kind !== 'unknown' && kind !== 'other')
  const { condition, name } = part
  if (condition.field !== 'text') return { part: { ...part, from, to }, isKnown }
  const arabic =
    name === undefined ? (first?.arabic ?? []) : wholeWords(shownNames.get(name.toLowerCase()))
  const anyOf = [...condition.anyOf, ...[arabic].flat()]
  return {
    part: {
      ...part,
      from,
      to,
      condition: { ...condition, anyOf },
      ...(first?.arabic !== undefined && { typed: term.slice(from, to) }),
    },
    isKnown,
    word: isKnown || name !== undefined ? undefined : condition.anyOf[0],
  }
}

/** A name between blanks, as `arabicText` has them: "أرض" is not searched for in "أرضي". */
function wholeWords(name: string | undefined): string[] {
  if (name === undefined) return []
  const phrase = arabicPhrase(name)
  return /^ال| /.test(phrase) ? [` ${phrase} `] : [` ${phrase} `, ` ال${phrase} `]
}
