import { PAGE, type Box } from '#domain/pdf/canvas/print-style.ts'

const GAP = 5
const { width: WIDTH } = PAGE
const HEIGHT = PAGE.footerTop - 8
const HALF_WIDTH = (WIDTH - GAP) / 2
const NARROW_WIDTH = Math.round(WIDTH * 0.4)

/** The boxes of a page by its number of photos: edge to edge, with gaps between. */
const LAYOUTS: Record<number, readonly Box[]> = {
  1: [{ x: 0, y: 0, width: WIDTH, height: 440 }],
  2: stackRows([1, 1]),
  3: stackRows([1.22, 1]).flatMap((row, index) => (index === 0 ? [row] : splitInHalf(row))),
  4: stackRows([0.86, 1]).flatMap((row, index) => (index === 0 ? [row] : splitInThree(row))),
  5: stackRows([0.72, 1, 0.72]).flatMap((row, index) => (index === 1 ? [row] : splitInHalf(row))),
}

/**
 * The photos on each page, so that none is alone on the last. Up to five fit on one page; more than
 * twelve do not occur, since `MAX_PRINTED_PHOTOS` includes the one on the cover.
 */
const COUNTS: Record<number, readonly number[]> = {
  6: [3, 3],
  7: [4, 3],
  8: [5, 3],
  9: [5, 4],
  10: [5, 5],
  11: [4, 3, 4],
  12: [5, 3, 4],
}

/** The pages for a number of photos: on each page, one box for each photo. */
export function photoPages(count: number): readonly (readonly Box[])[] {
  const counts = COUNTS[count] ?? (count > 0 ? [Math.min(count, 5)] : [])
  return counts.map((onPage) => LAYOUTS[onPage] ?? [])
}

/** Rows over the whole page, with heights in these proportions. */
function stackRows(proportions: readonly number[]): Box[] {
  const sum = proportions.reduce((total, proportion) => total + proportion, 0)
  const free = HEIGHT - GAP * (proportions.length - 1)
  let y = 0
  return proportions.map((proportion) => {
    const height = (free * proportion) / sum
    const row = { x: 0, y, width: WIDTH, height }
    y += height + GAP
    return row
  })
}

function splitInHalf({ y, height }: Box): Box[] {
  return [0, HALF_WIDTH + GAP].map((x) => ({ x, y, width: HALF_WIDTH, height }))
}

/** A narrow high box, and two beside it, one above the other. */
function splitInThree({ y, height }: Box): Box[] {
  const [x, width, half] = [NARROW_WIDTH + GAP, WIDTH - NARROW_WIDTH - GAP, (height - GAP) / 2]
  return [
    { x: 0, y, width: NARROW_WIDTH, height },
    { x, y, width, height: half },
    { x, y: y + half + GAP, width, height: half },
  ]
}
