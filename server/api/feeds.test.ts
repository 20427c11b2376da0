import { gunzipSync } from 'node:zlib'

import { expect, test, vi } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import * as permits from '#domain/properties/permits/permits.server.ts'
import * as feedKey from '#domain/properties/portals/feed-key.server.ts'
import * as lastFeeds from '#domain/properties/portals/last-feeds.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { StoreError } from '#storage/database/store-errors.ts'
import { faultsOf } from '#test/feed-schema.ts'
import { testServer, type TestServer } from '#test/test-server.ts'

interface PortalReport {
  portals: {
    portal: 'bayut' | 'property-finder'
    address: string
    goes_out: number
    refused: number
  }[]
  looked_at: number
  all: boolean
  listings: { id: number; findings: Record<string, { what: string; refused: boolean }[]> }[]
}

async function portalReport({ asAdmin }: TestServer): Promise<PortalReport> {
  return (await asAdmin('GET', '/api/portals')).json as PortalReport
}

async function feedPaths(server: TestServer) {
  const { portals } = await portalReport(server)
  const path = (portal: string) =>
    portals.find((each) => each.portal === portal)?.address.replace(server.app.publicUrl, '') ?? ''
  return { bayut: path('bayut'), finder: path('property-finder') }
}

async function villa({ app, upload }: TestServer) {
  const category = (await taxonomy.categories(app)).find(({ name }) => name === 'Villa')
  const location = (await taxonomy.locations(app)).find(({ name }) => name === 'Al Barari')
  return {
    properties_title: 'Garden villa',
    properties_description: 'Five rooms around a court.',
    type: 'For sale',
    currency: 'AED' as const,
    price: '18,400,000',
    maxarea: 1040,
    bedroom: 5,
    bathroom: 6,
    category_id: category?.id,
    location_id: location?.id,
    photos: [await upload()],
    permit_number: '7112345600',
    permit_url: 'https://dubailand.gov.ae/',
    permit_expires_on: '2026-03-10',
  }
}

test('a feed needs its key, and a renewed key ends the old address', async () => {
  const server = await testServer()
  const { call, asAdmin, app } = server
  const { bayut } = await feedPaths(server)
  expect((await call('GET', bayut)).status).toBe(200)
  for (const wrong of [
    '/feeds/bayut.xml',
    '/feeds/bayut.xml?key=',
    '/feeds/bayut.xml?key=made-up',
    `${bayut}x`,
    `${bayut}&key=${bayut.split('=')[1]}`,
  ])
    expect((await call('GET', wrong)).status, wrong).toBe(404)

  expect((await call('POST', '/api/portals/addresses')).status).toBe(401)
  const renewed = (await asAdmin('POST', '/api/portals/addresses')).json as {
    addresses: { bayut: string }
  }
  expect((await call('GET', bayut)).status).toBe(404)
  expect((await call('GET', renewed.addresses.bayut.replace(app.publicUrl, ''))).status).toBe(200)
  const [entry] = (await audit.list(app, {})).entries
  expect(entry).toMatchObject({ what: 'feed-addresses-renewed', who: 'admin' })
})

test('without the database the last feed is served, but not at an old address', async () => {
  const server = await testServer()
  const { call, asAdmin, app } = server
  const { bayut, finder } = await feedPaths(server)
  const status = async (path: string) =>
    (await call('GET', path, { headers: { 'accept-encoding': 'gzip' } })).status
  expect(await status(bayut)).toBe(200)
  let stopped = stopDatabase(server)
  expect([await status(bayut), await status(finder)]).toEqual([200, 503])
  stopped.mockRestore()
  await asAdmin('POST', '/api/portals/addresses')
  stopped = stopDatabase(server)
  expect(await status(bayut)).toBe(503)
  stopped.mockRestore()

  const renewed = (await feedPaths(server)).bayut
  expect(await status(renewed)).toBe(200)
  // As another process does it.
  await feedKey.renew(app)
  await lastFeeds.dropRenewed(app)
  stopDatabase(server)
  expect(await status(renewed)).toBe(503)
})

