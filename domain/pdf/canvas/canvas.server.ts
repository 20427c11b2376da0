import { buffer } from 'node:stream/consumers'

import PdfDocument from 'pdfkit'

import type { ColourName } from '#domain/brand/palette.ts'
import { isArabic, type Language } from '#domain/language.ts'
import type { QrPath } from '#domain/pdf/qr-path.ts'

import { drawText, registerFonts, reverseLigatures } from './draw-text.server.ts'
import { hexOf, printLanguage } from './print-look.server.ts'
import { COLOUR, PAGE, STYLE, type Box, type TextStyle } from './print-style.ts'
import { baselineOf, leadingOf, textWidth, wrapText } from './text-layout.server.ts'
import { directionOf, withoutMark } from './text-runs.server.ts'

/** The structure tag of a text, for screen readers. */
export type TextRole = 'H1' | 'H2' | 'H3' | 'P' | 'LI'

interface TextOptions {
  link?: string | undefined
  /** Aligns the text to the end in a column of this width. */
  endAlignedIn?: number
  /** English on an Arabic page is aligned to the left of a column of this width. */
  columnWidth?: number
}

const DOCUMENT_LANGUAGE: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE' }

/**
 * Draws a tagged PDF from the first page to the last. Positions are in points from the top and from
 * the side where reading starts: an Arabic page is the mirror of an English one, with photos, logos
 * and codes as they are. What carries no meaning is tagged as an artifact, which screen readers skip.
 */
export class Canvas {
  readonly #doc: PDFKit.PDFDocument
  readonly #root: PDFKit.PDFStructureElement
  readonly #bytes: Promise<Buffer>
  readonly #language = printLanguage()
  #pageCount = 0

