import { createHash } from 'node:crypto'

import { BEFORE_PAINT } from '#app/ui/units.ts'
import { NOSCRIPT_CSS } from '#app/noscript-css.ts'

/** A page as it goes out, and what it may load and run. */
export interface Guarded {
  body: Buffer
  policy: string
}

/**
 * Only the scripts that we put into this very page may run, told by their hashes: a nonce could not
 * be kept with the page. While it is rendered they bear a mark that nobody else can know, so that a
 * script that got in with somebody's words is not taken for one of ours. Then the mark comes off.
 * The page comes in pieces that follow each other, each script in one of them.
 */
export function guard(
  pieces: readonly string[],
  mark: string,
  mode: 'production' | 'development',
  photosUrl: string,
): Guarded {
  const marked = ` nonce="${mark}"`
  const hashes = new Set(pieces.flatMap((piece) => Array.from(scripts(piece, marked), hashOf)))
  return {
    body: inBytes(pieces.flatMap((piece) => piece.split(marked))),
    policy: [
      "default-src 'self'",
      ["script-src 'self'", hashOf(BEFORE_PAINT), ...hashes].join(' '),
      ...STYLES[mode],
      ["img-src 'self' data: blob:", ...originOf(photosUrl)].join(' '),
      "font-src 'self'",
      "connect-src 'self'",
      'frame-src https://www.google.com https://maps.google.com',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}

/** All of them in one piece of memory: a page is large, and its bytes are let go late. */
function inBytes(pieces: string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(
    pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0),
  )
  let at = 0
  for (const piece of pieces) at += bytes.write(piece, at)
  return bytes
}

/** None where photos are with us. */
function originOf(photosUrl: string): string[] {
  const url = URL.parse(photosUrl)
  return url ? [url.origin] : []
}

function* scripts(html: string, marked: string): Generator<string> {
  for (let at = html.indexOf(marked); at !== -1; at = html.indexOf(marked, at + 1)) {
    const begin = html.indexOf('>', at) + 1
    const tag = html.slice(html.lastIndexOf('<', at), begin)
    if (tag.startsWith('<script') && !tag.includes(' src='))
      yield html.slice(begin, html.indexOf('</script>', begin))
  }
}

// sonner, which draws the toasts, brings its styles along and puts them into the page by itself: an
// element with nothing in it, and then its words. A new version has another hash; the test tells it.
const TOASTS = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

const STYLES = {
  // Attributes place photos and hold their blurred beginnings; `img-src` says what they may load.
  production: [
    `style-src 'self' ${hashOf(NOSCRIPT_CSS)} ${hashOf('')} ${TOASTS}`,
    "style-src-attr 'unsafe-inline'",
  ],
  // Vite puts the styles into the page as they change.
  development: ["style-src 'self' 'unsafe-inline'"],
}

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}