function stopDatabase({ app }: TestServer) {
  return vi.spyOn(app.db, 'selectFrom').mockImplementation(() => {
    throw new StoreError('unreachable', 'The database is gone.')
  })
}

test('feeds list what goes out, and change with the content', async () => {
  const server = await testServer()
  const { call, app } = server
  const one = await properties.create(app, await villa(server))
  const other = await properties.create(app, await villa(server))
  await properties.create(app, { properties_title: 'Bare' })
  const { bayut, finder } = await feedPaths(server)

  const first = await call('GET', bayut)
  expect(await faultsOf('bayut', first.body.toString())).toEqual([])
  const known = { 'if-none-match': String(first.headers['etag']) }
  expect((await call('GET', bayut, { headers: known })).status).toBe(304)
  expect((await call('GET', finder, { headers: known })).status).toBe(200)

  await properties.remove(app, other.id)
  const second = await call('GET', bayut, { headers: known })
  expect(second.status).toBe(200)
  const text = second.body.toString()
  expect(await faultsOf('bayut', text)).toEqual([])
  expect(statuses(text)).toEqual({ [`GH-${one.id}`]: 'live', [`GH-${other.id}`]: 'deleted' })

  const gzipped = await call('GET', finder, { headers: { 'accept-encoding': 'gzip' } })
  const xml = gunzipSync(gzipped.body).toString()
  expect(await faultsOf('property-finder', xml)).toEqual([])
  expect(xml).toContain('listing_count="1"')

  // The permit ends with its day, and so the feed's ETag changes.
  app.clock.advance({ days: 10 })
  const expired = await call('GET', finder, {
    headers: { 'if-none-match': String(gzipped.headers['etag']) },
  })
  expect(expired.body.toString()).toContain('listing_count="0"')

  app.clock.advance({ days: 21 })
  expect(statuses((await call('GET', bayut)).body.toString())).toEqual({})
})

test('a listing hidden for lack of a permit is reported as deleted', async () => {
  const server = await testServer()
  const { id } = await properties.create(server.app, await villa(server))
  const { bayut } = await feedPaths(server)
  server.app.clock.advance({ days: 10 })
  await permits.enforce({ ...server.app, permitMode: 'enforce' })
  expect(statuses((await server.call('GET', bayut)).body.toString())).toEqual({
    [`GH-${id}`]: 'deleted',
  })
})

test('the report says for each listing why it does not go out', async () => {
  const server = await testServer()
  await properties.create(server.app, await villa(server))
  const { id } = await properties.create(server.app, { ...(await villa(server)), currency: 'USD' })
  const { portals, listings, looked_at, all } = await portalReport(server)
  expect({ looked_at, all }).toEqual({ looked_at: 2, all: true })
  expect(portals.map(({ goes_out, refused }) => [goes_out, refused])).toEqual([
    [1, 1],
    [1, 1],
  ])
  expect(listings[0]?.id).toBe(id)
  expect(listings[0]?.findings['bayut']).toContainEqual(
    expect.objectContaining({ what: 'The price is in USD, and not in AED.', refused: true }),
  )
})

test('a long feed is complete and consistent while listings change', async () => {
  const server = await testServer()
  const { app } = server
  const one = await villa(server)
  await properties.createMany(
    app,
    Array.from({ length: 1200 }, () => one),
  )
  const { finder } = await feedPaths(server)
  const port = await server.listen()
  const response = await fetch(`http://127.0.0.1:${port}${finder}`)
  // A listing is removed while the feed is being sent.
  await properties.remove(app, 600)
  const text = await response.text()
  const declaredCount = Number(/listing_count="(\d+)"/.exec(text)?.[1])
  expect([1199, 1200]).toContain(declaredCount)
  expect(text.match(/<property last_update/g)).toHaveLength(declaredCount)
})

function statuses(feed: string): Record<string, string> {
  const matches = feed.matchAll(
    /<Property_Ref_No><!\[CDATA\[(.*?)\]\]>.*?<Property_Status><!\[CDATA\[(.*?)\]\]>/g,
  )
  return Object.fromEntries([...matches].map(([, reference, status]) => [reference, status]))
}
