import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isInSea } from './dubai-land.ts'
import { obscurePoint } from './marker.server.ts'
import { distanceInKm } from './point.ts'

const MARINA = { longitude: 55.14, latitude: 25.08 }

const nearMarina = fc.record({
  longitude: fc.double({ min: 55.13, max: 55.15, noNaN: true }),
  latitude: fc.double({ min: 25.072, max: 25.09, noNaN: true }),
})

test('a marker is some hundred metres off, within its community, and not in the sea', () => {
  fc.assert(
    fc.property(nearMarina, (home) => {
      const marker = obscurePoint(home, MARINA, 'secret')
      const [moved, away] = [distanceInKm(home, marker), distanceInKm(home, MARINA)]
      expect(moved).toBeGreaterThan(0.1)
      expect(moved).toBeLessThan(0.55)
      expect(distanceInKm(marker, MARINA)).toBeLessThan(Math.max(0.7, away) + 0.1)
      expect(isInSea(marker)).toBe(false)
    }),
    { seed: 20261118 },
  )
})

test('the same place has the same marker; another secret moves it elsewhere', () => {
  const home = { longitude: 55.1412, latitude: 25.0803 }
  const marker = obscurePoint(home, MARINA, 'secret')
  expect(obscurePoint({ ...home, latitude: 25.08034 }, MARINA, 'secret')).toEqual(marker)
  expect(obscurePoint(home, MARINA, 'other')).not.toEqual(marker)
})

test('markers of many homes are not centred on them', () => {
  const homes = Array.from({ length: 40 }, (_, floor) => ({
    longitude: 55.1412,
    latitude: 25.0803 + floor / 1e6,
  }))
  const markers = homes.map((home) => obscurePoint(home, MARINA, 'secret'))
  const middle = {
    longitude: markers.reduce((sum, { longitude }) => sum + longitude, 0) / markers.length,
    latitude: markers.reduce((sum, { latitude }) => sum + latitude, 0) / markers.length,
  }
  expect(distanceInKm(middle, { longitude: 55.1412, latitude: 25.0803 })).toBeGreaterThan(0.1)
})
