import type { FastifyRequest } from 'fastify'

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a request asks for a path, at a host that a URL can name. */
export function isReadableAddress({ url, host }: Pick<FastifyRequest, 'url' | 'host'>): boolean {
  return url.startsWith('/') && (host === '' || HOST.test(host))
}

/**
 * The one spelling of an address: without empty segments, dots, needless escapes and a slash at the
 * end. Others redirect to it, so that no page is cached twice.
 */
export function canonicalAddress(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  // URL reads a backslash as a slash, and two slashes as the start of a host name.
  const { pathname } = new URL(path.replaceAll(/[/\\]{2,}/g, '/'), 'http://localhost')
  const plain = pathname.replaceAll(/%[0-9a-f]{2}/gi, unescapeIfPlain)
  return (plain.replace(/\/$/, '') || '/') + query
}

function unescapeIfPlain(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : escape.toUpperCase()
}
