import { randomBytes } from 'node:crypto'

import type { App } from '#domain/app.ts'

import { readSigned, sign } from './signature.server.ts'

const REFERENCE = /^[0-9a-f]{24}(?:\.|$)/

/** Identifies in links what is stored under it. It grants nothing without its signature. */
export function newReference(): string {
  return randomBytes(12).toString('hex')
}

/** The tokens `reference.signature` of links of one kind; the setting holds their secret. */
export function linkTokens(setting: string) {
  const key = { setting, signatureLength: 32 }
  /** The token of a reference. */
  const tokenOf = async (app: Pick<App, 'db'>, reference: string) =>
    `${reference}.${await sign(app, key, reference)}`
  /** The reference in a token that this site has signed. */
  const readToken = async (app: Pick<App, 'db'>, token: string) =>
    REFERENCE.test(token) ? readSigned(app, key, token) : undefined
  return { tokenOf, readToken }
}
