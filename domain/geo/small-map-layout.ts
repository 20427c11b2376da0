import { inLanguage, type Language } from '#domain/language.ts'

import type { DrawingPoint } from './map-drawing.ts'
import { MAP_LABELS, type MapLabel } from './map-labels.ts'
import type { Point } from './point.ts'
import { isOnMap, pixelsOf, placeOn, type HalfSize, type SmallMapView } from './small-map.ts'
import { boxesOverlap, centredBox, type TextBox } from './text-box.ts'

/** What a small map shows, besides the drawing. */
export interface MapContents {
  marker?: MapMarker | undefined
  /** Numbered in this order. */
  places?: readonly Point[]
  /** The same for places that have their names on the map, where there is room. */
  named?: readonly (Point & { name: string })[]
}

export interface MapMarker {
  point: Point
  label: string
  /** A pin at the very place; otherwise a ring around it. */
  isExact?: boolean
}

export interface MapLayout {
  marker: PlacedMarker | null
  /** In the order of the contents; null for a place that is not on the map. */
  dots: (MapDot | null)[]
  labels: PlacedLabel[]
}

export interface PlacedMarker extends DrawingPoint {
  /** Of the ring; null for a pin. */
  radius: number | null
  /** The position is relative to the marker. `anchor` is SVG's `text-anchor`. */
  label: DrawingPoint & { text: string; anchor: 'start' | 'middle' | 'end' }
}

export interface MapDot extends DrawingPoint {
  /** Within the dot. */
  text: string
  /** Below the dot. */
  name?: string
}

export interface PlacedLabel extends DrawingPoint {
  kind: MapLabel['kind']
  text: string
  angle: number
}

/** Places everything so that nothing covers a text: what has no room is moved or left out. */
export function layOutMap(
  view: SmallMapView,
  { marker, places = [], named = [] }: MapContents,
  half: HalfSize,
  language: Language,
): MapLayout {
  const taken = marker ? [middleOf(view, marker)] : []
  const numbered = numberedDots(view, [...places, ...named], half, taken)
  const dots = withNames(
    numbered,
    [...places.map(() => ''), ...named.map(({ name }) => name)],
    half,
  )
  const covered = dots.flatMap((dot) => (dot ? boxesOfDot(dot) : []))
  const placed = marker ? placeMarker(view, marker, covered, half) : null
  if (placed) covered.push(...boxesOfMarker(placed))
  return {
    marker: placed,
    dots,
    labels: labelsBeside(view, language, covered, half),
  }
}

/** From the middle of a dot to that of the next, so that both can be read. */
const DOT_SPACING = 19

function numberedDots(
  view: SmallMapView,
  places: readonly Point[],
  half: HalfSize,
  taken: readonly DrawingPoint[],
): (MapDot | null)[] {
  const dots: MapDot[] = []
  return places.map((place) => {
    const at = placeOn(view, place)
    if (!isOnMap(at, half)) return null
    const dot = { text: String(dots.length + 1), ...freeSpot(at, [...taken, ...dots]) }
    dots.push(dot)
    return dot
  })
}

/** With the names that are whole and cover no dot and no other name. */
function withNames(
  dots: readonly (MapDot | null)[],
  names: readonly string[],
  half: HalfSize,
): (MapDot | null)[] {
  const taken = dots.flatMap((dot) => (dot ? boxesOfDot(dot) : []))
  return dots.map((dot, index) => {
    const name = names[index]
    if (!dot || !name) return dot
    const box = nameBox({ ...dot, name })
    if (!isWhole(box, half) || taken.some((other) => boxesOverlap(box, other))) return dot
    taken.push(box)
    return { ...dot, name }
  })
}

/** The place itself, or the nearest beside what is there already. */
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

/** The radius of the area that a ring shows, and the least that the ring has in pixels. */
const RING_KM = 0.6
const MIN_RING = 13
const PIN = { height: 34, halfWidth: 12, middle: 22 }

