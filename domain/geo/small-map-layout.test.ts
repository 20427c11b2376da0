import { expect, test } from 'vitest'

import { layOutMap, type MapDot } from './small-map-layout.ts'
import { formatKm, MIN_HALF_SIZE, placeOn, viewAround, viewOfAll } from './small-map.ts'

const MARINA = { longitude: 55.14, latitude: 25.08 }
const VIEW = viewAround(MARINA, 4.5)
const EAST = { longitude: 55.16, latitude: 25.08 }

test('half of a map is as wide as the radius of its view', () => {
  const edge = { longitude: MARINA.longitude + 4.5 / (111.2 * Math.cos(0.438)), latitude: 25.08 }
  expect(placeOn(VIEW, edge).x).toBeCloseTo(MIN_HALF_SIZE.x, 0)
})

test('places are numbered in their order, and one beyond the map has no dot', () => {
  const airport = { longitude: 55.36, latitude: 25.25 }
  const { dots } = layOutMap(VIEW, { places: [MARINA, airport, EAST] }, MIN_HALF_SIZE, 'en')
  expect(dots.map((dot) => dot?.text)).toEqual(['1', undefined, '2'])
})

test('no dot covers another or the middle of the marker', () => {
  const places = Array.from({ length: 6 }, () => MARINA)
  const marker = { point: MARINA, label: 'Dubai Marina' }
  const { dots } = layOutMap(VIEW, { marker, places }, MIN_HALF_SIZE, 'en')
  const middles = [{ x: 0, y: 0 }, ...(dots as MapDot[])]
  for (const [index, one] of middles.entries())
    for (const other of middles.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(13)
})

test('the name of a marker stands where no dot is', () => {
  const marker = { point: MARINA, label: 'Dubai Marina' }
  const alone = layOutMap(VIEW, { marker }, MIN_HALF_SIZE, 'en')
  expect(alone.marker?.label).toMatchObject({ anchor: 'middle', x: 0 })
  expect(alone.marker?.label.y).toBeLessThan(0)
  const above = { longitude: 55.14, latitude: 25.089 }
  const crowded = layOutMap(VIEW, { marker, places: [above] }, MIN_HALF_SIZE, 'en')
  expect(crowded.marker?.label.y).toBeGreaterThan(0)
})

test('names on the drawing are whole, in the language of the page, and not under a marker', () => {
  const barsha = { longitude: 55.2, latitude: 25.1 }
  const view = viewAround(barsha, 4.5)
  const names = (language: 'en' | 'ar', marker?: { point: typeof barsha; label: string }) =>
    layOutMap(view, { marker }, MIN_HALF_SIZE, language).labels.map(({ text }) => text)
  expect(names('en')).toContain('Al Barsha')
  expect(names('ar')).toContain('البرشاء')
  expect(names('en', { point: barsha, label: 'A home in the very middle' })).not.toContain(
    'Al Barsha',
  )
  for (const { x, y } of layOutMap(view, {}, MIN_HALF_SIZE, 'en').labels)
    expect([Math.abs(x) < MIN_HALF_SIZE.x, Math.abs(y) < MIN_HALF_SIZE.y]).toEqual([true, true])
})

test('a map of several places shows all of them, and a single one not too closely', () => {
  const far = { longitude: 55.35, latitude: 25.2 }
  const named = [MARINA, far].map((place, index) => ({ ...place, name: `Place ${index}` }))
  const view = viewOfAll(named, 6)
  expect(layOutMap(view, { named }, MIN_HALF_SIZE, 'en').dots).not.toContain(null)
  expect(viewOfAll([MARINA], 6).scale).toBeCloseTo(viewAround(MARINA, 6).scale)
})

test('a distance has one decimal below ten kilometres, and is never nothing', () => {
  expect([0, 0.84, 9.94, 9.96, 38.6].map(formatKm)).toEqual(['0.1', '0.8', '9.9', '10', '39'])
})
