import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets in the database, so that a stolen copy of it does not reveal them. */
export interface Encryption {
  /** Without a key, texts are stored as they are. */
  hasKey: boolean
  encrypt(text: string): string
  decrypt(text: string): string
  /** False where the text was stored before a key was set. */
  isEncrypted(text: string): boolean
}

/** The text was encrypted with another key, or no key is set any more. */
export class WrongSecretKey extends Error {}

// Stored values depend on these two; another value would make them unreadable.
const PREFIX = 'sealed:'
const KEY_LABEL = 'seal'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Uses the key from the settings. Without one, texts are stored as they are. */
export function encryptionWith(key: string | undefined): Encryption {
  return key === undefined
    ? NO_ENCRYPTION
    : aesEncryption(Buffer.from(hkdfSync('sha256', key, '', KEY_LABEL, 32)))
}

const NO_ENCRYPTION: Encryption = {
  hasKey: false,
  encrypt: (text) => text,
  decrypt(text) {
    if (text.startsWith(PREFIX)) throw new WrongSecretKey('no key is set')
    return text
  },
  isEncrypted: () => true,
}

function aesEncryption(key: Buffer): Encryption {
  return {
    hasKey: true,
    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64')
    },
    decrypt(text) {
      if (!text.startsWith(PREFIX)) return text
      const bytes = Buffer.from(text.slice(PREFIX.length), 'base64')
      const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)]
      try {
        const cipher = createDecipheriv(CIPHER, key, nonce)
        cipher.setAuthTag(rest.subarray(0, TAG_BYTES))
        return Buffer.concat([cipher.update(rest.subarray(TAG_BYTES)), cipher.final()]).toString()
      } catch {
        throw new WrongSecretKey('it was encrypted with another key')
      }
    },
    isEncrypted: (text) => text.startsWith(PREFIX),
  }
}
