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

// In pixels. `map-view.css` has the same lengths, except the margin.
const STEM = 9
const HIGH_STEM = 61
/** From the nearer end of a marker beside its point to the stem. */
const STEM_INSET = 10
/** Between two markers. */
const MARGIN = 8

/**
 * Places a marker for each spot, the largest first. Where one would cover another on every side, the
 * two spots are merged. Returns the markers from west to east.
 */
export function placeMarkers(
  spots: readonly Spot[],
  scale: number,
  sizeOf: (spot: Spot) => Size,
  /** What is in view, in units of the drawing. Sides on which a marker is not cut off are preferred. */
  inView?: DrawingBox,
): Marker[] {
  const place: Place = (spot, side) => ({
    spot,
    side,
    boxes: boxesOf(spot, side, scale, sizeOf(spot)),
  })
  const screen = inView && inPixels(inView, scale)
  // The largest is last, where `pop` takes it.
  const waiting = [...spots].sort((one, other) => one.count - other.count || other.x - one.x)
  let placed: PlacedMarker[] = []
  for (let spot = waiting.pop(); spot; spot = waiting.pop()) {
    const withSpot = addSpot(spot, placed, place, screen)
    if (withSpot) placed = withSpot
    else {
      const neighbour = overlapping(place(spot, 'above'), placed)[0] as PlacedMarker
      placed = placed.filter((other) => other !== neighbour)
      waiting.push(mergeSpots([neighbour.spot, spot]))
    }
  }
  return placed
    .map(({ spot, side }): Marker => ({ ...spot, side }))
    .sort((one, other) => one.x - other.x)
}

interface PlacedMarker {
  spot: Spot
  side: Side
  boxes: ReturnType<typeof boxesOf>
}

type Place = (spot: Spot, side: Side) => PlacedMarker

/** The placed markers and that of the spot, preferably where it is seen whole; undefined without room. */
function addSpot(
  spot: Spot,
  placed: readonly PlacedMarker[],
  place: Place,
  screen: Box | undefined,
): PlacedMarker[] | undefined {
  const candidates = SIDES.map((side) => place(spot, side))
  const whole = screen ? candidates.filter((candidate) => isSeenWhole(candidate, screen)) : []
  return addOneOf(whole, placed, place) ?? addOneOf(candidates, placed, place)
}

/** Adds the first candidate that has room; else the first for which one other marker can change its side. */
function addOneOf(
  candidates: readonly PlacedMarker[],
  placed: readonly PlacedMarker[],
  place: Place,
) {
  const inTheWay = candidates.map((candidate) => overlapping(candidate, placed))
  const free = candidates.find((_, index) => inTheWay[index]?.length === 0)
  if (free) return [...placed, free]
  for (const [index, candidate] of candidates.entries()) {
    const [other, ...more] = inTheWay[index] ?? []
    if (!other || more.length > 0) continue
    const rest = placed.filter((each) => each !== other)
    const moved = SIDES.map((side) => place(other.spot, side)).find(
      (each) => overlapping(each, [...rest, candidate]).length === 0,
    )
    if (moved) return [...rest, moved, candidate]
  }
  return undefined
}

/** Whether no part of a marker is beyond the left or right side of the screen. */
function isSeenWhole({ boxes: [marker] }: PlacedMarker, screen: Box): boolean {
  return marker.minX >= screen.minX && marker.maxX <= screen.maxX
}

function inPixels({ minX, minY, maxX, maxY }: DrawingBox, scale: number): Box {
  return { minX: minX * scale, minY: minY * scale, maxX: maxX * scale, maxY: maxY * scale }
}

/** The placed markers that a marker or its stem would cover, or be covered by. */
function overlapping({ boxes }: PlacedMarker, placed: readonly PlacedMarker[]): PlacedMarker[] {
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
  const stemAt = {
    above: width / 2,
    west: width - STEM_INSET,
    east: STEM_INSET,
    high: width - STEM_INSET,
  }[side]
  const bottom = pointY - (side === 'high' ? HIGH_STEM : STEM)
  return [
    {
      minX: pointX - stemAt - MARGIN / 2,
      minY: bottom - height - MARGIN / 2,
      maxX: pointX - stemAt + width + MARGIN / 2,
      maxY: bottom,
    },
    { minX: pointX - 4, minY: bottom, maxX: pointX + 4, maxY: pointY + 4 },
  ]
}
