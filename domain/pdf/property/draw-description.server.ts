import type { ColourName } from '#domain/brand/palette.ts'
import type { PlainBlock } from '#domain/formatted-text.ts'
import type { Canvas, TextRole } from '#domain/pdf/canvas/canvas.server.ts'
import { cropPhoto, type PrintResolution } from '#domain/pdf/canvas/photos-for-print.server.ts'
import { printWords } from '#domain/pdf/canvas/print-look.server.ts'
import { COLOUR, PAGE, STYLE, type TextStyle } from '#domain/pdf/canvas/print-style.ts'
import {
  leadingOf,
  truncateLines,
  truncateToLine,
  wrapText,
} from '#domain/pdf/canvas/text-layout.server.ts'
import type { PropertyBrochureContent } from '#domain/pdf/page-content.ts'

import { drawWhere } from './draw-where.server.ts'

/** What the drawing of a property's brochure needs. */
export interface PropertyDrawing {
  canvas: Canvas
  content: PropertyBrochureContent
  /** The photos whose files exist, in their order. */
  photos: Uint8Array[]
  plans: { name: string; images: Uint8Array[] }[]
  resolution: PrintResolution
}

/** Draws the footer of an inner page: the agency and the title. */
export function drawFooter({ canvas, content }: PropertyDrawing, lineColour: ColourName): void {
  const text = `${content.agency.name}   ${content.title}`
  canvas.drawFooter(truncateToLine(STYLE.caption, text, PAGE.contentWidth - 60), lineColour)
}

/** The wide column for text, beside the narrow one for facts. */
const TEXT_COLUMN = { x: 214, width: PAGE.width - PAGE.margin - 214 }
const NARROW_WIDTH = TEXT_COLUMN.x - PAGE.margin - 30
const TOP = 64
const MIN_PHOTO_HEIGHT = 210
const MAX_PHOTO_HEIGHT = 400
/** For the map with its list: less would cut off what it shows. */
const MIN_MAP_HEIGHT = 240
const MAP_COLUMN = { x: PAGE.width - PAGE.margin - 176, width: 176 }
const MAP_GAP = 22
const MAX_LEAD_LENGTH = 320
const MAX_NEARBY_PLACES = 16

/**
 * Draws the description beside a column of facts, over as many pages as it takes. Where the last one
 * has room, the photo is drawn below the text, beside the map. Returns how many photos were drawn.
 */
export async function drawDescription(drawing: PropertyDrawing, photo: Uint8Array | undefined) {
  const { canvas, content, resolution } = drawing
  const { description, nearby, map } = content
  if (description.length === 0 && nearby.length === 0 && !map) return 0
  startPage(drawing)
  const factsEnd = drawFacts(canvas, content)
  let free = PAGE.footerTop - 8 - drawBlocks(drawing, factsEnd) - 30
  if (map && free < MIN_MAP_HEIGHT) {
    startPage(drawing)
    free = PAGE.footerTop - 8 - TOP
  }
  const height = Math.min(free, MAX_PHOTO_HEIGHT)
  const y = PAGE.footerTop - 8 - height
  if (map) drawWhere(canvas, map, { ...MAP_COLUMN, y, height })
  if (!photo || free < MIN_PHOTO_HEIGHT) return 0
  const width = map ? MAP_COLUMN.x - MAP_GAP : PAGE.width
  const box = { x: 0, y, width, height }
  canvas.drawPhoto(
    await cropPhoto(photo, box, resolution),
    box,
    printWords().photo(content.title, 2),
  )
  return 1
}

/** Returns where the lower of both columns ends on the last page. */
function drawBlocks(drawing: PropertyDrawing, factsEnd: number): number {
  const { canvas, content } = drawing
  let columnEnd = factsEnd
  let y = TOP
  if (content.description.length > 0)
    y = canvas.drawLines('H2', STYLE.title, [printWords().description], TEXT_COLUMN.x, y - 8) + 14
  for (const [index, block] of content.description.entries()) {
    const { role, style, spaceBefore, minLines } = blockLayout(block, index === 0)
    if (index > 0) y += spaceBefore
    const lines = wrapText(style, block.text, TEXT_COLUMN.width)
    for (let start = 0; start < lines.length;) {
      const room = Math.floor((PAGE.footerTop - 18 - y) / leadingOf(style))
      const remaining = lines.length - start
      // A heading also needs room for the first lines of its text.
      if (room < Math.min(minLines, block.kind === 'heading' ? remaining + minLines : remaining)) {
        startPage(drawing)
        columnEnd = y = TOP
        continue
      }
      const fitting = lines.slice(start, start + room)
      y = canvas.drawLines(role, style, fitting, TEXT_COLUMN.x, y, {
        columnWidth: TEXT_COLUMN.width,
      })
      start += fitting.length
    }
  }
  return Math.max(y, columnEnd)
}

function startPage(drawing: PropertyDrawing): void {
  drawing.canvas.addPage(COLOUR.paper)
  drawFooter(drawing, COLOUR.paper)
}

interface BlockLayout {
  role: TextRole
  style: TextStyle
  spaceBefore: number
  /** Fewer lines than this are not left alone at the end of a page. */
  minLines: number
}

function blockLayout({ kind, text }: PlainBlock, isFirst: boolean): BlockLayout {
  if (kind === 'heading') return { role: 'H3', style: STYLE.heading, spaceBefore: 14, minLines: 4 }
  if (kind === 'bold') return { role: 'P', style: STYLE.bold, spaceBefore: 7, minLines: 2 }
  const style = isFirst && text.length <= MAX_LEAD_LENGTH ? STYLE.lead : STYLE.body
  return { role: 'P', style, spaceBefore: 8, minLines: 2 }
}

/** Draws the narrow column: facts, and what is nearby. Returns where it ends. */
function drawFacts(canvas: Canvas, content: PropertyBrochureContent): number {
  const words = printWords()
  let y: number = TOP
  const drawLine = () => canvas.drawHorizontalLine(COLOUR.line, PAGE.margin, y, NARROW_WIDTH)
  const facts = [
    { name: words.offered, value: content.purpose },
    { name: words.kind, value: content.category },
    { name: words.place, value: content.location },
    { name: words.reference, value: content.reference },
  ].filter(({ value }) => value !== '')
  const area = { width: NARROW_WIDTH, maxLines: 2 }
  for (const { name, value } of facts) {
    drawLine()
    canvas.drawLines('P', STYLE.caption, [name], PAGE.margin, y + 7)
    const lines = truncateLines(STYLE.label, value, area)
    y = canvas.drawLines('P', STYLE.label, lines, PAGE.margin, y + 18) + 8
  }
  drawLine()
  if (content.nearby.length === 0) return y
  y = canvas.drawLines('H2', STYLE.heading, [words.nearby], PAGE.margin, y + 30) + 8
  for (const place of content.nearby.slice(0, MAX_NEARBY_PLACES)) {
    drawLine()
    const lines = truncateLines(STYLE.small, place, area)
    y = canvas.drawLines('LI', STYLE.small, lines, PAGE.margin, y + 6) + 5
  }
  drawLine()
  return y
}
