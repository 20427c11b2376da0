const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const LETTER_BITS = 5

/** RFC 4648 base 32 without padding: no 0, 1 or 8 that could be read as O, I or B. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    for (bits += 8; bits >= LETTER_BITS; bits -= LETTER_BITS)
      text += LETTERS[(held >>> (bits - LETTER_BITS)) & 31]
    held &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + LETTERS[(held << (LETTER_BITS - bits)) & 31]
}

/** The bytes that a text of `base32` stands for. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * LETTER_BITS) / 8))
  let held = 0
  let bits = 0
  let at = 0
  for (const letter of text) {
    const value = LETTERS.indexOf(letter)
    if (value < 0) throw new Error('Not a text in base 32.')
    held = (held << LETTER_BITS) | value
    bits += LETTER_BITS
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = held >>> bits
    held &= (1 << bits) - 1
  }
  return bytes
}

/** Four letters at a time, as a person reads them. */
export function groupDigits(text: string, between = ' '): string {
  return text.match(/.{1,4}/g)?.join(between) ?? ''
}
