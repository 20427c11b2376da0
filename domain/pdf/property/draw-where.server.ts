import { layOutMap } from '#domain/geo/small-map-layout.ts'
import { viewAround } from '#domain/geo/small-map.ts'
import type { Canvas } from '#domain/pdf/canvas/canvas.server.ts'
import { drawMap } from '#domain/pdf/canvas/draw-map.server.ts'
import { printLanguage, printWords } from '#domain/pdf/canvas/print-look.server.ts'
import { COLOUR, STYLE, type Box } from '#domain/pdf/canvas/print-style.ts'
import {
  leadingOf,
  textWidth,
  truncateToLine,
  wrapText,
} from '#domain/pdf/canvas/text-layout.server.ts'
import type { PrintedMap } from '#domain/pdf/page-content.ts'

const RADIUS_KM = 4.5
/** A pixel of the map in points. */
const PIXEL = 0.6
const MIN_MAP_HEIGHT = 96
const ROW = 17

/** Draws a heading, the map and the list of what is near, from the top of the box. */
export function drawWhere(canvas: Canvas, map: PrintedMap, { x, y, width, height }: Box): void {
  const words = printWords()
  const notes = wrapText(STYLE.caption, map.note, width)
  const below =
    leadingOf(STYLE.caption) * (notes.length + 1) + map.near.length * ROW + (map.near.length && 8)
  const top = canvas.drawLines('H2', STYLE.heading, [words.where], x, y) + 6
  const mapHeight = Math.max(MIN_MAP_HEIGHT, y + height - top - below - 4)
  const dots = drawPicture(canvas, map, { x, y: top, width, height: mapHeight })
  let end = top + mapHeight + 2
  end = canvas.drawLines('P', STYLE.caption, [words.mapSource], x, end, {
    link: 'https://www.openstreetmap.org/copyright',
  })
  if (map.near.length > 0) end += 8
  for (const [index, { name, distance }] of map.near.entries()) {
    canvas.drawHorizontalLine(COLOUR.line, x, end, width)
    const room = width - textWidth(STYLE.small, distance) - 8
    const number = dots[index]?.text
    const line = truncateToLine(STYLE.small, number ? `${number}  ${name}` : name, room)
    canvas.drawLines('LI', STYLE.small, [line], x, end + 2)
    canvas.drawLines('P', STYLE.small, [distance], x, end + 2, { endAlignedIn: width })
    end += ROW
  }
  if (map.near.length > 0) canvas.drawHorizontalLine(COLOUR.line, x, end, width)
  canvas.drawLines('P', STYLE.caption, notes, x, end + 3)
}

function drawPicture(canvas: Canvas, map: PrintedMap, box: Box) {
  const half = { x: box.width / 2 / PIXEL, y: box.height / 2 / PIXEL }
  const view = viewAround(map.point, RADIUS_KM, half)
  const layout = layOutMap(view, { marker: map, places: map.near }, half, printLanguage())
  canvas.drawFigure(box, printWords().mapOf(map.label), (doc) => {
    doc.scale(PIXEL)
    drawMap(doc, view, layout)
  })
  canvas.drawFrame(COLOUR.line, box)
  return layout.dots
}