function middleOf(view: SmallMapView, { point, isExact }: MapMarker): DrawingPoint {
  const { x, y } = placeOn(view, point)
  return { x, y: isExact ? y - PIN.middle : y }
}

/** The name stands above the marker or, where something is there, below or beside it. */
function placeMarker(
  view: SmallMapView,
  { point, label: text, isExact = false }: MapMarker,
  covered: readonly TextBox[],
  half: HalfSize,
): PlacedMarker {
  const at = placeOn(view, point)
  const radius = isExact ? null : Math.max(MIN_RING, pixelsOf(view, RING_KM))
  const [above, below, beside, middle] =
    radius === null
      ? [PIN.height + 6, 16, PIN.halfWidth + 5, -PIN.middle]
      : [radius + 7, radius + 16, radius + 6, 0]
  const spots = [
    { x: 0, y: -above, anchor: 'middle' as const },
    { x: 0, y: below, anchor: 'middle' as const },
    { x: beside, y: middle + 4, anchor: 'start' as const },
    { x: -beside, y: middle + 4, anchor: 'end' as const },
  ].map((spot) => ({ ...at, radius, label: { ...spot, text } }))
  const isFree = (marker: PlacedMarker) => {
    const box = labelBox(marker)
    return isWhole(box, half) && !covered.some((other) => boxesOverlap(box, other))
  }
  return spots.find(isFree) ?? (spots[0] as PlacedMarker)
}

/** The names on the drawing that are whole, and neither covered nor too close to another. */
function labelsBeside(
  view: SmallMapView,
  language: Language,
  covered: readonly TextBox[],
  half: HalfSize,
): PlacedLabel[] {
  const taken = [...covered]
  return MAP_LABELS.map((label) => ({
    kind: label.kind,
    text: inLanguage(language, label).name,
    angle: label.angle ?? 0,
    x: (label.x - view.center.x) * view.scale,
    y: (label.y - view.center.y) * view.scale,
  })).filter((label) => {
    const box = groundLabelBox(label)
    if (!isWhole(box, half) || taken.some((other) => boxesOverlap(box, other))) return false
    taken.push(box)
    return true
  })
}

function isWhole({ x, y, width, height }: TextBox, half: HalfSize): boolean {
  return x >= -half.x && x + width <= half.x && y >= -half.y && y + height <= half.y
}

const LINE = 18
/** About the width of a letter. */
const LETTER = 7

const widthOf = (text: string) => text.length * LETTER

function boxesOfDot({ x, y, text, name }: MapDot): TextBox[] {
  const dot = centredBox({ x, y }, DOT_SPACING, DOT_SPACING)
  return name === undefined ? [dot] : [dot, nameBox({ x, y, text, name })]
}

function nameBox({ x, y, name }: MapDot & { name: string }): TextBox {
  return centredBox({ x, y: y + LINE + 2 }, widthOf(name), LINE)
}

function boxesOfMarker(marker: PlacedMarker): TextBox[] {
  const { x, y, radius } = marker
  const body =
    radius === null
      ? centredBox({ x, y: y - PIN.height / 2 }, 2 * PIN.halfWidth, PIN.height)
      : centredBox({ x, y }, 2 * radius, 2 * radius)
  return [body, labelBox(marker)]
}

function labelBox({ x, y, label }: PlacedMarker): TextBox {
  const width = widthOf(label.text)
  const shift = { start: width / 2, middle: 0, end: -width / 2 }[label.anchor]
  return centredBox({ x: x + label.x + shift, y: y + label.y - 4 }, width, LINE)
}

/** A road's name starts at its place and follows the road; other names have it in their middle. */
function groundLabelBox({ kind, text, angle, x, y }: PlacedLabel): TextBox {
  const length = widthOf(text)
  if (kind !== 'road') return centredBox({ x, y: y - 4 }, length, LINE)
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const middle = { x: x + (dx * length) / 2, y: y + (dy * length) / 2 }
  return centredBox(middle, Math.abs(dx) * length, Math.abs(dy) * length)
}
