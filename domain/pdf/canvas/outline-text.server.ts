import { loadFont } from './fonts.server.ts'
import { hexOf } from './print-look.server.ts'
import type { TextStyle } from './print-style.ts'
import { placeRuns, type PlacedRun } from './text-runs.server.ts'

/** The text as a path of an SVG, since a server may have no fonts installed. */
export function outlineText(style: TextStyle, text: string, x: number, baseline: number): string {
  const runs = placeRuns(style, text).map((run) => outlineRun(run, x + run.x, baseline))
  return `<path fill="${hexOf(style.colour)}" d="${runs.join('')}"/>`
}

function outlineRun(run: PlacedRun, x: number, baseline: number): string {
  const { size, tracking } = run
  const { font, outlines } = loadFont(run.font, run.script)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(run.text)
  let glyphX = x
  const paths = glyphs.map(({ id }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const position = [glyphX + xOffset * scale, baseline - yOffset * scale] as const
    glyphX += xAdvance * scale + tracking * size
    return outlines
      .getGlyph(id)
      .path.scale(scale, -scale)
      .translate(...position)
      .toSVG()
  })
  return paths.join('')
}
