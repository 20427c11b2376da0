import { expect, test } from 'vitest'

import type { Box } from '#domain/pdf/canvas/print-style.ts'
import { PAGE } from '#domain/pdf/canvas/print-style.ts'

import { photoPages } from './photo-pages.ts'

const counts = Array.from({ length: 12 }, (_, at) => at + 1)

test('every photo has a box inside the page that overlaps no other', () => {
  for (let count = 0; count <= 12; count++) {
    const pages = photoPages(count)
    expect(pages.flat()).toHaveLength(count)
    for (const boxes of pages)
      for (const [at, a] of boxes.entries()) {
        expect(a.x + a.width).toBeLessThanOrEqual(595.3)
        expect(a.y + a.height).toBeLessThanOrEqual(784)
        for (const b of boxes.slice(at + 1))
          expect(
            a.x + a.width <= b.x ||
              b.x + b.width <= a.x ||
              a.y + a.height <= b.y ||
              b.y + b.height <= a.y,
          ).toBe(true)
      }
  }
})

test('no photo is alone on the last of several pages', () => {
  expect(photoPages(0)).toEqual([])
  expect(counts.map((count) => photoPages(count).map((boxes) => boxes.length))).toEqual([
    [1],
    [2],
    [3],
    [4],
    [5],
    [3, 3],
    [4, 3],
    [5, 3],
    [5, 4],
    [5, 5],
    [4, 3, 4],
    [5, 3, 4],
  ])
})

test('a single photo does not fill the page', () => {
  expect(photoPages(1)).toEqual([[{ x: 0, y: 0, width: PAGE.width, height: 440 }]])
})

test('two or more photos fill the page, with gaps of five points', () => {
  const bottom = PAGE.footerTop - 8
  for (const boxes of [2, 3, 4, 5].flatMap((count) => photoPages(count))) {
    for (const box of boxes) {
      expect(
        distanceToNext(
          box.x + box.width,
          PAGE.width,
          boxes.map(({ x }) => x),
        ),
      ).toBeCloseTo(0, 5)
      expect(
        distanceToNext(
          box.y + box.height,
          bottom,
          boxes.map(({ y }) => y),
        ),
      ).toBeCloseTo(0, 5)
    }
    const covered = boxes.reduce((sum, { width, height }) => sum + width * height, 0)
    expect(covered / (PAGE.width * bottom)).toBeGreaterThan(0.97)
  }
})

test('of three photos the first is the largest, of five the middle one', () => {
  const largest = (boxes: readonly Box[] = []) =>
    boxes
      .map(({ width, height }) => width * height)
      .reduce((most, area, at, all) => (area > (all[most] ?? 0) ? at : most), 0)
  expect(largest(photoPages(3)[0])).toBe(0)
  expect(largest(photoPages(4)[0])).toBe(0)
  expect(largest(photoPages(5)[0])).toBe(2)
})

test('four photos are a wide one above a high one and two beside it', () => {
  const [[wide, high, upper, lower] = []] = photoPages(4)
  expect(wide?.width).toBe(PAGE.width)
  expect(high).toMatchObject({ x: 0, width: 238 })
  expect(upper?.x).toBe(243)
  expect(lower).toMatchObject({ x: 243, width: upper?.width, height: upper?.height })
  expect((upper?.height ?? 0) + (lower?.height ?? 0) + 5).toBeCloseTo(high?.height ?? 0)
})

/** The distance from the end of a box to the edge, or to five points before the next box. */
function distanceToNext(end: number, edge: number, starts: number[]): number {
  return Math.min(Math.abs(edge - end), ...starts.map((start) => Math.abs(start - 5 - end)))
}
