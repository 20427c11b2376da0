import { expect, test } from 'vitest'

import { fromDrawing } from '#domain/geo/map-drawing.ts'
import type { MapCommunity, MapHome, MapResults } from '#domain/search/map-results.ts'

import { boxesOverlap } from './boxes.ts'
import { boxesOf, placeMarkers } from './clusters.ts'
import { boxAround, HOMES_SCALE, spotsOf, type Spot } from './spots.ts'

const EVERYWHERE = { minX: -1e4, minY: -1e4, maxX: 1e4, maxY: 1e4 }
const size = { width: 140, height: 46 }
const sizeOf = () => size

const sale = (aed: number) => ({ aed, type: 'sale', rent_period: '' }) as const

function community(name: string, x: number, y: number, count = 1, aed = 1_000_000): MapCommunity {
  return { ...fromDrawing({ x, y }), name, shown: name, count, from: sale(aed) }
}

function home(id: number, x: number, y: number, location = 'Marina'): MapHome {
  return { ...fromDrawing({ x, y }), id, location, from: sale(id * 1000) }
}

const markers = (communities: MapCommunity[], scale = 1) =>
  placeMarkers(spotsOf(found(communities), scale, EVERYWHERE), scale, sizeOf)

function found(communities: MapCommunity[], homes: MapHome[] = []): MapResults {
  return { count: communities.reduce((sum, { count }) => sum + count, 0), communities, homes }
}

const namesOf = ({ communities }: Spot) => communities.map(({ name }) => name)

test('markers that have room stand above their points, west to east', () => {
  const shown = markers([community('East', 900, 300, 9), community('West', 200, 300)])
  expect(shown.map(({ side }) => side)).toEqual(['above', 'above'])
  expect(shown.map(namesOf)).toEqual([['West'], ['East']])
})

test('a marker steps aside before it merges with another', () => {
  const shown = markers([community('Large', 500, 500, 5), community('Small', 400, 500)])
  expect(shown.map(namesOf)).toEqual([['Small'], ['Large']])
  expect(shown.map(({ side }) => side)).toEqual(['west', 'above'])
})

test('a marker makes room for another', () => {
  const shown = markers([community('Large', 500, 500, 5), community('Small', 470, 500)])
  expect(shown.map(({ side }) => side)).toEqual(['west', 'east'])
})

test('a marker at the edge of the screen stands on the side where it is seen whole', () => {
  const spots = spotsOf(
    found([community('West', 20, 500), community('East', 980, 500)]),
    1,
    EVERYWHERE,
  )
  const inView = { minX: 0, minY: 0, maxX: 1000, maxY: 1000 }
  const shown = placeMarkers(spots, 1, sizeOf, inView)
  expect(shown.map(({ side }) => side)).toEqual(['east', 'west'])
})

test('markers without room become one, which counts their homes from the lowest price', () => {
  const crowd = [1, 2, 3, 4, 5, 6].map((index) =>
    community(`Place ${index}`, 500 + index, 500, index, (10 - index) * 100_000),
  )
  const [cluster, ...others] = markers(crowd)
  expect(others).toEqual([])
  expect(cluster?.count).toBe(21)
  expect(cluster?.communities).toHaveLength(6)
  expect(cluster?.from).toEqual(sale(400_000))
  // It stands at the largest.
  expect(cluster?.x).toBeCloseTo(506)
})

test('no marker covers another, and every home is counted once', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    community(
      `Place ${index}`,
      200 + ((index * 137) % 900),
      200 + ((index * 211) % 700),
      index + 1,
    ),
  )
  for (const scale of [0.3, 0.56, 0.78, 1.4, 2.5]) {
    const shown = markers(many, scale)
    expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(found(many).count)
    const boxes = shown.map((marker) => boxesOf(marker, marker.side, scale, size)[0])
    for (const [index, box] of boxes.entries())
      expect(boxes.slice(index + 1).filter((other) => boxesOverlap(box, other))).toEqual([])
  }
})

test('zooming in separates communities', () => {
  const two = [community('One', 500, 500, 2), community('Other', 520, 500)]
  const crowd = [...two, community('Third', 520, 520), community('Fourth', 500, 520)]
  expect(markers(crowd, 0.4)).toHaveLength(1)
  expect(markers(crowd, 3.9)).toHaveLength(4)
})

test('a cluster is shown closer by the box around its communities', () => {
  const [cluster] = markers([community('One', 500, 500, 2), community('Other', 502, 503)], 0.3)
  const box = boxAround(cluster as Spot)
  expect([box.minX, box.minY, box.maxX, box.maxY].map(Math.round)).toEqual([500, 500, 502, 503])
})

test('close up, homes stand for themselves, and the others at their community', () => {
  const results = found(
    [community('Marina', 500, 500, 4)],
    [home(1, 480, 480), home(2, 520, 520), home(3, 520, 520)],
  )
  expect(spotsOf(results, HOMES_SCALE - 0.1, EVERYWHERE).map(({ count }) => count)).toEqual([4])
  const spots = spotsOf(results, HOMES_SCALE, EVERYWHERE)
  expect(spots.map(({ homes, count }) => [homes.map(({ id }) => id), count])).toEqual([
    [[1], 1],
    [[2, 3], 2],
    [[], 1],
  ])
  // Which of the four costs the least is not known.
  expect(spots[2]?.from).toBeUndefined()
})

test('homes of a place without a point are on the map from afar, too', () => {
  const results = found([community('Marina', 500, 500, 1)], [home(1, 900, 500, 'Elsewhere')])
  expect(spotsOf(results, 1, EVERYWHERE).map(({ homes }) => homes.length)).toEqual([1, 0])
})

test.each(['year', ''] as const)(
  'a sale goes before a rent of period "%s", whatever it costs',
  (rent_period) => {
    const from = { aed: 90_000, type: 'rent', rent_period } as const
    const rent = { ...community('Rent', 500, 500, 2), from }
    const [cluster] = markers([rent, community('Sale', 500, 500)], 0.3)
    expect(cluster?.from).toEqual(sale(1_000_000))
  },
)

test('of ten thousand homes a map gets a marker for each part of what is in view', () => {
  const homes = Array.from({ length: 10_000 }, (_, index) =>
    home(index + 1, 300 + ((index * 7919) % 6000) / 10, 300 + ((index * 104_729) % 5000) / 10),
  )
  const results = found([community('Marina', 500, 500, 10_000)], homes)
  const box = { minX: 400, minY: 400, maxX: 600, maxY: 600 }
  const shown = placeMarkers(spotsOf(results, 6, box), 6, sizeOf)
  const inBox = homes.filter((_, index) => {
    const [x, y] = [300 + ((index * 7919) % 6000) / 10, 300 + ((index * 104_729) % 5000) / 10]
    return x >= 400 && x <= 600 && y >= 400 && y <= 600
  })
  expect(shown.length).toBeLessThan(100)
  expect(shown.reduce((sum, { count }) => sum + count, 0)).toBeCloseTo(inBox.length, -1)
})
