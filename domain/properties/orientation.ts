import { lookUp, type WordTable } from '#domain/word-table.ts'

const LETTERS: WordTable = { n: 'north', s: 'south', e: 'east', w: 'west' }

/** The words of `South-west`, `NE` or `north and east facing`, in lower case and spelt out. */
export function orientationWords(text: string): string[] {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/(?<![\s-])[\s-]*facing$/, '')
  const parts = /^[ns][ew]$/.test(words)
    ? words.split('')
    : words.split(/[\s-]+|(?<=^north|^south)/)
  return parts.map((part) => lookUp(LETTERS, part) || part)
}
