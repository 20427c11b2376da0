import land from './dubai-land.json' with { type: 'json' }
import type { Point } from './point.ts'

// The coast of Dubai with its islands, from OpenStreetMap, to about 100 m.

type Ring = readonly (readonly number[])[]

/** In degrees, about half a kilometre: canals, lakes and new islands are not drawn exactly. */
const MARGIN = 0.005

/** Whether a point lies off the coast of Dubai by more than half a kilometre. Elsewhere it is not known. */
export function isInSea({ longitude, latitude }: Point): boolean {
  return (
    isInCoastBox({ longitude, latitude }) &&
    !land.rings.some(
      (ring) => isInside(ring, longitude, latitude) || isNear(ring, longitude, latitude),
    )
  )
}

/** Whether a point is ashore, as exactly as the coast is drawn. Undefined where it is not drawn. */
export function isAshore(point: Point): boolean | undefined {
  if (!isInCoastBox(point)) return undefined
  // A ring inside another one is water.
  const around = land.rings.filter((ring) => isInside(ring, point.longitude, point.latitude))
  return around.length % 2 === 1
}

/** Whether a point is in the box whose coast is drawn. */
function isInCoastBox({ longitude, latitude }: Point): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = land.box
  return longitude > west && longitude < east && latitude > south && latitude < north
}

/** Counts how often a line from the point to the east crosses the ring. */
function isInside(ring: Ring, x: number, y: number): boolean {
  let crossings = 0
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? []
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings++
  })
  return crossings % 2 === 1
}

/** Whether the line of the ring comes closer to the point than the margin. */
function isNear(ring: Ring, x: number, y: number): boolean {
  return ring.some(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? []
    const [dx, dy] = [x2 - x1, y2 - y1]
    const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)
    const nearest = Math.min(1, Math.max(0, along))
    return Math.hypot(x1 + nearest * dx - x, y1 + nearest * dy - y) < MARGIN
  })
}
