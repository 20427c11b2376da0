import { hasArabic } from './has-arabic.ts'

const SAME_LETTERS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ۀ: 'ه',
  ک: 'ك',
  گ: 'ك',
  ڤ: 'ف',
  پ: 'ب',
  چ: 'ج',
  ژ: 'ز',
}

// Those letters, a hamza by itself, marks above and below letters, the letter stretcher, and
// characters without width.
const FOLDED = new RegExp(
  `[${Object.keys(SAME_LETTERS).join('')}ء\\p{M}\\u0640\\u200b-\\u200f\\u061c\\u202a-\\u202e\\u2066-\\u2069]`,
  'gu',
)

/**
 * A word with the letters that people write in several ways written in one: hamzas, the last letters
 * of "شقة" and "على", marks, forms of single letters, Persian letters, and digits.
 */
export function foldArabic(word: string): string {
  return latinDigits(word.normalize('NFKC')).replaceAll(FOLDED, (sign) => SAME_LETTERS[sign] ?? '')
}

/** The same text, as long as before, with the digits and the separators of Latin numbers. */
export function latinDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('٫', '.')
    .replaceAll(/[٬،]/g, ',')
}

/** PostgreSQL limits an index row, and titles are in some. */
const MAX_LENGTH = 200

/**
 * What Arabic words find in these texts: one a line, between blanks. ASCII characters become their
 * full-width forms, so that a term without Arabic finds the same with and without this line.
 */
export function arabicText(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split('\n'))
    .filter(hasArabic)
    .map((text) => ` ${arabicPhrase(text)} `)
    .join('\n')
    .slice(0, MAX_LENGTH)
}

/** A text as `arabicText` writes it; empty where it has neither letters nor digits. */
export function arabicPhrase(text: string): string {
  return foldArabic(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
}
