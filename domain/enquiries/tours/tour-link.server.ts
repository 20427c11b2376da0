import { randomBytes } from 'node:crypto'

import type { App } from '#domain/app.ts'
import { pathIn, type Language } from '#domain/language.ts'
import { readSigned, sign } from '#domain/signature.server.ts'

const KEY = { setting: 'tour-link-secret', signatureLength: 32 }
const REFERENCE = /^[0-9a-f]{24}(?:\.|$)/

/** Identifies a tour in calendars and links. It grants nothing without its signature. */
export function newReference(): string {
  return randomBytes(12).toString('hex')
}

/** The page where a tour is moved or cancelled. The address reveals nothing about the visitor. */
export async function tourPath(
  app: Pick<App, 'db'>,
  reference: string,
  language: Language = 'en',
): Promise<string> {
  return pathIn(language, `/tour/${reference}.${await sign(app, KEY, reference)}`)
}

/** The reference in a token that this site has signed. */
export async function readToken(app: Pick<App, 'db'>, token: string): Promise<string | undefined> {
  return REFERENCE.test(token) ? readSigned(app, KEY, token) : undefined
}
