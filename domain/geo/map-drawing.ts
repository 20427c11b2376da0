import type { Point } from './point.ts'

/** The size of `dubai.svg` in its own units. */
export const DRAWING = { width: 1400, height: 1203 }

/** The north-western corner of the drawing. */
const CORNER: Point = { longitude: 54.93, latitude: 25.35 }
const DEGREES_WIDE = 0.54
const NARROWER = Math.cos((25.14 * Math.PI) / 180)
const UNITS_PER_DEGREE = DRAWING.width / (DEGREES_WIDE * NARROWER)

/** Metres along the ground for a unit of the drawing. */
export const METRES_PER_UNIT = 111_200 / UNITS_PER_DEGREE

/** A place in the units of the drawing, from its top left corner. */
export interface DrawingPoint {
  x: number
  y: number
}

export function toDrawing({ longitude, latitude }: Point): DrawingPoint {
  return {
    x: (longitude - CORNER.longitude) * NARROWER * UNITS_PER_DEGREE,
    y: (CORNER.latitude - latitude) * UNITS_PER_DEGREE,
  }
}

export function fromDrawing({ x, y }: DrawingPoint): Point {
  return {
    longitude: CORNER.longitude + x / (NARROWER * UNITS_PER_DEGREE),
    latitude: CORNER.latitude - y / UNITS_PER_DEGREE,
  }
}
