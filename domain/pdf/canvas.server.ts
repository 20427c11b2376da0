import { buffer } from 'node:stream/consumers'

import PdfFile from 'pdfkit'

import { COLOUR, EDGE, INNER, PAGE, STYLE } from './print-style.ts'
import { bytesOf, FACES, widthOf, type Face, type Style } from './text-layout.server.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What a passage is, for those who have it read to them. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'Caption'

interface Set {
  link?: string
  /** Set at the end of a line of this width. */
  endOf?: number
}

/** Paper on which pages are drawn, from the first to the last. Places are in points from its top. */
export interface Paper {
  addPage(colour: string): void
  fill(colour: string, box: Box): void
  /** A hairline. */
  rule(colour: string, x: number, y: number, width: number): void
  upright(colour: string, x: number, y: number, height: number): void
  /** Unit squares, such as those of a QR code, drawn into a box. */
  squares(path: string, size: number, box: Box): void
  /** Sets lines one below another and returns where the next would begin. */
  set(role: Role, style: Style, lines: readonly string[], x: number, y: number, how?: Set): number
  /** Several passages in one line, on one baseline; returns where it ends. */
  setBeside(
    role: Role,
    parts: readonly { style: Style; text: string }[],
    x: number,
    baseline: number,
  ): number
  picture(bytes: Uint8Array, box: Box, alt: string): void
  /** A picture that says nothing, such as a mark beside its name. */
  ornament(bytes: Uint8Array, box: Box): void
  foot(words: string, colour: string, line: string): void
  finish(): Promise<Buffer>
}

export interface Imprint {
  title: string
  author: string
  subject: string
}

export function openPaper({ title, author, subject }: Imprint): Paper {
  const doc = new PdfFile({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject, Creator: author },
  })
  for (const face of Object.keys(FACES) as Face[]) doc.registerFont(face, bytesOf(face))
  const whole = buffer(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  let pages = 0

  const asArtifact = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }
  const line = (style: Style, text: string, x: number, baseline: number, link?: string) => {
    doc.font(style.face).fontSize(style.size).fillColor(style.colour)
    doc.text(text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: (style.tracking ?? 0) * style.size,
      ...(link !== undefined && { link, underline: false }),
    })
  }
  const hairline = (colour: string, from: [number, number], to: [number, number]) =>
    asArtifact(() =>
      doc
        .moveTo(...from)
        .lineTo(...to)
        .lineWidth(0.5)
        .stroke(colour),
    )

  const paper: Paper = {
    addPage(colour) {
      doc.addPage()
      pages++
      // A little over the edges, where viewers round them.
      paper.fill(colour, { x: -2, y: -2, width: PAGE.width + 4, height: PAGE.height + 4 })
    },
    fill(colour, { x, y, width, height }) {
      asArtifact(() => doc.rect(x, y, width, height).fill(colour))
    },
    rule: (colour, x, y, width) => hairline(colour, [x, y], [x + width, y]),
    upright: (colour, x, y, height) => hairline(colour, [x, y], [x, y + height]),
    squares(path, size, { x, y, width }) {
      asArtifact(() => {
        doc
          .save()
          .translate(x, y)
          .scale(width / size)
        doc.path(path).fill(COLOUR.inkDeep).restore()
      })
    },
    set(role, style, lines, x, y, { link, endOf } = {}) {
      if (lines.length === 0) return y
      root.add(
        doc.struct(role, {}, () => {
          for (const [at, text] of lines.entries()) {
            const start = endOf === undefined ? x : x + endOf - widthOf(style, text)
            line(style, text, start, y + at * style.leading + baselineOf(style), link)
          }
        }),
      )
      return y + lines.length * style.leading
    },
    setBeside(role, parts, x, baseline) {
      let at = x
      root.add(
        doc.struct(role, {}, () => {
          for (const { style, text } of parts) {
            line(style, text, at, baseline)
            at += widthOf(style, text)
          }
        }),
      )
      return at
    },
    picture(bytes, box, alt) {
      root.add(doc.struct('Figure', { alt }, () => draw(doc, bytes, box)))
    },
    ornament: (bytes, box) => asArtifact(() => draw(doc, bytes, box)),
    foot(words, colour, line_) {
      const style: Style = { ...STYLE.caption, colour }
      const y = PAGE.height - 38
      paper.rule(line_, EDGE, y, INNER)
      asArtifact(() => {
        line(style, words, EDGE, y + 16)
        line(style, `${pages}`, EDGE + INNER - widthOf(style, `${pages}`), y + 16)
      })
    },
    async finish() {
      root.end()
      doc.end()
      return whole
    },
  }
  return paper
}

function draw(doc: PDFKit.PDFDocument, bytes: Uint8Array, { x, y, width, height }: Box): void {
  doc.image(Buffer.from(bytes), x, y, { width, height })
}

/** From the top of a line to where its letters stand, the capitals in its middle. */
function baselineOf({ size, leading }: Style): number {
  return (leading + size * 0.68) / 2
}
