/** Elements whose content is not shown as text. */
const WITHOUT_TEXT = new Set(['script', 'style', 'title'])
/** Each begins a line of its own. A cell of a table does, too: a label and its value are two lines. */
const BLOCKS =
  /^(address|article|blockquote|br|dd|div|dl|dt|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/
const TAG_NAME = /<\/?([a-z][a-z0-9]*)/iy
// Repetitions are limited: without a limit, a long run of spaces would take quadratic time.
const CONTACT = /href\s{0,5}=\s{0,5}["']?\s{0,5}(?:mailto|tel):([^"'\s>?]{1,200})/i
const MAX_HTML_LENGTH = 300_000

/** The text of an email's HTML. It takes time in proportion to its length, whatever the HTML is. */
export function htmlToText(source: string): string {
  const html = source.slice(0, MAX_HTML_LENGTH)
  // Letters of ASCII only, so that positions stay the same: in lower case İ has two characters.
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    parts.push(html.slice(at, open === -1 ? undefined : open).replace(/\s+/g, ' '))
    if (open === -1) break
    const { end, text } = readTag(html, lower, open)
    parts.push(text)
    at = end
  }
  return tidyLines(decodeEntities(parts.join('')))
}

function readTag(html: string, lower: string, open: number): { end: number; text: string } {
  if (lower.startsWith('<!--', open)) return { end: after(html, '-->', open), text: '' }
  TAG_NAME.lastIndex = open
  const [tag = '', name = ''] = TAG_NAME.exec(lower) ?? []
  if (name === '') {
    const isDeclaration = /^<[!?/]/.test(lower.slice(open, open + 2))
    return isDeclaration
      ? { end: after(html, '>', open), text: '' }
      : { end: open + 1, text: '&lt;' }
  }
  const end = after(html, '>', open)
  if (tag.startsWith('</')) return { end, text: BLOCKS.test(name) ? '\n' : '' }
  if (WITHOUT_TEXT.has(name))
    return { end: after(lower, '>', after(lower, `</${name}`, end)), text: '' }
  if (name === 'a') return { end, text: contactOf(html.slice(open, end)) }
  return { end, text: BLOCKS.test(name) ? '\n' : '' }
}

/** A button "Call" has the number only in its address. */
function contactOf(link: string): string {
  const [, address] = CONTACT.exec(link) ?? []
  return address === undefined ? '' : ` ${decoded(address)} `
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** The position after the next occurrence of `text`, or the end of the HTML if there is none. */
function after(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from)
  return at === -1 ? html.length : at + text.length
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  zwnj: '',
  zwj: '',
  copy: '©',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
}
const MAX_CODE_POINT = 0x10ffff

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,8});/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : ''
  })
}

function tidyLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
