/**
 * The agency's simple markup for long texts: a line that starts with `##` is a heading, one that
 * starts with `**` is bold, any other line is a paragraph.
 */
export type TextBlock = { kind: 'heading' | 'bold' | 'paragraph'; text: string }

export function parseFormattedText(source: string): TextBlock[] {
  return source
    .split(/\r\n|\r|\n/)
    .map(block)
    .filter(({ text }) => text !== '')
}

function block(line: string): TextBlock {
  const trimmed = line.trim()
  if (trimmed.startsWith('##')) return { kind: 'heading', text: trimmed.replace(/^#+\s*/, '') }
  if (trimmed.startsWith('**')) return { kind: 'bold', text: withoutMarks(trimmed) }
  return { kind: 'paragraph', text: trimmed }
}

function withoutMarks(line: string): string {
  return line.slice(2).replace(/\*\*$/, '').trim()
}

/** The first `length` characters as plain words: no marks, no line breaks. Says if more follows. */
export function teaser(source: string, length: number): string {
  const plain = parseFormattedText(source)
    .map(({ text }) => text)
    .join(' ')
  if (plain.length <= length) return plain
  // A cut must not leave half of a two-part character behind.
  const cut = plain.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  return `${cut.trimEnd()}…`
}
