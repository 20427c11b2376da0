import type { App } from '#domain/app.ts'
import { pathIn, type Language } from '#domain/language.ts'
import { linkTokens } from '#domain/link-token.server.ts'

const { tokenOf, readToken } = linkTokens('tour-link-secret')
export { readToken }

/** The page where a tour is moved or cancelled. The address reveals nothing about the visitor. */
export async function tourPath(
  app: Pick<App, 'db'>,
  reference: string,
  language: Language = 'en',
): Promise<string> {
  return pathIn(language, `/tour/${await tokenOf(app, reference)}`)
}