  constructor({ title, author, subject }: { title: string; author: string; subject: string }) {
    this.#doc = new PdfDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: DOCUMENT_LANGUAGE[this.#language],
      displayTitle: true,
      info: { Title: title, Author: author, Subject: subject, Creator: author },
    })
    registerFonts(this.#doc)
    this.#bytes = buffer(this.#doc)
    this.#root = this.#doc.struct('Document')
    this.#doc.addStructure(this.#root)
  }

  addPage(colour: ColourName): void {
    this.#doc.addPage()
    this.#pageCount++
    // Two points beyond the edges, because viewers round them.
    this.fill(colour, { x: -2, y: -2, width: PAGE.width + 4, height: PAGE.height + 4 })
  }

  fill(colour: ColourName, { x, y, width, height }: Box): void {
    // The right edge of a page is between two dots, so that what is below would be seen there.
    const bleed = this.#language === 'ar' && x === 0 ? 2 : 0
    const left = this.#left(x, width)
    this.#drawArtifact(() => this.#doc.rect(left, y, width + bleed, height).fill(hexOf(colour)))
  }

  drawHorizontalLine(colour: ColourName, x: number, y: number, width: number): void {
    const left = this.#left(x, width)
    this.#drawLine(colour, [left, y], [left + width, y])
  }

  drawFrame(colour: ColourName, { x, y, width, height }: Box): void {
    for (const top of [y, y + height]) this.drawHorizontalLine(colour, x, top, width)
    for (const left of [x, x + width]) this.drawVerticalLine(colour, left, y, height)
  }

  drawVerticalLine(colour: ColourName, x: number, y: number, height: number): void {
    const left = this.#left(x, 0)
    this.#drawLine(colour, [left, y], [left, y + height])
  }

  drawQrCode({ size, path }: QrPath, { x, y, width }: Box): void {
    this.#drawArtifact(() => {
      this.#doc
        .save()
        .translate(this.#left(x, width), y)
        .scale(width / size)
      this.#doc.path(path).fill(hexOf(COLOUR.inkDeep)).restore()
    })
  }

  /**
   * Draws lines one below another and returns where the next one would start. On an Arabic page,
   * English lines stay aligned to the left, as a block.
   */
  drawLines(
    role: TextRole,
    style: TextStyle,
    lines: readonly string[],
    x: number,
    y: number,
    { link, endAlignedIn, columnWidth }: TextOptions = {},
  ): number {
    if (lines.length === 0) return y
    const widths = lines.map((line) => textWidth(style, line))
    const isBlock = this.#language === 'ar' && lines.every((line) => directionOf(line) === 'ltr')
    const blockWidth = columnWidth ?? Math.max(...widths)
    this.#tag(role, lines, () => {
      for (const [index, text] of lines.entries()) {
        const width = isBlock ? blockWidth : (widths[index] ?? 0)
        const start = endAlignedIn === undefined ? x : x + endAlignedIn - width
        const baseline = y + index * leadingOf(style) + baselineOf(style)
        drawText(this.#doc, style, text, this.#left(start, width), baseline, link)
      }
    })
    return y + lines.length * leadingOf(style)
  }

  /** Draws a text wrapped to a width and returns where it ends. */
  drawParagraph(
    role: TextRole,
    style: TextStyle,
    text: string,
    { x, y, width }: Omit<Box, 'height'>,
    options?: TextOptions,
  ): number {
    return this.drawLines(role, style, wrapText(style, text, width), x, y, options)
  }

  /** Draws texts of different styles side by side, on one baseline. */
  drawRow(
    role: TextRole,
    parts: readonly { style: TextStyle; text: string }[],
    x: number,
    baseline: number,
  ): void {
    let partX = x
    this.#tag(
      role,
      parts.map(({ text }) => text.trim()),
      () => {
        for (const { style, text } of parts) {
          const width = textWidth(style, text)
          drawText(this.#doc, style, this.#withGap(text), this.#left(partX, width), baseline)
          partX += width
        }
      },
    )
  }

  drawPhoto(bytes: Uint8Array, box: Box, alt: string): void {
    this.#root.add(this.#doc.struct('Figure', { alt }, () => this.#drawImage(bytes, box)))
  }

  /** Draws what the box shows, from its middle; what is beyond its edges is cut off. */
  drawFigure(
    { x, y, width, height }: Box,
    alt: string,
    draw: (doc: PDFKit.PDFDocument) => void,
  ): void {
    const left = this.#left(x, width)
    this.#root.add(
      this.#doc.struct('Figure', { alt }, () => {
        this.#doc.save().rect(left, y, width, height).clip()
        this.#doc.translate(left + width / 2, y + height / 2)
        draw(this.#doc)
        this.#doc.restore()
      }),
    )
  }

  /** Draws an image that carries no meaning of its own. */
  drawDecoration(bytes: Uint8Array, box: Box): void {
    this.#drawArtifact(() => this.#drawImage(bytes, box))
  }

  drawFooter(text: string, lineColour: ColourName): void {
    const style: TextStyle = STYLE.caption
    const y = PAGE.height - 38
    const number = `${this.#pageCount}`
    const numberX = PAGE.margin + PAGE.contentWidth - textWidth(style, number)
    this.drawHorizontalLine(lineColour, PAGE.margin, y, PAGE.contentWidth)
    this.#drawArtifact(() => {
      drawText(this.#doc, style, text, this.#left(PAGE.margin, textWidth(style, text)), y + 16)
      drawText(this.#doc, style, number, this.#left(numberX, textWidth(style, number)), y + 16)
    })
  }

  finish(): Promise<Buffer> {
    this.#root.end()
    reverseLigatures(this.#doc)
    this.#doc.end()
    return this.#bytes
  }

  /** Glyphs of Arabic are drawn from left to right, so the tag has the text as it is read. */
  #tag(role: TextRole, lines: readonly string[], draw: () => void): void {
    const actual = lines.some(isArabic) ? lines.map(withoutMark).join(' ') : undefined
    const isForeign = (actual === undefined) === (this.#language === 'ar')
    const lang = isForeign ? (actual === undefined ? 'en' : 'ar') : undefined
    this.#root.add(
      this.#doc.struct(
        role,
        { ...(actual !== undefined && { actual }), ...(lang !== undefined && { lang }) },
        draw,
      ),
    )
  }

  /** The left edge of something that starts at `x`. */
  #left(x: number, width: number): number {
    return this.#language === 'ar' ? PAGE.width - x - width : x
  }

  /** The space between two parts of a row is on the other side of a text that is read from the left. */
  #withGap(text: string): string {
    if (this.#language === 'en' || isArabic(text)) return text
    return text.replace(/^( *)(.*?)( *)$/, '$3$2$1')
  }

  #drawArtifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#doc.endMarkedContent()
  }

  #drawLine(colour: ColourName, start: [number, number], end: [number, number]): void {
    this.#drawArtifact(() =>
      this.#doc
        .moveTo(...start)
        .lineTo(...end)
        .lineWidth(0.5)
        .stroke(hexOf(colour)),
    )
  }

  #drawImage(bytes: Uint8Array, { x, y, width, height }: Box): void {
    this.#doc.image(Buffer.from(bytes), this.#left(x, width), y, { width, height })
  }
}
