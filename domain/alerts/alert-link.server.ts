import { pathIn, type Language } from '#domain/language.ts'
import { linkTokens } from '#domain/link-token.server.ts'

export const { tokenOf, readToken } = linkTokens('alert-link-secret')

/** The page where an alert is confirmed or ended. The address reveals nothing about the visitor. */
export function alertPath(token: string, language: Language): string {
  return pathIn(language, `/alerts/${token}`)
}

/** Where mail programs post to end an alert (RFC 8058). */
export function endPath(token: string): string {
  return `/api/alerts/${token}/end`
}
