import type { DrawingPoint } from './map-drawing.ts'

/** The rectangle that a text or a symbol covers on a map. */
export interface TextBox extends DrawingPoint {
  width: number
  height: number
}

/** The box of this size whose centre is the point. */
export function centredBox({ x, y }: DrawingPoint, width: number, height: number): TextBox {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

export function boxesOverlap(one: TextBox, other: TextBox): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
