import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Closes what the database keeps for us and must not tell to whoever reads a copy of it. */
export interface Encryption {
  close(text: string): string
  open(text: string): string
  /** Whether this seal would leave it as it is. */
  isClosed(text: string): boolean
}

/** It was closed with another key, or with one where there is none now. */
export class WrongSecretKey extends Error {}

const CLOSED = 'sealed:'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** With a key from the settings; without one, what is written stays as it is. */
export function encryptionWith(key: string | undefined): Encryption {
  return key === undefined ? OPEN : closing(Buffer.from(hkdfSync('sha256', key, '', 'seal', 32)))
}

const OPEN: Encryption = {
  close: (text) => text,
  open(text) {
    if (text.startsWith(CLOSED)) throw new WrongSecretKey('no key is set')
    return text
  },
  isClosed: () => true,
}

function closing(key: Buffer): Encryption {
  return {
    close(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const written = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return CLOSED + Buffer.concat([nonce, cipher.getAuthTag(), written]).toString('base64')
    },
    open(text) {
      if (!text.startsWith(CLOSED)) return text
      const bytes = Buffer.from(text.slice(CLOSED.length), 'base64')
      const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)]
      try {
        const cipher = createDecipheriv(CIPHER, key, nonce)
        cipher.setAuthTag(rest.subarray(0, TAG_BYTES))
        return Buffer.concat([cipher.update(rest.subarray(TAG_BYTES)), cipher.final()]).toString()
      } catch {
        throw new WrongSecretKey('it was closed with another key')
      }
    },
    isClosed: (text) => text.startsWith(CLOSED),
  }
}
