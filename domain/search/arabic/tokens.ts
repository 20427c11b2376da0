import { foldArabic, latinDigits } from '#domain/arabic-letters.ts'

/** A word of a term, from one position to another. */
export interface Token {
  kind: 'arabic' | 'other'
  /** With folded letters; what is not Arabic stays as it is, but for its digits. */
  folded: string
  from: number
  to: number
}

const WORD =
  '[\\u0620-\\u065f\\u066e-\\u06d3\\u06d5-\\u06ed\\u06fa-\\u06ff\\u0750-\\u077f\\u08a0-\\u08ff\\ufb50-\\ufdff\\ufe70-\\ufefc\\u200c\\u200d]+'
/** Blanks, and characters that only set the direction. */
const BLANK = '\\s\\u061b\\u061c\\u061f\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'

// "م²" and "د.إ" are one word each.
const TOKEN = new RegExp(
  `م(?:تر)?[²2٢](?![\\d٠-٩])|د\\.إ|${WORD}|(?:(?!${WORD})[^${BLANK}])+`,
  'gu',
)
const ARABIC = new RegExp(`^${WORD}`, 'u')

/** Splits a term where Arabic begins and ends: "3غرف" is two tokens, "2m" is one. */
export function tokensOf(term: string): Token[] {
  return Array.from(term.matchAll(TOKEN)).flatMap(({ 0: text, index }): Token[] => {
    const isArabic = ARABIC.test(text)
    const folded = isArabic ? foldArabic(text) : latinDigits(text)
    const to = index + text.length
    if (isArabic) return folded === '' ? [] : [{ kind: 'arabic', folded, from: index, to }]
    // "5-10 مليون" are three tokens; a comma or a colon alone is none.
    let from = index
    return splitRange(folded)
      .map((part): Token => ({ kind: 'other', folded: part, from, to: (from += part.length) }))
      .filter((token) => !/^[:;,.!?"'«»()]*$/.test(token.folded))
  })
}

function splitRange(text: string): string[] {
  const range = /^([$€£₹]?\d[\d,.]*)([-–])(\d[\d,.]*)$/.exec(text)
  return range ? range.slice(1) : [text]
}

/** A word without its article: "المارينا", but not "ألف". */
export function withoutArticle(folded: string): string {
  return folded.startsWith('ال') && folded.length > 4 ? folded.slice(2) : folded
}

/** What a word may be once what is joined to it is taken off: "بالمارينا", "وفيلا", "للمارينا". */
export interface Stem {
  prefix: string
  stem: string
}

/** The word itself first. */
export function stemsOf(folded: string, prefix = ''): Stem[] {
  const stems = [{ prefix, stem: folded }]
  const bare = withoutArticle(folded)
  if (bare !== folded) stems.push({ prefix, stem: bare })
  if (folded.startsWith('لل') && folded.length > 4)
    stems.push({ prefix: `${prefix}ل`, stem: folded.slice(2) })
  const [first = ''] = folded
  if (prefix.length < 2 && 'وبلفك'.includes(first) && folded.length > 3)
    stems.push(...stemsOf(folded.slice(1), prefix + first))
  return stems
}
