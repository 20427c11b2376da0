import { loadFont } from './fonts.server.ts'
import { hexOf } from './print-look.server.ts'
import type { TextStyle } from './print-style.ts'

/** The text as a path of an SVG, since a server may have no fonts installed. */
export function outlineText(style: TextStyle, text: string, x: number, baseline: number): string {
  const { size, tracking = 0, colour } = style
  const { font } = loadFont(style.font)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let glyphX = x
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const position = [glyphX + xOffset * scale, baseline - yOffset * scale] as const
    glyphX += xAdvance * scale + tracking * size
    return glyph.path
      .scale(scale, -scale)
      .translate(...position)
      .toSVG()
  })
  return `<path fill="${hexOf(colour)}" d="${outlines.join('')}"/>`
}
