import { arabicPhrase, arabicText } from '#domain/arabic-letters.ts'
import { hasArabic } from '#domain/has-arabic.ts'
import {
  MAX_TERM_LENGTH,
  type ArabicReader,
  type InterpretedPart,
  type Translation,
} from '#domain/search/interpret.ts'
import type { ArabicName } from '#domain/places/place.ts'
import { formKey, type Names } from '#domain/search/names.ts'
import type { Corrections } from '#domain/search/spelling.ts'

import { withoutArticle } from './tokens.ts'
import type { Segment } from './position.ts'
import { translate } from './translate.ts'
import { vocabularyWith, type Vocabulary } from './vocabulary.ts'

/** Reads Arabic terms for the interpreter, by the shipped words and the names of the site. */
export function arabicReader(names: Names, own: readonly ArabicName[]): ArabicReader {
  const vocabulary = vocabularyWith(own)
  // A search reads the same term several times.
  let last: { term: string; segments: Segment[] } | undefined
  const segmentsOf = (term: string) => {
    if (last?.term !== term) last = { term, segments: translate(term, vocabulary, NO_CORRECTIONS) }
    return last.segments
  }
  const toEnglish = (term: string) => (hasArabic(term) ? englishOf(segmentsOf(term)) : term)
  return {
    translate(term, corrections) {
      if (!hasArabic(term)) return undefined
      const segments =
        corrections.size === 0 ? segmentsOf(term) : translate(term, vocabulary, corrections)
      return translationOf(term, segments, { names, vocabulary })
    },
    literals(term) {
      if (!hasArabic(term)) return [term]
      if (term.length > MAX_TERM_LENGTH) return [arabicPhrase(term)]
      const segments = segmentsOf(term)
      const kinds = new Set(segments.map(({ kind }) => kind))
      // No title has "3 bedrooms under 2 million", and an unknown word is no English.
      const isEnglish = !kinds.has('number') && (kinds.has('known') || kinds.has('other'))
      const isOneWord = isEnglish && segments.length === 1
      // The interpretation finds villas: who typed "فيلا" means no "Village".
      const isCategory = names.byForm.get(toEnglish(term))?.isCategory === true
      const forms = [
        isOneWord ? '' : arabicPhrase(term),
        isEnglish && !isCategory ? toEnglish(term) : '',
      ]
      return [...new Set(forms)].filter((form) => form !== '')
    },
    toEnglish,
    nameText: (name) => arabicText([name, vocabulary.shownName(name) ?? '']),
    vocabulary: (words) => new Set(Array.from(words, withoutArticle)).union(vocabulary.words()),
  }
}

const NO_CORRECTIONS: Corrections = new Map()

function englishOf(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join(' ')
}

interface KnownWords {
  names: Names
  vocabulary: Vocabulary
}

/** Where a segment is in the English text. */
interface PlacedSegment {
  segment: Segment
  start: number
  end: number
}

function translationOf(term: string, segments: Segment[], known: KnownWords): Translation {
  let start = 0
  const placed = segments.map((segment): PlacedSegment => {
    const end = start + segment.text.length
    const place = { segment, start, end }
    start = end + 1
    return place
  })
  return {
    text: englishOf(segments),
    names: known.names,
    ofTerm({ parts, addsMeaning }) {
      const all = parts.map((part) => partOfTerm(term, part, placed, known))
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
  placed: readonly PlacedSegment[],
  { names, vocabulary }: KnownWords,
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
  const ofName = [name ?? [], part.orNames ?? []].flat()
  // Two words may make up a name together: "جميرا" alone is not what "palm جميرا" asks for.
  const isName = ({ text }: Segment) => ofName.includes(names.byForm.get(formKey(text))?.name ?? '')
  const arabic =
    name === undefined
      ? (first?.arabic ?? [])
      : [
          ...sources.filter(isName).map((source) => source.arabic),
          ...ofName.map((one) => vocabulary.shownName(one)),
        ].flatMap(wholeWords)
  const anyOf = [...new Set([...condition.anyOf, ...[arabic].flat()])]
  return {
    part: {
      ...part,
      from,
      to,
      condition: { ...condition, anyOf },
      ...(first?.prefix !== undefined && { typed: term.slice(from + first.prefix.length, to) }),
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
