import { createHash } from 'node:crypto'

import { HEAD_SCRIPT } from '#app/head-script.ts'
import { NOSCRIPT_CSS } from '#app/noscript-css.ts'

interface PolicyOptions {
  mode: 'production' | 'development'
  photosUrl: string
  /** By a page of our own: the settings show a page beside their form. */
  mayBeFramed: boolean
  /** The style with the owner's colours and type, or nothing. */
  theme: string
}

/**
 * Allows exactly the scripts that we put into this page, by their hashes; a nonce cannot be cached
 * with a page. While a page is rendered, our scripts carry a secret nonce, so that a script injected
 * with someone's text is not taken for ours. The nonce is removed here. `pieces` follow each other,
 * and no script spans two of them.
 */
export function applyContentSecurityPolicy(
  pieces: readonly string[],
  nonce: string,
  { mode, photosUrl, mayBeFramed, theme }: PolicyOptions,
) {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set(
    pieces.flatMap((piece) => Array.from(inlineScripts(piece, attribute), hashOf)),
  )
  return {
    body: toBuffer(pieces.flatMap((piece) => piece.split(attribute))),
    policy: [
      "default-src 'self'",
      ["script-src 'self'", hashOf(HEAD_SCRIPT), ...hashes].join(' '),
      ...stylePolicy(mode, theme),
      // Photos may come from another site.
      ["img-src 'self' data: blob:", URL.parse(photosUrl)?.origin ?? ''].join(' ').trimEnd(),
      "font-src 'self'",
      // The contact page asks whether the map can be reached.
      "connect-src 'self' https://www.google.com",
      "frame-src 'self' https://www.google.com https://maps.google.com",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${mayBeFramed ? "'self'" : "'none'"}`,
    ].join('; '),
  }
}

/** One allocation for the whole page: pages are large and stay in memory for long. */
function toBuffer(pieces: string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(
    pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0),
  )
  let offset = 0
  for (const piece of pieces) offset += bytes.write(piece, offset)
  return bytes
}

function* inlineScripts(html: string, nonceAttribute: string): Generator<string> {
  let index = html.indexOf(nonceAttribute)
  for (; index !== -1; index = html.indexOf(nonceAttribute, index + 1)) {
    const start = html.indexOf('>', index) + 1
    const tag = html.slice(html.lastIndexOf('<', index), start)
    if (tag.startsWith('<script') && !tag.includes(' src='))
      yield html.slice(start, html.indexOf('</script>', start))
  }
}

// sonner, the toast library, inserts its styles itself: an empty element first, then the text. A test
// fails when a new version changes the hash.
const SONNER_STYLES = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

function stylePolicy(mode: PolicyOptions['mode'], theme: string): string[] {
  // Vite inserts styles into the page as they change.
  if (mode === 'development') return ["style-src 'self' 'unsafe-inline'"]
  const hashes = [NOSCRIPT_CSS, '', ...(theme ? [theme] : [])].map(hashOf)
  return [
    ["style-src 'self'", ...hashes, SONNER_STYLES].join(' '),
    // Style attributes place photos and hold their blurred placeholders; `img-src` limits what they load.
    "style-src-attr 'unsafe-inline'",
  ]
}

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}
