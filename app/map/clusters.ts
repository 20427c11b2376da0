import { boxesOverlap, type Box } from './boxes.ts'
import { mergeSpots, type Spot } from './spots.ts'
import type { DrawingBox, Size } from './map-view.ts'

/** Where a marker stands: above its point, beside it to the west or east, or high on a long stem. */
export type Side = 'above' | 'west' | 'east' | 'high'

const SIDES: readonly Side[] = ['above', 'west', 'east', 'high']

/** The marker of a spot, and on which side of its point it stands. */
export interface Marker extends Spot {
  side: Side
}

/** In pixels; the stylesheet of the markers has the same. */
const STEM = 9
const HIGH_STEM = 61
const BESIDE = 10
const MARGIN = 8

/**
 * Places a marker for each spot, the largest first. Where one would cover another on every side, the
 * two become one. West to east.
 */
export function placeMarkers(
  spots: readonly Spot[],
  scale: number,
  sizeOf: (spot: Spot) => Size,
  /** What is in view, in units of the drawing. A side on which the marker is not cut off is preferred. */
  inView?: DrawingBox,
): Marker[] {
  const at: At = (spot, side) => ({ spot, side, boxes: boxesOf(spot, side, scale, sizeOf(spot)) })
  const rest = [...spots].sort((one, other) => one.count - other.count || other.x - one.x)
  let placed: Placed[] = []
  for (let spot = rest.pop(); spot; spot = rest.pop()) {
    const more = withRoom(spot, placed, at, inView && inPixels(inView, scale))
    if (more) placed = more
    else {
      const near = meeting(at(spot, 'above'), placed)[0] as Placed
      placed = placed.filter((other) => other !== near)
      rest.push(mergeSpots([near.spot, spot]))
    }
  }
  return placed
    .map(({ spot, side }): Marker => ({ ...spot, side }))
    .sort((one, other) => one.x - other.x)
}

interface Placed {
  spot: Spot
  side: Side
  boxes: ReturnType<typeof boxesOf>
}

type At = (spot: Spot, side: Side) => Placed

/** The markers with one more; where it can be seen whole, on such a side. */
function withRoom(
  spot: Spot,
  placed: readonly Placed[],
  at: At,
  screen: Box | undefined,
): Placed[] | undefined {
  const sides = SIDES.map((side) => at(spot, side))
  const whole = screen ? sides.filter((own) => isWhole(own, screen)) : []
  return withOneOf(whole, placed, at) ?? withOneOf(sides, placed, at)
}

/** On the first free side; else on a side that becomes free when one other marker changes its side. */
function withOneOf(sides: readonly Placed[], placed: readonly Placed[], at: At) {
  const inTheWay = sides.map((own) => meeting(own, placed))
  const free = sides.find((_, index) => inTheWay[index]?.length === 0)
  if (free) return [...placed, free]
  for (const [index, own] of sides.entries()) {
    const [other, ...more] = inTheWay[index] ?? []
    if (!other || more.length > 0) continue
    const rest = placed.filter((each) => each !== other)
    const aside = SIDES.map((side) => at(other.spot, side)).find(
      (moved) => meeting(moved, [...rest, own]).length === 0,
    )
    if (aside) return [...rest, aside, own]
  }
  return undefined
}

/** Whether no part of a marker is beyond the sides of the screen. */
function isWhole({ boxes: [marker] }: Placed, screen: Box): boolean {
  return marker.minX >= screen.minX && marker.maxX <= screen.maxX
}

function inPixels({ minX, minY, maxX, maxY }: DrawingBox, scale: number): Box {
  return { minX: minX * scale, minY: minY * scale, maxX: maxX * scale, maxY: maxY * scale }
}

function meeting({ boxes }: Placed, placed: readonly Placed[]): Placed[] {
  return placed.filter((other) =>
    other.boxes.some((box) => boxes.some((own) => boxesOverlap(own, box))),
  )
}

/** The boxes of a marker and of its stem with the point, in pixels of the drawing. */
export function boxesOf(
  { x, y }: Spot,
  side: Side,
  scale: number,
  { width, height }: Size,
): [marker: Box, stem: Box] {
  const [pointX, pointY] = [x * scale, y * scale]
  const start = { above: width / 2, west: width - BESIDE, east: BESIDE, high: width - BESIDE }[side]
  const bottom = pointY - (side === 'high' ? HIGH_STEM : STEM)
  return [
    {
      minX: pointX - start - MARGIN / 2,
      minY: bottom - height - MARGIN / 2,
      maxX: pointX - start + width + MARGIN / 2,
      maxY: bottom,
    },
    { minX: pointX - 4, minY: bottom, maxX: pointX + 4, maxY: pointY + 4 },
  ]
}
