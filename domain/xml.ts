const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// XML 1.0 allows no control characters, not even escaped ones.
const INVALID_CHARACTERS = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Escapes text for an XML element or attribute. */
export function escapeXml(text: string): string {
  return removeInvalidXmlCharacters(text).replaceAll(
    /[&<>"']/g,
    (character) => ENTITIES[character] ?? '',
  )
}

// A quick test that most texts pass; it also matches valid characters beyond U+FFFF.
const MAYBE_INVALID = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/

export function removeInvalidXmlCharacters(text: string): string {
  if (!MAYBE_INVALID.test(text)) return text
  return text.toWellFormed().replaceAll(INVALID_CHARACTERS, '')
}

/** An element with escaped text; empty where the text is undefined. */
export function element(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${escapeXml(text)}</${name}>`
}

/** An element with unescaped text in a CDATA section, for long texts. */
export function cdata(name: string, text: string | undefined): string {
  if (text === undefined) return ''
  const content = removeInvalidXmlCharacters(text).replaceAll(']]>', ']]]]><![CDATA[>')
  return `<${name}><![CDATA[${content}]]></${name}>`
}
