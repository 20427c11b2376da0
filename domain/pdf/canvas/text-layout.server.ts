import { isArabic } from '#domain/language.ts'

import { printLanguage } from './print-look.server.ts'
import type { TextStyle } from './print-style.ts'
import { markLines, placeRuns } from './text-runs.server.ts'

/** Arabic reaches further above and below its line. */
const ARABIC_LEADING = 1.13

/** The distance from line to line. */
export function leadingOf({ leading }: TextStyle): number {
  return printLanguage() === 'ar' ? leading * ARABIC_LEADING : leading
}

export function textWidth(style: TextStyle, text: string): number {
  return placeRuns(style, text).reduce((sum, { width }) => sum + width, 0)
}

/** Initials as they are drawn: beside each other, Arabic letters would be joined to a word. */
export function separateInitials(initials: string): string {
  return isArabic(initials) ? Array.from(initials.replaceAll(' ', '')).join(' ') : initials
}

/** A shorter word stays whole, even where it is wider than its line. */
const MIN_SPLIT_LENGTH = 12

/** Lines no wider than `width`. A wider word is split if it has `MIN_SPLIT_LENGTH` characters. */
export function wrapText(style: TextStyle, text: string, width: number): string[] {
  const space = textWidth(style, ' ')
  const lines: string[] = []
  let words: string[] = []
  let lineWidth = 0
  for (const word of text.split(' ').flatMap((word) => splitWord(style, word, width))) {
    const wordWidth = textWidth(style, word)
    if (words.length > 0 && lineWidth + space + wordWidth > width) {
      lines.push(words.join(' '))
      words = []
      lineWidth = 0
    }
    lineWidth += (words.length > 0 ? space : 0) + wordWidth
    words.push(word)
  }
  if (words.length > 0) lines.push(words.join(' '))
  return markLines(text, lines)
}

function splitWord(style: TextStyle, word: string, width: number): string[] {
  if (word.length < MIN_SPLIT_LENGTH || textWidth(style, word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && textWidth(style, part + character) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

/** As few lines as possible, of about equal length: a heading should not end in a single word. */
export function balanceLines(style: TextStyle, text: string, width: number): string[] {
  const fewest = wrapText(style, text, width)
  if (fewest.length < 2) return fewest
  let [tooNarrow, wideEnough] = [width / 2, width]
  while (wideEnough - tooNarrow > 4) {
    const middle = (tooNarrow + wideEnough) / 2
    if (wrapText(style, text, middle).length > fewest.length) tooNarrow = middle
    else wideEnough = middle
  }
  return wrapText(style, text, wideEnough)
}

interface TextArea {
  width: number
  maxLines: number
}

/** The lines that fit; an ellipsis shows that text is left out. */
export function truncateLines(style: TextStyle, text: string, { width, maxLines }: TextArea) {
  const lines = wrapText(style, text, width)
  if (lines.length <= maxLines) return lines
  const fitting = lines.slice(0, maxLines)
  let last = fitting.pop() ?? ''
  while (last !== '' && textWidth(style, `${last}…`) > width) last = shorten(last)
  return [...fitting, `${last.replace(/[\s,;:.،؛]+$/, '')}…`]
}

export function truncateToLine(style: TextStyle, text: string, width: number): string {
  return truncateLines(style, text, { width, maxLines: 1 })[0] ?? ''
}

function shorten(line: string): string {
  const space = line.lastIndexOf(' ')
  return space > line.length / 2 ? line.slice(0, space) : Array.from(line).slice(0, -1).join('')
}

/** A heading in the first of these styles in which it fits, or truncated in the last. */
export function fitHeading(styles: readonly TextStyle[], text: string, area: TextArea) {
  for (const style of styles) {
    const lines = balanceLines(style, text, area.width)
    if (lines.length <= area.maxLines) return { style, lines }
  }
  const style = styles.at(-1)
  if (!style) throw new Error('A heading needs at least one style.')
  return { style, lines: truncateLines(style, text, area) }
}

/** The height of capitals, as a fraction of the font size. */
const CAP_HEIGHT = 0.68

/** From the top of a line to its baseline, so that capitals stand in the middle of the line. */
export function baselineOf(style: TextStyle): number {
  return (leadingOf(style) + style.size * CAP_HEIGHT) / 2
}
