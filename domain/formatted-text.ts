/**
 * The agency's simple markup for long texts: a line that starts with `##` is a heading, one that
 * starts with `**` is bold, any other line is a paragraph.
 */
export type TextBlock = { kind: 'heading' | 'bold' | 'paragraph'; text: string }

export function parseFormattedText(source: string): TextBlock[] {
  return source
    .split(/\r\n|\r|\n/)
    .map(parseLine)
    .filter(({ text }) => text !== '')
}

function parseLine(line: string): TextBlock {
  const trimmed = line.trim()
  if (trimmed.startsWith('##'))
    return { kind: 'heading', text: withoutMarks(trimmed.replace(/^#+\s*/, '')) }
  if (trimmed.startsWith('**')) return { kind: 'bold', text: withoutMarks(trimmed) }
  return { kind: 'paragraph', text: trimmed }
}

/** The whole line is set apart already: further `**` in it mean nothing. */
function withoutMarks(text: string): string {
  const parts = text.split(/\*\*+/).map((part) => part.trim())
  return parts.filter(Boolean).join(' ')
}

/** The first `length` characters without markup and line breaks; an ellipsis shows a cut. */
export function teaser(source: string, length: number): string {
  const plain = parseFormattedText(source)
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
