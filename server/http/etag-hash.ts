import { hash } from 'node:crypto'

/** 132 bits of a SHA-256: enough to tell the versions of a response apart. */
export function etagHash(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 22)
}
