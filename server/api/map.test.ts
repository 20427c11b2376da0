import fc from 'fast-check'
import { expect, test } from 'vitest'

import { loadResults } from '#app/site/properties/load-results.ts'
import { writeArea } from '#domain/geo/map-boxes.ts'
import { distanceInKm } from '#domain/geo/point.ts'
import * as places from '#domain/places/places.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { testServer } from '#test/test-server.ts'

// With more digits than a marker has, so that no marker can contain them by chance.
const TRUE_POINT = { latitude: 25.080534, longitude: 55.140376 }

interface MapAnswer {
  count: number
  communities: { name: string; count: number; from?: { aed: number; rent_period: string } }[]
  homes: { id: number; longitude: number; latitude: number }[]
}

test('the map, the list and the API agree for 200 searches and areas', async () => {
  const { app, call } = await testServer()
  const { locations } = await places.list(app)
  const number = (max: number) => fc.integer({ min: 0, max })
  const degrees = (from: number, to: number) =>
    number(1000).map((share) => from + ((to - from) * share) / 1000)
  const [homes = []] = fc.sample(
    fc.array(
      fc.record({
        location_id: fc.constantFrom(null, ...locations.slice(0, 12).map(({ id }) => id)),
        price: fc.constantFrom('900000', '2,400,000', 'On request', '85000'),
        type: fc.constantFrom('For sale', 'Off-plan', 'For rent'),
        bedroom: number(5),
        latitude: fc.option(degrees(25, 25.2)),
        longitude: degrees(55.1, 55.35),
        properties_title: fc.constantFrom('Garden villa', 'Marina flat', 'Loft'),
      }),
      { minLength: 90, maxLength: 90 },
    ),
    { numRuns: 1, seed: 24 },
  )
  await properties.createMany(
    app,
    homes.map((home) => ({ ...home, longitude: home.latitude === null ? null : home.longitude })),
  )
  const searches = fc.sample(
    fc.record({
      searchTerm: fc.constantFrom('', '', 'villa', 'marina', '2 bed', 'under 1m'),
      selectedLocation: fc.constantFrom(
        '',
        '',
        '',
        ...locations.slice(0, 6).map(({ name }) => name),
      ),
      type: fc.constantFrom('', '', 'sale', 'rent'),
      minPrice: fc.constantFrom('', '', '1000000'),
      area: fc.option(
        fc
          .tuple(degrees(55.05, 55.2), degrees(24.95, 25.1), degrees(0.05, 0.3), degrees(0.03, 0.2))
          .map(([west, south, wide, high]) =>
            writeArea({ west, south, east: west + wide, north: south + high }),
          ),
        { nil: '' },
      ),
    }),
    { numRuns: 200, seed: 20261118 },
  )
  const counts: number[] = []
  for (const search of searches) {
    const query = new URLSearchParams(search)
    const list = await loadResults(app, query)
    const map = (await call('GET', `/api/map?${query}`)).json as MapAnswer
    const found = await call('GET', `/api/properties?${query}&per_page=100`)
    expect([map.count, (found.json as unknown[]).length], String(query)).toEqual([
      list.count,
      list.count,
    ])
    expect(found.headers['x-found-count']).toBe(String(list.count))
    const placed = map.communities.reduce((sum, { count }) => sum + count, 0)
    const unplaced = (found.json as { location_id: number | null }[]).filter(
      ({ location_id }) => location_id === null,
    )
    expect(placed + unplaced.length).toBe(map.count)
    counts.push(map.count)
  }
  // They would agree trivially if all found everything, or nothing.
  expect(new Set(counts).size).toBeGreaterThan(10)
})

test('visitors get the marker of a home, administrators its true point', async () => {
  const { asAdmin, call, app } = await testServer()
  const created = await asAdmin('POST', '/api/properties', {
    payload: { ...TRUE_POINT, location_id: 1, properties_title: 'Flat', type: 'For sale' },
  })
  const { id, marker_latitude, marker_longitude } = created.json as Record<string, number>
  const marker = { latitude: marker_latitude ?? 0, longitude: marker_longitude ?? 0 }
  expect(distanceInKm(TRUE_POINT, marker)).toBeGreaterThan(0.1)
  expect((await call('GET', `/api/properties/${id}`)).json).toMatchObject(marker)
  expect((await asAdmin('GET', `/api/properties/${id}`)).json).toMatchObject(TRUE_POINT)
  for (const address of [
    `/api/properties/${id}`,
    '/api/properties',
    '/api/properties?per_page=10',
    '/api/properties?area=55,25,55.3,25.2',
    '/api/map',
    '/feeds/property-finder.xml',
    '/feeds/bayut.xml',
    '/rss/properties.xml',
    '/sitemap.xml',
  ]) {
    const { body } = await call('GET', address)
    expect(body.toString(), address).not.toMatch(/25\.080534|55\.140376/)
  }
  expect(JSON.stringify(await loadResults(app, new URLSearchParams()))).not.toContain('25.080534')
})

test('the marker stays where it is, and moves with the home only', async () => {
  const { asAdmin, app } = await testServer()
  const created = await asAdmin('POST', '/api/properties', {
    payload: { ...TRUE_POINT, location_id: 15 },
  })
  const { id, marker_latitude, marker_longitude } = created.json as Record<string, number>
  const marker = { marker_latitude, marker_longitude }
  await places.update(app, 'locations', 15, { longitude: 55.25, latitude: 25.1 })
  const saved = await asAdmin('PUT', `/api/properties/${id}`, { payload: { price: '1' } })
  expect(saved.json).toMatchObject({ ...TRUE_POINT, ...marker })
  const exact = await asAdmin('PUT', `/api/properties/${id}`, { payload: { map_marker: 'exact' } })
  expect(exact.json).toMatchObject({
    marker_latitude: TRUE_POINT.latitude,
    marker_longitude: TRUE_POINT.longitude,
  })
  const none = await asAdmin('PUT', `/api/properties/${id}`, { payload: { latitude: null } })
  expect(none.json).toMatchObject({ marker_latitude: null, marker_longitude: null })
  const wrong = await asAdmin('PUT', `/api/properties/${id}`, { payload: { map_marker: 'here' } })
  expect([wrong.status, wrong.json]).toMatchObject([
    422,
    { fields: { map_marker: 'Must be near or exact.' } },
  ])
})

test('whoever sends back what visitors see does not lose the true point', async () => {
  const { asAdmin, call } = await testServer()
  const created = await asAdmin('POST', '/api/properties', {
    payload: { ...TRUE_POINT, price: '1' },
  })
  const { id } = created.json as { id: number }
  const seen = await call('GET', `/api/properties/${id}`)
  const { latitude, longitude } = seen.json as typeof TRUE_POINT
  const saved = await asAdmin('PUT', `/api/properties/${id}`, {
    payload: { latitude, longitude, price: '2' },
    headers: { 'if-match': seen.headers['etag'] as string },
  })
  expect([saved.status, saved.json]).toMatchObject([200, { ...TRUE_POINT, price: '2' }])
})

test('an area that cannot be read is no condition, and a long one is refused', async () => {
  const { call } = await testServer()
  expect((await call('GET', '/api/map?area=here')).json).toMatchObject({ count: 0 })
  expect((await call('GET', `/api/map?area=${'1'.repeat(300)}`)).status).toBe(400)
  expect((await call('GET', '/api/map?language=fr')).status).toBe(400)
})
