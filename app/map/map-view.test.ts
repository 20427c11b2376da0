import { expect, test } from 'vitest'

import { fromDrawing } from '#domain/geo/map-drawing.ts'

import {
  areaOf,
  interpolateView,
  boxOf,
  fitView,
  isMovedAway,
  MAX_SCALE,
  panView,
  pointAt,
  zoomView,
  type MapView,
} from './map-view.ts'

const view: MapView = { x: 700, y: 600, scale: 2 }
const size = { width: 800, height: 400 }

test('a box is fitted with room around it, and in the middle', () => {
  const fitted = fitView({ minX: 500, minY: 600, maxX: 700, maxY: 650 }, size, 100)
  expect(fitted).toEqual({ x: 600, y: 625, scale: 3 })
})

test('a single point is not shown closer than the map goes', () => {
  expect(fitView({ minX: 5, minY: 5, maxX: 5, maxY: 5 }, size).scale).toBe(MAX_SCALE)
})

test('zooming keeps the point under the pointer where it is', () => {
  const at = pointAt(view, 120, -80)
  const closer = zoomView(view, 1.5, at)
  expect(closer.scale).toBe(3)
  expect(pointAt(closer, 120, -80).x).toBeCloseTo(at.x)
  expect(pointAt(closer, 120, -80).y).toBeCloseTo(at.y)
})

test('at the last scale zooming on moves nothing', () => {
  const closest = { ...view, scale: MAX_SCALE }
  expect(zoomView(closest, 2, { x: 0, y: 0 })).toEqual(closest)
})

test('a drag moves the map with the hand, and not away from Dubai', () => {
  expect(panView(view, 100, 50)).toEqual({ x: 650, y: 575, scale: 2 })
  expect(panView(view, 1e6, 0).x).toBeGreaterThan(-200)
})

test('the area in view has its corners in degrees', () => {
  const { minX, minY } = boxOf(view, size)
  const { west, south, east, north } = areaOf(view, size)
  expect({ longitude: west, latitude: north }).toEqual(fromDrawing({ x: minX, y: minY }))
  expect(west).toBeLessThan(east)
  expect(south).toBeLessThan(north)
})

test('a zoom to a point runs straight to it', () => {
  const at = pointAt(view, 100, 100)
  const closer = zoomView(view, 4, at)
  const half = interpolateView(view, closer, 0.5)
  expect(half.scale).toBeCloseTo(4)
  expect(pointAt(half, 100, 100).x).toBeCloseTo(at.x)
  expect(interpolateView(view, closer, 1)).toEqual(closer)
})

test('a move of 15 % asks for a new search, a smaller one does not', () => {
  expect(isMovedAway(view, panView(view, 119, 59), size)).toBe(false)
  expect(isMovedAway(view, panView(view, 121, 0), size)).toBe(true)
  expect(isMovedAway(view, panView(view, 0, -61), size)).toBe(true)
  expect(isMovedAway(view, zoomView(view, 1.1), size)).toBe(false)
  expect(isMovedAway(view, zoomView(view, 0.8), size)).toBe(true)
})
