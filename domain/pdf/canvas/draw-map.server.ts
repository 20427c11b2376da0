import { DUBAI_PATHS } from '#domain/geo/dubai-paths.server.ts'
import type { MapDot, MapLayout, PlacedLabel, PlacedMarker } from '#domain/geo/small-map-layout.ts'
import type { SmallMapView } from '#domain/geo/small-map.ts'

import { drawText } from './draw-text.server.ts'
import { hexOf } from './print-look.server.ts'
import { COLOUR, type TextStyle } from './print-style.ts'
import { textWidth } from './text-layout.server.ts'

type Doc = PDFKit.PDFDocument

const SEA = '#e1eae7'
const SHOAL = '#d6e1de'

/** Draws the map of `app/map/map-picture.tsx` around the origin, in its pixels. */
export function drawMap(doc: Doc, view: SmallMapView, { marker, dots, labels }: MapLayout): void {
  drawGround(doc, view)
  for (const label of labels) drawLabel(doc, label)
  if (marker) drawMarker(doc, marker)
  for (const dot of dots) if (dot) drawDot(doc, dot)
}

/** In units of the drawing. */
function drawGround(doc: Doc, { center, scale }: SmallMapView): void {
  const { land, fronds, trunks, crescent, roads, metro } = DUBAI_PATHS
  const fine = 1 / scale
  const [ink, paper] = [hexOf(COLOUR.ink), hexOf(COLOUR.paper)]
  const stroke = (path: string, colour: string, width: number) =>
    doc.path(path).lineWidth(width).stroke(colour)
  doc.save().scale(scale).translate(-center.x, -center.y).lineJoin('round').lineCap('round')
  doc.rect(-2800, -2400, 7000, 6000).fill(SEA)
  for (const path of [land, fronds, crescent]) stroke(path, SHOAL, Math.min(20, 48 * fine))
  const arms: [string, number][] = [
    [fronds, 4.4],
    [trunks, 10.2],
    [crescent, 7],
  ]
  for (const [path, width] of arms) stroke(path, ink, width + 2 * fine)
  doc.path(land).lineWidth(fine).fillAndStroke(paper, ink, 'even-odd')
  for (const [path, width] of arms) stroke(path, paper, width)
  stroke(roads, hexOf('brass-deep'), fine)
  doc.lineCap('butt').dash(5.5 * fine, { space: 4 * fine })
  stroke(metro, ink, 1.4 * fine)
  doc.undash().restore()
}

const style = (size: number, colour: TextStyle['colour'], font: TextStyle['font'] = 'text') => ({
  font,
  size,
  leading: size * 1.2,
  colour,
})

const LABEL_STYLE: Record<PlacedLabel['kind'], TextStyle> = {
  water: style(14, COLOUR.inkSoft),
  island: style(12, COLOUR.inkSoft),
  district: style(12, COLOUR.inkSoft),
  road: style(11, 'brass-deep'),
}
const MARKER_STYLE = style(13, COLOUR.ink, 'label')
const NUMBER_STYLE = style(11, COLOUR.ink, 'label')

function drawLabel(doc: Doc, { kind, text, angle, x, y }: PlacedLabel): void {
  doc.save().translate(x, y).rotate(angle)
  const start = kind === 'road' ? 0 : -textWidth(LABEL_STYLE[kind], text) / 2
  drawText(doc, LABEL_STYLE[kind], text, start, 0)
  doc.restore()
}

const PIN = 'M0 0C-8-10-12-15-12-22a12 12 0 1 1 24 0C12-15 8-10 0 0Z'

function drawMarker(doc: Doc, { x, y, radius, label }: PlacedMarker): void {
  const brass = hexOf('brass-deep')
  doc.save().translate(x, y)
  if (radius === null) {
    doc.path(PIN).fill(hexOf(COLOUR.ink))
    doc.circle(0, -22, 4).fill(hexOf('brass'))
  } else {
    doc.circle(0, 0, radius).fillOpacity(0.12).fill(brass).fillOpacity(1)
    doc.circle(0, 0, radius).lineWidth(1.25).stroke(brass)
    doc.circle(0, 0, 3).fill(brass)
  }
  const width = textWidth(MARKER_STYLE, label.text)
  const shift = { start: 0, middle: -width / 2, end: -width }[label.anchor]
  drawText(doc, MARKER_STYLE, label.text, label.x + shift, label.y)
  doc.restore()
}

function drawDot(doc: Doc, { x, y, text }: MapDot): void {
  doc.circle(x, y, 9).lineWidth(1).fillAndStroke(hexOf(COLOUR.paperBright), hexOf(COLOUR.ink))
  drawText(doc, NUMBER_STYLE, text, x - textWidth(NUMBER_STYLE, text) / 2, y + 3.75)
}
