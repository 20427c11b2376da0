import { FOOT, PAGE } from './print-style.ts'
import type { Box } from './canvas.server.ts'

const GAP = 5
const { width: W } = PAGE
const H = FOOT - 8
const HALF = (W - GAP) / 2
const NARROW = Math.round(W * 0.4)

/** Where photos stand on a page, by how many there are: edge to edge, a strip of paper between. */
const PLACES: Record<number, readonly Box[]> = {
  1: [{ x: 0, y: 0, width: W, height: 440 }],
  2: stacked([1, 1]),
  3: stacked([1.22, 1]).flatMap((box, at) => (at === 0 ? [box] : halves(box))),
  4: stacked([0.86, 1]).flatMap((box, at) => (at === 0 ? [box] : besidePair(box))),
  5: stacked([0.72, 1, 0.72]).flatMap((box, at) => (at === 1 ? [box] : halves(box))),
}

/** How many photos come on each page, so that none is left alone on the last. */
const PAGES: Record<number, readonly number[]> = {
  6: [3, 3],
  7: [4, 3],
  8: [5, 3],
  9: [5, 4],
  10: [5, 5],
  11: [4, 3, 4],
  12: [5, 3, 4],
}

/** The pages of so many photos: on each, the boxes that they fill. */
export function photoPages(count: number): readonly (readonly Box[])[] {
  const counts = PAGES[count] ?? (count > 0 ? [Math.min(count, 5)] : [])
  return counts.map((on) => PLACES[on] ?? [])
}

function stacked(shares: readonly number[]): Box[] {
  const sum = shares.reduce((total, share) => total + share, 0)
  const free = H - GAP * (shares.length - 1)
  let y = 0
  return shares.map((share) => {
    const height = (free * share) / sum
    const box = { x: 0, y, width: W, height }
    y += height + GAP
    return box
  })
}

function halves({ y, height }: Box): Box[] {
  return [0, HALF + GAP].map((x) => ({ x, y, width: HALF, height }))
}

function besidePair({ y, height }: Box): Box[] {
  const [x, width, half] = [NARROW + GAP, W - NARROW - GAP, (height - GAP) / 2]
  return [
    { x: 0, y, width: NARROW, height },
    { x, y, width, height: half },
    { x, y: y + half + GAP, width, height: half },
  ]
}
