const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// XML 1.0 holds no control characters, not even escaped ones.
const NOT_ALLOWED = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Text as it may stand in an XML element or attribute. */
export function xml(text: string): string {
  return removeInvalidXmlCharacters(text).replaceAll(
    /[&<>"']/g,
    (character) => ENTITIES[character] ?? '',
  )
}

// Nearly every text has none of these, and is done with at a glance.
const SUSPECT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/

/** What of a text XML can hold. */
export function removeInvalidXmlCharacters(text: string): string {
  if (!SUSPECT.test(text)) return text
  return text.toWellFormed().replaceAll(NOT_ALLOWED, '')
}

/** An element with text in it, or nothing where there is no text. */
export function element(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${xml(text)}</${name}>`
}

/** An element whose text stands as it is, without entities: long texts, and what people wrote. */
export function cdata(name: string, text: string | undefined): string {
  if (text === undefined) return ''
  const inside = removeInvalidXmlCharacters(text).replaceAll(']]>', ']]]]><![CDATA[>')
  return `<${name}><![CDATA[${inside}]]></${name}>`
}
