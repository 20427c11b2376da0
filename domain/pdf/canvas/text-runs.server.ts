import bidiModule from 'bidi-js'

import { isArabic } from '#domain/language.ts'

import { loadFont, type FontName, type Script } from './fonts.server.ts'
import { printLanguage } from './print-look.server.ts'
import type { TextStyle } from './print-style.ts'

// Its types are of an ES module, but Node loads it as CommonJS, whose export is the function itself.
const bidi = (bidiModule as unknown as typeof bidiModule.default)()

/** Letters, their marks, digits, and the comma, semicolon and question mark of Arabic. */
const ARABIC = /[\u0600-\u06ff]/

/** A part of a line that is drawn at once, in one font. */
export interface TextRun {
  /** Arabic letters in the order in which they are read, all else from left to right. */
  text: string
  script: Script
}

/** A run with its place in the line, in the units of the style's size. */
export interface PlacedRun extends TextRun {
  font: FontName
  size: number
  tracking: number
  x: number
  width: number
}

/** The runs of a line from left to right, each placed after the one before it. */
export function placeRuns(style: TextStyle, line: string): PlacedRun[] {
  // Space between letters would break the joints of Arabic.
  const tracking = ARABIC.test(line) ? 0 : (style.tracking ?? 0)
  let x = 0
  return runsOf(line).map((run) => {
    const { font, scale } = loadFont(style.font, run.script)
    const size = printedSize(style) * scale
    const { advanceWidth } = font.layout(run.text)
    const width =
      (advanceWidth / font.unitsPerEm) * size + tracking * size * Array.from(run.text).length
    const placed = { ...run, font: style.font, size, tracking, x, width }
    x += width
    return placed
  })
}

/** Arabic letters have more strokes than Latin ones, so small print on an Arabic page is larger. */
function printedSize({ size }: TextStyle): number {
  return printLanguage() === 'ar' && size < 9 ? size * 1.08 : size
}

/** The runs of a line from left to right. A line of Latin letters is one run. */
export function runsOf(line: string): TextRun[] {
  const text = withoutMark(line)
  const direction = directionOf(line)
  if (text === '') return []
  if (direction === 'ltr' && !ARABIC.test(text)) return [{ text, script: 'latin' }]
  const isolated = isolateWestern(text)
  const embedding = bidi.getEmbeddingLevels(isolated, direction)
  const mirrored = bidi.getMirroredCharactersMap(isolated, embedding.levels)
  const characters = bidi
    .getReorderedIndices(isolated, embedding)
    .map((index) => ({
      character: mirrored.get(index) ?? isolated[index] ?? '',
      isRightToLeft: (embedding.levels[index] ?? 0) % 2 === 1,
    }))
    .filter(({ character }) => !/[\u2066\u2069]/.test(character))
  return joinCharacters(characters)
}

const MARK = { ltr: '\u200e', rtl: '\u200f' }

/**
 * The lines of one text, each with the direction of the whole text: a line alone could start with a
 * word of the other language. Texts that are printed have no control characters but these.
 */
export function markLines(text: string, lines: string[]): string[] {
  if (lines.length < 2 || !ARABIC.test(text)) return lines
  return lines.map((line) => MARK[directionOf(text)] + line)
}

export function withoutMark(line: string): string {
  return line.replace(/^[\u200e\u200f]/, '')
}

/** A text is read from the right if it starts in Arabic, or has more of it than of Latin. */
export function directionOf(line: string): 'ltr' | 'rtl' {
  if (line.startsWith(MARK.ltr)) return 'ltr'
  if (line.startsWith(MARK.rtl)) return 'rtl'
  const letters = line.match(/\p{L}/gu) ?? []
  const arabic = letters.filter(isArabic)
  return arabic.length > 0 && (letters[0] === arabic[0] || arabic.length * 2 > letters.length)
    ? 'rtl'
    : 'ltr'
}

interface PlacedCharacter {
  character: string
  isRightToLeft: boolean
}

/** Neighbours of one script and direction become one run. */
function joinCharacters(characters: readonly PlacedCharacter[]): TextRun[] {
  const runs: (TextRun & { isRightToLeft: boolean })[] = []
  for (const { character, isRightToLeft } of characters) {
    const script = scriptOf(character)
    const last = runs.at(-1)
    if (last?.script === script && last.isRightToLeft === isRightToLeft) last.text += character
    else runs.push({ text: character, script, isRightToLeft })
  }
  // The font engine orders Arabic letters itself, so it gets them as they are read.
  return runs.map(({ text, script }) => ({
    text: script === 'arabic' && isArabic(text) ? Array.from(text).toReversed().join('') : text,
    script,
  }))
}

export function scriptOf(character: string): Script {
  return ARABIC.test(character) ? 'arabic' : 'latin'
}

const WESTERN = /[A-Za-z0-9+](?:[ -~]*[A-Za-z0-9%])?/g
const NUMBER = /\d+(?:[.,/:-]\d+)*%?/g
const PHONE = /^[+0][\d ()-]{6,}$/

/**
 * Sets what is read from the left apart from the Arabic around it: Latin words with the numbers
 * beside them, phone numbers and each other number. Otherwise a phone would start with its last
 * digits, and a percent sign would stand before its number.
 */
function isolateWestern(line: string): string {
  return line.replaceAll(WESTERN, (part) =>
    /[A-Za-z]/.test(part) || PHONE.test(part) ? isolate(part) : part.replaceAll(NUMBER, isolate),
  )
}

function isolate(part: string): string {
  return `\u2066${part}\u2069`
}
