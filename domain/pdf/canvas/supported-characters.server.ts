import { loadFont } from './fonts.server.ts'

/**
 * Replaces every text in the content by one that the fonts can show. A title that is left empty
 * becomes the number of its property.
 */
export function withSupportedCharacters<Content>(content: Content): Content {
  return convert(content) as Content
}

function convert(value: unknown): unknown {
  if (typeof value === 'string') return supportedText(value)
  if (Array.isArray(value)) return value.map(convert)
  if (typeof value !== 'object' || value === null) return value
  const result = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, convert(member)]),
  )
  if (result['title'] === '' && 'id' in result) result['title'] = `Property ${String(result['id'])}`
  return result
}

/**
 * The text in characters that the fonts have. Unsupported accents are dropped from their letters;
 * other scripts, emoji and control characters are left out.
 */
export function supportedText(text: string): string {
  const characters = Array.from(text.normalize('NFC'), (character) => {
    if (/\s/u.test(character)) return ' '
    if (isSupported(character)) return character
    return Array.from(character.normalize('NFKD')).filter(isSupported).join('')
  })
  return characters.join('').replaceAll(/ +/g, ' ').trim()
}

function isSupported(character: string): boolean {
  if (/[\p{C}\p{Mn}]/u.test(character)) return false
  const code = character.codePointAt(0) ?? 0
  return (['title', 'text'] as const).every((name) =>
    loadFont(name).font.hasGlyphForCodePoint(code),
  )
}
