import { buffer } from 'node:stream/consumers'

import PdfDocument from 'pdfkit'

import type { ColourName } from '#domain/brand/palette.ts'
import type { QrPath } from '#domain/pdf/qr-path.ts'

import { FONT_NAMES, loadFont } from './fonts.server.ts'
import { drawableLogo, type LogoGround } from './logo.server.ts'
import { hexOf } from './print-look.server.ts'
import { COLOUR, PAGE, STYLE, type TextStyle } from './print-style.ts'
import { textWidth, wrapText } from './text-layout.server.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The structure tag of a text, for screen readers. */
export type TextRole = 'H1' | 'H2' | 'H3' | 'P' | 'LI'

interface TextOptions {
  link?: string | undefined
  /** Aligns the text to the right in a column of this width. */
  rightAlignedIn?: number
}

/**
 * Draws a tagged PDF from the first page to the last. Positions are in points from the top left of
 * the page. What carries no meaning is tagged as an artifact, which screen readers skip.
 */
export class Canvas {
  readonly #doc: PDFKit.PDFDocument
  readonly #root: PDFKit.PDFStructureElement
  readonly #bytes: Promise<Buffer>
  #pageCount = 0

  constructor({ title, author, subject }: { title: string; author: string; subject: string }) {
    this.#doc = new PdfDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      info: { Title: title, Author: author, Subject: subject, Creator: author },
    })
    for (const name of FONT_NAMES) this.#doc.registerFont(name, loadFont(name).bytes)
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
    this.#drawArtifact(() => this.#doc.rect(x, y, width, height).fill(hexOf(colour)))
  }

  drawHorizontalLine(colour: ColourName, x: number, y: number, width: number): void {
    this.#drawLine(colour, [x, y], [x + width, y])
  }

  drawVerticalLine(colour: ColourName, x: number, y: number, height: number): void {
    this.#drawLine(colour, [x, y], [x, y + height])
  }

  drawQrCode({ size, path }: QrPath, { x, y, width }: Box): void {
    this.#drawArtifact(() => {
      this.#doc
        .save()
        .translate(x, y)
        .scale(width / size)
      this.#doc.path(path).fill(hexOf(COLOUR.inkDeep)).restore()
    })
  }

  /** Draws lines one below another and returns where the next one would start. */
  drawLines(
    role: TextRole,
    style: TextStyle,
    lines: readonly string[],
    x: number,
    y: number,
    { link, rightAlignedIn }: TextOptions = {},
  ): number {
    if (lines.length === 0) return y
    this.#tag(role, () => {
      for (const [index, text] of lines.entries()) {
        const start = rightAlignedIn === undefined ? x : x + rightAlignedIn - textWidth(style, text)
        this.#drawText(style, text, start, y + index * style.leading + baselineOf(style), link)
      }
    })
    return y + lines.length * style.leading
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
    this.#tag(role, () => {
      for (const { style, text } of parts) {
        this.#drawText(style, text, partX, baseline)
        partX += textWidth(style, text)
      }
    })
  }

  drawPhoto(bytes: Uint8Array, box: Box, alt: string): void {
    this.#root.add(this.#doc.struct('Figure', { alt }, () => this.#drawImage(bytes, box)))
  }

  /** Draws an image that carries no meaning of its own. */
  drawDecoration(bytes: Uint8Array, box: Box): void {
    this.#drawArtifact(() => this.#drawImage(bytes, box))
  }

  /** Draws the logo at the left margin; `ground` is the colour that it stands on. */
  async drawLogo(ground: LogoGround, y: number, width: number): Promise<void> {
    const x = PAGE.margin - 2
    const logo = await drawableLogo(ground, width)
    if (logo.kind === 'name') this.drawLines('P', logo.style, [logo.text], PAGE.margin, y)
    else {
      if (logo.tile)
        this.fill(COLOUR.paper, { x, y: y - 6, width: logo.width + 16, height: logo.height + 12 })
      const imageX = logo.tile ? x + 8 : x
      this.drawDecoration(logo.bytes, { x: imageX, y, width: logo.width, height: logo.height })
    }
  }

  drawFooter(text: string, lineColour: ColourName): void {
    const style: TextStyle = STYLE.caption
    const y = PAGE.height - 38
    const number = `${this.#pageCount}`
    const numberX = PAGE.margin + PAGE.contentWidth - textWidth(style, number)
    this.drawHorizontalLine(lineColour, PAGE.margin, y, PAGE.contentWidth)
    this.#drawArtifact(() => {
      this.#drawText(style, text, PAGE.margin, y + 16)
      this.#drawText(style, number, numberX, y + 16)
    })
  }

  finish(): Promise<Buffer> {
    this.#root.end()
    this.#doc.end()
    return this.#bytes
  }

  #tag(role: TextRole, draw: () => void): void {
    this.#root.add(this.#doc.struct(role, {}, draw))
  }

  #drawArtifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#doc.endMarkedContent()
  }

  #drawText(style: TextStyle, text: string, x: number, baseline: number, link?: string): void {
    this.#doc.font(style.font).fontSize(style.size).fillColor(hexOf(style.colour))
    this.#doc.text(text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: (style.tracking ?? 0) * style.size,
      ...(link !== undefined && { link, underline: false }),
    })
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
    this.#doc.image(Buffer.from(bytes), x, y, { width, height })
  }
}

/** From the top of a line to its baseline, so that capitals stand in the middle of the line. */
function baselineOf({ size, leading }: TextStyle): number {
  return (leading + size * 0.68) / 2
}
