import { inLanguage, type Language } from '#domain/language.ts'

import { METRES_PER_UNIT, toDrawing, type DrawingPoint } from './map-drawing.ts'
import { MAP_LABELS, type MapLabel } from './map-labels.ts'
import type { Point } from './point.ts'

// A map that does not move: pages and brochures place the same things on it. Positions are in pixels
// (in a brochure in points) from the middle of the map, to the right and down.

/** Where the map stands. */
export interface SmallMapView {
  center: DrawingPoint
  /** Pixels per unit of the drawing. */
  scale: number
}

/** A dot of the map. */
export interface MapMark {
  x: number
  y: number
  /** Within the dot. */
  text: string
  /** Below the dot. */
  name?: string
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Half of the width of a map on a narrow phone. */
export const MAP_RADIUS = 150

/** How far a dot may be from the middle, so that every screen shows it whole. */
export const MAP_IN_VIEW = { x: 140, y: 96 }

/** So that a circle of `radiusKm` has a radius of `radiusPixels`. */
export function smallMapView(center: Point, radiusKm: number, radiusPixels: number): SmallMapView {
  return {
    center: toDrawing(center),
    scale: radiusPixels / ((radiusKm * 1000) / METRES_PER_UNIT),
  }
}

/** Shows all these points, at most as close as a map of a single one. */
export function viewOfAll(points: readonly Point[], radiusKm: number): SmallMapView {
  const places = points.map(toDrawing)
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const closest = MAP_RADIUS / ((radiusKm * 1000) / METRES_PER_UNIT)
  // A single point has no width.
  const fitted = Math.min(
    MAP_IN_VIEW.x / ((right - left) / 2 || 1),
    MAP_IN_VIEW.y / ((bottom - top) / 2 || 1),
  )
  return {
    center: { x: (left + right) / 2, y: (top + bottom) / 2 },
    scale: Math.min(closest, fitted),
  }
}

export function placeOn({ center, scale }: SmallMapView, point: Point): DrawingPoint {
  const { x, y } = toDrawing(point)
  return { x: (x - center.x) * scale, y: (y - center.y) * scale }
}

export const pixelsOf = ({ scale }: SmallMapView, km: number) =>
  ((km * 1000) / METRES_PER_UNIT) * scale

/** `0.8`, `12`: a straight line is never more exact than that. */
export function formatKm(km: number): string {
  return km < 9.95 ? Math.max(km, 0.1).toFixed(1) : String(Math.round(km))
}

/** From the middle of a dot to the middle of the next, so that both can be read. */
const DOT_SPACING = 19

/**
 * The dots of places, numbered in their order. One that is outside of the map has none; one that would
 * cover another is moved beside it.
 */
export function marksOf(
  view: SmallMapView,
  places: readonly Point[],
  halfSize: { x: number; y: number },
): (MapMark | null)[] {
  const marks: MapMark[] = []
  return places.map((place) => {
    const at = placeOn(view, place)
    if (Math.abs(at.x) > halfSize.x || Math.abs(at.y) > halfSize.y) return null
    const mark = { text: String(marks.length + 1), ...freeSpot(at, marks) }
    marks.push(mark)
    return mark
  })
}

/** Dots with what they count, named where there is room. */
export function namedMarks(
  view: SmallMapView,
  places: readonly (Point & { text: string; name: string })[],
): MapMark[] {
  const dots: (MapMark & { name: string })[] = []
  for (const { text, name, ...point } of places)
    dots.push({ text, name, ...freeSpot(placeOn(view, point), dots) })
  const taken = dots.map(({ x, y }) => around(x, y, DOT_SPACING, DOT_SPACING))
  return dots.map(({ name, ...dot }) => {
    const box = around(dot.x, dot.y + LABEL_HEIGHT + 2, name.length * LETTER_WIDTH, LABEL_HEIGHT)
    if (taken.some((other) => meet(box, other))) return dot
    taken.push(box)
    return { ...dot, name }
  })
}

function freeSpot(at: DrawingPoint, taken: readonly DrawingPoint[]): DrawingPoint {
  const spots = [0, 1, 1.5].flatMap((rings) =>
    [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => ({
      x: at.x + Math.cos((degrees * Math.PI) / 180) * rings * DOT_SPACING,
      y: at.y + Math.sin((degrees * Math.PI) / 180) * rings * DOT_SPACING,
    })),
  )
  const isFree = (spot: DrawingPoint) =>
    taken.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) >= DOT_SPACING - 1)
  return spots.find(isFree) ?? at
}

export interface PlacedLabel extends DrawingPoint {
  kind: MapLabel['kind']
  text: string
  angle: number
}

const LABEL_HEIGHT = 18
/** About the width of a letter of a label. */
const LETTER_WIDTH = 7

/** What dots and a marker with its name cover. */
export function coveredBy(
  marks: readonly MapMark[],
  marker?: DrawingPoint & { radius: number; label: string },
): Box[] {
  const dots = marks.flatMap(({ x, y, name = '' }) => [
    around(x, y, DOT_SPACING, DOT_SPACING),
    around(x, y + LABEL_HEIGHT + 2, name.length * LETTER_WIDTH, LABEL_HEIGHT),
  ])
  if (!marker) return dots
  const { x, y, radius, label } = marker
  // A pin is as high as the ring of any other marker.
  const height = Math.max(radius, 20) * 2
  return [
    ...dots,
    around(x, y, height, height),
    around(x, y - height / 2 - LABEL_HEIGHT, label.length * LETTER_WIDTH, LABEL_HEIGHT * 2),
  ]
}

/** The names on the drawing, those left out that a marker or a dot would cover. */
export function labelsOf(
  view: SmallMapView,
  language: Language,
  covered: readonly Box[],
): PlacedLabel[] {
  return MAP_LABELS.map((label) => ({
    kind: label.kind,
    text: inLanguage(language, label).name,
    angle: label.angle ?? 0,
    x: (label.x - view.center.x) * view.scale,
    y: (label.y - view.center.y) * view.scale,
  })).filter((label) => !covered.some((box) => meet(box, boxOf(label))))
}

/** A road's name starts at its place and follows the road; other names have it in their middle. */
function boxOf({ kind, text, angle, x, y }: PlacedLabel): Box {
  const length = text.length * LETTER_WIDTH
  if (kind !== 'road') return around(x, y, length, LABEL_HEIGHT)
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const [width, height] = [Math.abs(dx) * length, Math.abs(dy) * length]
  return around(x + (dx * length) / 2, y + (dy * length) / 2, width, height)
}

/** The box with this middle. */
function around(x: number, y: number, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
