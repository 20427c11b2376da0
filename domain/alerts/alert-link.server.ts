import { randomBytes } from 'node:crypto'

import type { App } from '#domain/app.ts'
import { pathIn, type Language } from '#domain/language.ts'
import { readSigned, sign } from '#domain/signature.server.ts'

const KEY = { setting: 'alert-link-secret', signatureLength: 32 }
const REFERENCE = /^[0-9a-f]{24}(?:\.|$)/

/** Identifies an alert in links. It grants nothing without its signature. */
export function newReference(): string {
  return randomBytes(12).toString('hex')
}

export async function tokenOf(app: Pick<App, 'db'>, reference: string): Promise<string> {
  return `${reference}.${await sign(app, KEY, reference)}`
}

/** The page where an alert is confirmed or ended. The address reveals nothing about the visitor. */
export function alertPath(token: string, language: Language): string {
  return pathIn(language, `/alerts/${token}`)
}

/** Where mail programs post to end an alert (RFC 8058). */
export function endPath(token: string): string {
  return `/api/alerts/${token}/end`
}

/** The reference in a token that this site has signed. */
export async function readToken(app: Pick<App, 'db'>, token: string): Promise<string | undefined> {
  return REFERENCE.test(token) ? readSigned(app, KEY, token) : undefined
}
