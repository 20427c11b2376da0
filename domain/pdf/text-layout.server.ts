import { readFileSync } from 'node:fs'

import { create, type Font } from 'fontkit'

/** The faces of the pages, cut for print by `scripts/cut-fonts.py`. */
export const FACES = {
  display: 'newsreader-display',
  title: 'newsreader-title',
  text: 'hanken-grotesk-400',
  label: 'hanken-grotesk-560',
} as const

export type Face = keyof typeof FACES

export interface Style {
  face: Face
  size: number
  /** From line to line. */
  leading: number
  /** Between letters, in parts of the size. */
  tracking?: number
  colour: string
}

const faces = new Map<Face, { bytes: Buffer; font: Font }>()

function faceOf(face: Face): { bytes: Buffer; font: Font } {
  const known = faces.get(face)
  if (known) return known
  const bytes = readFileSync(new URL(`fonts/${FACES[face]}.ttf`, import.meta.url))
  const read = { bytes, font: create(bytes) }
  faces.set(face, read)
  return read
}

export function bytesOf(face: Face): Buffer {
  return faceOf(face).bytes
}

export function fontOf(face: Face): Font {
  return faceOf(face).font
}

export function widthOf({ face, size, tracking = 0 }: Style, text: string): number {
  const { font } = faceOf(face)
  const { advanceWidth } = font.layout(text)
  return (advanceWidth / font.unitsPerEm) * size + tracking * size * Array.from(text).length
}

/**
 * A text in characters that our faces have. Accents that they lack are left off; what is of another
 * script, or an emoji, is left out, and so is what only steers a line's direction.
 */
export function settable(text: string): string {
  const kept = Array.from(text.normalize('NFC'), (character) => {
    if (/\s/u.test(character)) return ' '
    if (isSettable(character)) return character
    return Array.from(character.normalize('NFKD')).filter(isSettable).join('')
  })
  return kept.join('').replaceAll(/ +/g, ' ').trim()
}

function isSettable(character: string): boolean {
  if (/[\p{C}\p{Mn}]/u.test(character)) return false
  const code = character.codePointAt(0) ?? 0
  return (['title', 'text'] as const).every((face) => fontOf(face).hasGlyphForCodePoint(code))
}

/** Lines no wider than `width`; a word that is wider by itself is broken. */
export function linesOf(style: Style, text: string, width: number): string[] {
  const space = widthOf(style, ' ')
  const lines: string[] = []
  let words: string[] = []
  let filled = 0
  for (const word of text.split(' ').flatMap((word) => pieces(style, word, width))) {
    const wide = widthOf(style, word)
    if (words.length > 0 && filled + space + wide > width) {
      lines.push(words.join(' '))
      words = []
      filled = 0
    }
    filled += (words.length > 0 ? space : 0) + wide
    words.push(word)
  }
  return words.length > 0 ? [...lines, words.join(' ')] : lines
}

function pieces(style: Style, word: string, width: number): string[] {
  if (word.length < 12 || widthOf(style, word) <= width) return [word]
  const broken: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && widthOf(style, piece + letter) > width) {
      broken.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...broken, piece]
}

/** Lines of about one length, as few as there can be: a heading with a lone last word looks torn. */
export function balanced(style: Style, text: string, width: number): string[] {
  const fewest = linesOf(style, text, width)
  if (fewest.length < 2) return fewest
  let [tooNarrow, wideEnough] = [width / 2, width]
  while (wideEnough - tooNarrow > 4) {
    const middle = (tooNarrow + wideEnough) / 2
    if (linesOf(style, text, middle).length > fewest.length) tooNarrow = middle
    else wideEnough = middle
  }
  return linesOf(style, text, wideEnough)
}

interface Room {
  width: number
  /** So many lines at most. */
  most: number
}

/** A text in the lines that there is room for; where words are left out, an ellipsis says so. */
export function cut(style: Style, text: string, { width, most }: Room): string[] {
  const lines = linesOf(style, text, width)
  if (lines.length <= most) return lines
  const shown = lines.slice(0, most)
  let last = shown.pop() ?? ''
  while (last !== '' && widthOf(style, `${last}…`) > width) last = withoutItsEnd(last)
  return [...shown, `${last.replace(/[\s,;:.]+$/, '')}…`]
}

export function inOneLine(style: Style, text: string, width: number): string {
  return cut(style, text, { width, most: 1 })[0] ?? ''
}

function withoutItsEnd(line: string): string {
  const space = line.lastIndexOf(' ')
  return space > line.length / 2 ? line.slice(0, space) : Array.from(line).slice(0, -1).join('')
}

/** A heading in the largest of these styles in which there is room for it. */
export function fitted(
  styles: readonly Style[],
  text: string,
  room: Room,
): { style: Style; lines: string[] } {
  for (const style of styles) {
    const lines = balanced(style, text, room.width)
    if (lines.length <= room.most) return { style, lines }
  }
  const style = styles.at(-1)
  if (!style) throw new Error('A heading has at least one style.')
  return { style, lines: cut(style, text, room) }
}
