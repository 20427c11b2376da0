import { plainParts, readParts, withoutLinks, type TextPart } from './formatted-line.ts'

/**
 * The agency's simple markup for long texts. A line that starts with
 * - `##` is a heading
 * - `**` is bold
 * - `- ` is an item of a list, and `1. ` of a numbered one
 *
 * A line `![What it shows](photo)` is a photo, any other a paragraph. Within a line, words between `**`
 * are bold and `[words](address)` is a link.
 */
export type TextBlock =
  | { kind: 'heading' | 'bold' | 'paragraph'; parts: TextPart[] }
  | { kind: 'list'; items: TextPart[][] }
  | { kind: 'numbered'; items: TextPart[][]; start: number }
  | { kind: 'photo'; photo: string; alt: string }

/** A block without links, photos and bold words, where only text can be shown. */
export interface PlainBlock {
  kind: 'heading' | 'bold' | 'paragraph'
  text: string
}

const LINE_END = /\r\n|\r|\n/
const LIST_ITEM = /^-\s+(.*)$/
const NUMBERED_ITEM = /^(\d{1,2})[.)]\s+(.*)$/
const PHOTO = /^!\[([^\]]*)\]\(([0-9a-f]{32}\.(?:jpg|png))\)$/
const PHOTO_LINE = /^[ \t]*!\[[^\]\r\n]*\]\([0-9a-f]{32}\.(?:jpg|png)\)[ \t]*(?:\r\n|\r|\n|$)/gm

export function parseFormattedText(source: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const line of source.split(LINE_END)) {
    const block = parseLine(line.trim())
    const last = blocks.at(-1)
    if (!block) continue
    if ('items' in block && last?.kind === block.kind) last.items.push(...block.items)
    else blocks.push(block)
  }
  return blocks
}

function parseLine(line: string): TextBlock | undefined {
  if (line.startsWith('##')) return wholeLine('heading', withoutMarks(line.replace(/^#+\s*/, '')))
  if (line.startsWith('**')) return wholeLine('bold', withoutMarks(line))
  const [, alt = '', photo] = PHOTO.exec(line) ?? []
  if (photo !== undefined) return { kind: 'photo', photo, alt: alt.trim() }
  const [, item] = LIST_ITEM.exec(line) ?? []
  if (item) return { kind: 'list', items: [readParts(item)] }
  const [, number, step] = NUMBERED_ITEM.exec(line) ?? []
  if (step) return { kind: 'numbered', items: [readParts(step)], start: Number(number) }
  return wholeLine('paragraph', line)
}

function wholeLine(kind: PlainBlock['kind'], text: string): TextBlock | undefined {
  return text === '' ? undefined : { kind, parts: readParts(text) }
}

/** The whole line is set apart already: further `**` in it mean nothing. */
function withoutMarks(text: string): string {
  const parts = text.split(/\*\*+/).map((part) => part.trim())
  return parts.filter(Boolean).join(' ')
}

/** For print, feeds and teasers. Items of a list keep their marks, photos are left out. */
export function plainBlocks(source: string): PlainBlock[] {
  return parseFormattedText(source).flatMap((block): PlainBlock[] => {
    if (block.kind === 'photo') return []
    if ('parts' in block) return [{ kind: block.kind, text: plainParts(block.parts) }]
    return block.items.map((item, index) => {
      const mark = block.kind === 'list' ? '•' : `${block.start + index}.`
      return { kind: 'paragraph', text: `${mark} ${plainParts(item)}` }
    })
  })
}

/** The names of the photos within a text. */
export function photosIn(source: string): string[] {
  const names = source.split(LINE_END).flatMap((line) => PHOTO.exec(line.trim())?.[2] ?? [])
  return [...new Set(names)]
}

/** The first `length` characters without markup and line breaks; an ellipsis shows a cut. */
export function teaser(source: string, length: number): string {
  const plain = plainBlocks(source)
    .map(({ text }) => text)
    .join(' ')
  if (plain.length <= length) return plain
  // Do not cut a surrogate pair in half.
  const cut = plain.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  return `${cut.trimEnd()}…`
}

/** The first characters as written. A character is a code point, so no emoji is cut in half. */
export function firstCharacters(text: string, count: number): string {
  return Array.from(text.slice(0, 2 * count))
    .slice(0, count)
    .join('')
}

/**
 * The text as written, but without photos, the addresses of links and the marks of bold words: cut off,
 * these would look broken. The marks at the start of a line stay.
 */
export function withoutInlineMarks(source: string): string {
  return source
    .replaceAll(PHOTO_LINE, '')
    .replaceAll(/[^\r\n]+/g, (line) =>
      /^\s*(?:##|\*\*)/.test(line) ? withoutLinks(line) : plainParts(readParts(line)),
    )
}
