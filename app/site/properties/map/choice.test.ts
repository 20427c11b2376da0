import { expect, test } from 'vitest'

import { readArea } from '#domain/geo/map-boxes.ts'
import type { MapCommunity, MapHome } from '#domain/search/map-results.ts'

import { changeTo } from './choice.ts'

const from = { aed: 1_000_000, type: 'sale', rent_period: '' } as const
const marina: MapCommunity = {
  name: 'Dubai Marina',
  shown: 'Dubai Marina',
  longitude: 55.14,
  latitude: 25.08,
  count: 2,
  from,
}
const beach: MapCommunity = { ...marina, name: 'JBR', longitude: 55.13 }
const home: MapHome = { id: 1, location: 'JBR', longitude: 55.15, latitude: 25.09, from }

const changeOf = (communities: MapCommunity[], homes: MapHome[]) =>
  changeTo({ x: 0, y: 0, communities, homes, count: 2, from })

test('the homes of one community are found by its name, those of several places by their area', () => {
  expect(changeOf([marina], [])).toEqual({ selectedLocation: 'Dubai Marina' })
  expect(readArea(changeOf([marina, beach], []).area ?? '')).toMatchObject({
    west: expect.closeTo(55.13) as number,
    east: expect.closeTo(55.14) as number,
  })
  expect(readArea(changeOf([marina], [home]).area ?? '')).toMatchObject({
    east: expect.closeTo(55.15) as number,
    north: expect.closeTo(25.09) as number,
  })
})
