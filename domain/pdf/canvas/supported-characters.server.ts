import { loadFont } from './fonts.server.ts'
import { printWords } from './print-look.server.ts'
import { scriptOf } from './text-runs.server.ts'

/**
 * Replaces every text in the content by one that the fonts can show. A title that is left empty
 * becomes the number of its property.
 */
export function withSupportedCharacters<Content>(content: Content): Content {
  if (typeof content === 'string') return supportedText(content) as Content
  if (Array.isArray(content)) return content.map(withSupportedCharacters) as Content
  if (typeof content !== 'object' || content === null) return content
  const result = Object.fromEntries(
    Object.entries(content).map(([name, member]) => [name, withSupportedCharacters(member)]),
  ) as Record<string, unknown>
  if (result['title'] === '' && 'id' in result)
    result['title'] = printWords().untitled(Number(result['id']))
  return result as Content
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
  // A mark of Arabic, such as a vowel, needs a letter to stand on.
  return characters
    .join('')
    .replaceAll(/(?<![\p{Script=Arabic}\p{Mn}])\p{Mn}+/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim()
}

function isSupported(character: string): boolean {
  const script = scriptOf(character)
  if (/\p{C}/u.test(character) || (script === 'latin' && /\p{Mn}/u.test(character))) return false
  const code = character.codePointAt(0) ?? 0
  return (['title', 'text'] as const).every((name) =>
    loadFont(name, script).font.hasGlyphForCodePoint(code),
  )
}
