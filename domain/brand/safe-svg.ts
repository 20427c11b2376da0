import { SaxesParser, type SaxesTagPlain } from 'saxes'

import { Unsupported } from '#domain/problem.ts'
import { escapeXml } from '#domain/xml.ts'

export interface SafeSvg {
  text: string
  width: number
  height: number
}

const MAX_ELEMENTS = 5000
const MAX_DEPTH = 60
/** A few `use` elements that refer to each other expand to a very large number of shapes. */
const MAX_USES = 20
/** The longer side in pixels, where the drawing gives its size by a `viewBox` of other units. */
const SIDE = 600

/** Shapes, and what they are filled with. Anything else is left out, with all that is in it. */
const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask symbol use style'.split(
    ' ',
  ),
)

const ATTRIBUTES = new Set(
  'id class d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height viewBox preserveAspectRatio points transform fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity style href xlink:href color display visibility'.split(
    ' ',
  ),
)

/** Without these the drawing would not be the one that was uploaded. */
const REFUSED: Record<string, string> = {
  text: 'Its text needs fonts. Please convert the text to outlines and save it again.',
  image: 'It has a picture inside. Please upload it as a PNG.',
}

/**
 * The drawing with nothing in it but shapes, written anew from what is allowed: no scripts, no event
 * handlers, no foreign content, and no address but those within the drawing.
 */
export function safeSvg(bytes: Uint8Array): SafeSvg {
  const parser = new SaxesParser()
  const written = new SvgWriter()
  let problem: Error | undefined
  const attempt = (step: () => void) => {
    try {
      if (!problem) step()
    } catch (error) {
      problem = error as Error
    }
  }
  parser.on('error', () => (problem ??= unreadable()))
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) problem ??= unreadable()
  })
  parser.on('opentag', (tag) => attempt(() => written.open(tag)))
  parser.on('closetag', ({ name }) => attempt(() => written.close(name)))
  parser.on('text', (text) => written.addText(text))
  parser.on('cdata', (text) => written.addText(text))
  parser.write(decode(bytes)).close()
  if (problem) throw problem
  return written.finish()
}

class SvgWriter {
  #text = ''
  #css = ''
  #depth = 0
  /** The depth of the element that is left out, with all that is in it. */
  #leftOutAt: number | null = null
  #elements = 0
  #uses = 0
  #size: { width: number; height: number } | null = null

  open({ name, attributes }: SaxesTagPlain): void {
    this.#depth++
    this.#elements++
    if (name === 'use') this.#uses++
    if (this.#depth > MAX_DEPTH || this.#elements > MAX_ELEMENTS || this.#uses > MAX_USES)
      throw new Unsupported('This drawing has too many parts. Please simplify it, or upload a PNG.')
    if (this.#leftOutAt !== null) return
    const refusal = REFUSED[name]
    if (refusal) throw new Unsupported(refusal)
    if (this.#depth === 1) this.#openRoot(name, attributes)
    else if (!ELEMENTS.has(name) || name === 'svg') this.#leftOutAt = this.#depth
    else this.#text += `<${name}${safeAttributes(attributes)}>`
    this.#css = ''
  }

  close(name: string): void {
    if (this.#leftOutAt === null) {
      if (name === 'style' && isSafeCss(this.#css)) this.#text += escapeXml(this.#css)
      this.#text += `</${name}>`
    } else if (this.#leftOutAt === this.#depth) this.#leftOutAt = null
    this.#depth--
  }

  addText(text: string): void {
    this.#css += text
  }

  finish(): SafeSvg {
    if (!this.#size) throw unreadable()
    return { text: this.#text, ...this.#size }
  }

  #openRoot(name: string, attributes: Record<string, string>): void {
    if (name !== 'svg') throw unreadable()
    const viewBox = (attributes['viewBox'] ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const [, , boxWidth = NaN, boxHeight = NaN] = viewBox
    const width = lengthOf(attributes['width']) ?? boxWidth
    const height = lengthOf(attributes['height']) ?? boxHeight
    if (!(width > 0 && height > 0 && width / height < 50 && height / width < 50))
      throw new Unsupported('This drawing does not say how large it is: its viewBox is missing.')
    const scale = SIDE / Math.max(width, height)
    this.#size = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    }
    const { width: _, height: __, ...rest } = attributes
    const size = ` width="${this.#size.width}" height="${this.#size.height}"`
    const box = boxWidth > 0 && boxHeight > 0 ? '' : ` viewBox="0 0 ${width} ${height}"`
    this.#text += `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${size}${box}${safeAttributes(rest)}>`
  }
}

function safeAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .filter(([name, value]) => ATTRIBUTES.has(name) && isSafeAttribute(name, value))
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')
}

function isSafeAttribute(name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return /^#[\w.-]+$/.test(value)
  return isSafeCss(value)
}

/** Without at-rules, escapes and addresses; `url(#gradient)` stays within the drawing. */
function isSafeCss(css: string): boolean {
  const withoutLocal = css.replaceAll(/url\(\s*(["']?)#[\w.-]+\1\s*\)/gi, '')
  return !/[@\\<]|\/\*|url|src|image|expression|:\/\/|javascript:/i.test(withoutLocal)
}

/** A plain number or pixels; other units are measured by the `viewBox`. */
function lengthOf(value: string | undefined): number | null {
  const [, digits] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value ?? '') ?? []
  return digits === undefined ? null : Number(digits)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unreadable()
  }
}

function unreadable(): Unsupported {
  return new Unsupported(
    'This file is not a drawing that can be read. Please save it as plain SVG.',
  )
}
