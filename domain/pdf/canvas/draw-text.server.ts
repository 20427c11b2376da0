import { isArabic } from '#domain/language.ts'

import { FONT_NAMES, loadFont, type FontName, type Script } from './fonts.server.ts'
import { hexOf } from './print-look.server.ts'
import type { TextStyle } from './print-style.ts'
import { placeRuns } from './text-runs.server.ts'

/** Makes the fonts known to a PDF; it contains those that are used. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const name of FONT_NAMES)
    for (const script of ['latin', 'arabic'] as const)
      doc.registerFont(fontKey(name, script), loadFont(name, script).bytes)
}

/** Draws a line of text, each run in its font. `x` is its left edge. */
export function drawText(
  doc: PDFKit.PDFDocument,
  style: TextStyle,
  text: string,
  x: number,
  baseline: number,
  link?: string,
): void {
  const runs = placeRuns(style, text)
  for (const run of runs) {
    doc.font(fontKey(run.font, run.script)).fontSize(run.size).fillColor(hexOf(style.colour))
    doc.text(run.text, x + run.x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: run.tracking * run.size,
    })
  }
  if (link === undefined) return
  const width = runs.reduce((sum, run) => sum + run.width, 0)
  doc.link(x, baseline - style.size, width, style.size * 1.3, link)
}

interface EmbeddedFont {
  /** The characters of each glyph. */
  unicode?: (number[] | null)[]
}

/**
 * Readers of PDFs (Chromium's, Firefox's and Poppler's were tried) take Arabic glyphs from left to
 * right and turn all their characters round. So those of a ligature are stored turned round, or its
 * words could not be found or copied. pdfkit has no option for it. Call it when all is drawn.
 */
export function reverseLigatures(doc: PDFKit.PDFDocument): void {
  const { _fontFamilies } = doc as unknown as { _fontFamilies: Record<string, EmbeddedFont> }
  for (const { unicode } of new Set(Object.values(_fontFamilies)))
    for (const characters of unicode ?? [])
      if (characters && isArabic(String.fromCodePoint(...characters))) characters.reverse()
}

function fontKey(name: FontName, script: Script): string {
  return `${name}-${script}`
}
