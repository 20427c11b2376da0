/** A part of a line: plain or bold, and perhaps a link. */
export interface TextPart {
  text: string
  isBold?: true
  href?: string
}

/** `[words](address)`; the address may hold pairs of brackets, as those of encyclopaedias do. */
const LINK = /(?<!!)\[([^\][]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g

/**
 * The web, email, phone numbers, and paths of the site itself. A browser reads a backslash as a slash, so
 * an address with one could lead to another site than it seems to.
 */
const SAFE_ADDRESS =
  /^(?:https?:\/\/[^\s/\\][^\s\\]*|mailto:[^\s\\]+@[^\s\\]+|tel:[+\d][\d-]*|\/(?![/\\])[^\s\\]*)$/i

/** The parts of a line. `**` without a partner, and links to other addresses, stay as written. */
export function readParts(line: string): TextPart[] {
  const pieces = line.split('**')
  // Of an odd number of marks the last has no partner.
  if (pieces.length % 2 === 0) pieces.push([pieces.pop(), pieces.pop()].reverse().join('**'))
  return pieces.flatMap((piece, index): TextPart[] => {
    if (index % 2 === 0) return readLinks(piece)
    const isWord = piece !== '' && piece === piece.trim()
    if (!isWord) return [{ text: `**${piece}**` }]
    return readLinks(piece).map((part) => ({ ...part, isBold: true }))
  })
}

export function plainParts(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('')
}

/** Shows the words of links only. */
export function withoutLinks(line: string): string {
  return plainParts(readLinks(line))
}

function readLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: all, 1: words = '', 2: href = '', index } of text.matchAll(LINK)) {
    if (!SAFE_ADDRESS.test(href)) continue
    parts.push({ text: text.slice(end, index) }, { text: words, href })
    end = index + all.length
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '')
}
