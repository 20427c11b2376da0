import type { NewEnquiry } from './enquiry.ts'

/**
 * The sender of an enquiry as a contact file, for the agent's phone. vCard 3.0, which every phone and
 * Outlook read; Outlook reads no 4.0.
 */
export function contactCard(
  { name, email, phone }: Pick<NewEnquiry, 'name' | 'email' | 'phone'>,
  note: string,
) {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Real estate site//Enquiries//EN',
    `FN:${escaped(name)}`,
    // As one given name: which part is the family name cannot be known, least of all in Arabic.
    `N:;${escaped(name)};;;`,
    ...(phone ? [`TEL;TYPE=CELL:${escaped(phone)}`] : []),
    ...(email ? [`EMAIL;TYPE=INTERNET:${escaped(email)}`] : []),
    `NOTE:${escaped(note)}`,
    'END:VCARD',
  ]
  return {
    filename: 'contact.vcf',
    text: lines.map((line) => `${folded(line)}\r\n`).join(''),
    type: 'text/vcard; charset=utf-8',
  }
}

/** RFC 2426: line breaks, commas, semicolons and backslashes; no other control characters. */
function escaped(text: string): string {
  return text
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .trim()
}

const MAX_LINE_BYTES = 75

/** Long lines continue after a line break and a space; characters are not cut. */
function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > MAX_LINE_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}
