import { DRAWING, METRES_PER_UNIT, toDrawing, type DrawingPoint } from './map-drawing.ts'
import type { Point } from './point.ts'

// A map that does not move, for pages and brochures. Positions on it are in pixels from its middle, to
// the right and down; a brochure draws its pixels smaller.

/** Where the map stands. */
export interface SmallMapView {
  center: DrawingPoint
  /** Pixels per unit of the drawing. */
  scale: number
}

/** So far beyond its box the drawing shows the coast, but neither roads nor names. */
const BEYOND_KM = 10

/** Whether a map of this place would show it: the drawing ends around Dubai. */
export function isDrawn(point: Point): boolean {
  const { x, y } = toDrawing(point)
  const beyond = units(BEYOND_KM)
  return x >= -beyond && x <= DRAWING.width + beyond && y >= -beyond && y <= DRAWING.height + beyond
}

/** Half of the width and of the height of a map. */
export type HalfSize = DrawingPoint

/** The smallest size of the map, on a narrow phone. */
export const MIN_HALF_SIZE: HalfSize = { x: 150, y: 106 }

/** Shows a circle around a point, whose radius is half of the map's width. */
export function viewAround(
  center: Point,
  radiusKm: number,
  { x }: HalfSize = MIN_HALF_SIZE,
): SmallMapView {
  return { center: toDrawing(center), scale: x / units(radiusKm) }
}

/** So that a dot at the edge is whole. */
const MARGIN = 12

/** The closest view that shows all points, but not closer than a circle of `radiusKm`. */
export function viewOfAll(points: readonly Point[], radiusKm: number): SmallMapView {
  const places = points.map(toDrawing)
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const closest = MIN_HALF_SIZE.x / units(radiusKm)
  // A single point has no width.
  const fitted = Math.min(
    (2 * (MIN_HALF_SIZE.x - 2 * MARGIN)) / (right - left || 1),
    (2 * (MIN_HALF_SIZE.y - 2 * MARGIN)) / (bottom - top || 1),
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

export function pixelsOf({ scale }: SmallMapView, km: number): number {
  return units(km) * scale
}

/** Whether a dot at this place is on the map as a whole. */
export function isOnMap({ x, y }: DrawingPoint, half: HalfSize): boolean {
  return Math.abs(x) <= half.x - MARGIN && Math.abs(y) <= half.y - MARGIN
}

/** `0.8`, `12`: what is measured to a marker is not more exact. */
export function formatKm(km: number): string {
  return km < 9.95 ? Math.max(km, 0.1).toFixed(1) : String(Math.round(km))
}

function units(km: number): number {
  return (km * 1000) / METRES_PER_UNIT
}
