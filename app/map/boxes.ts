import type { DrawingBox } from './map-view.ts'

/** In pixels from the corner of the drawing. */
export type Box = DrawingBox

export function boxesOverlap(one: Box, other: Box): boolean {
  return (
    one.minX < other.maxX && one.maxX > other.minX && one.minY < other.maxY && one.maxY > other.minY
  )
}
