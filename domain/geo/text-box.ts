import type { DrawingPoint } from './map-drawing.ts'

/** What a text or a sign covers of a map. */
export interface TextBox extends DrawingPoint {
  width: number
  height: number
}

/** The box with this middle. */
export function around({ x, y }: DrawingPoint, width: number, height: number): TextBox {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

export function meet(one: TextBox, other: TextBox): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
