import { expect, test } from 'vitest'

import { near } from '#agency/near.ts'
import { distanceInKm } from '#domain/geo/point.ts'
import * as places from '#domain/places/places.server.ts'
import * as users from '#domain/team/users.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { communitiesOfAgent } from './communities-of-agent.server.ts'
import * as properties from './properties.server.ts'
import { whereItIs } from './where-it-is.server.ts'

// More digits than a marker has: none can begin with them by chance.
const TRUE_POINT = { latitude: 25.080534, longitude: 55.140376 }
const MARINA = { latitude: 25.08, longitude: 55.14 }

async function locationNamed(app: TestApp, name: string): Promise<number> {
  const { locations } = await places.list(app)
  return locations.find((location) => location.name === name)?.id ?? 0
}

async function marina() {
  const app = await testApp()
  const location = await locationNamed(app, 'Dubai Marina')
  await places.update(app, 'locations', location, MARINA)
  const where = async (id: number, language: 'en' | 'ar' = 'en') =>
    whereItIs(app, await properties.findShown(app, id), near.places, language)
  return { app, location, where }
}

test('a home is shown at its marker, with distances from there', async () => {
  const { app, location, where } = await marina()
  const { id } = await properties.create(app, { ...TRUE_POINT, location_id: location })
  const shown = await where(id)
  expect(shown?.kind).toBe('near')
  const point = shown?.point ?? TRUE_POINT
  expect(distanceInKm(point, TRUE_POINT)).toBeGreaterThan(0.1)
  for (const place of shown?.near ?? []) expect(place.km).toBe(distanceInKm(point, place))
  expect(shown?.near.length).toBeGreaterThan(2)
  expect(JSON.stringify(shown)).not.toMatch(/25\.080534|55\.140376/)
  await properties.update(app, id, { map_marker: 'exact' })
  expect(await where(id)).toMatchObject({ kind: 'exact', point: TRUE_POINT })
})

test('a home without a point is shown in its community, or not at all', async () => {
  const { app, location, where } = await marina()
  const home = await properties.create(app, { location_id: location })
  expect(await where(home.id)).toMatchObject({ kind: 'community', point: MARINA })
  expect((await where(home.id, 'ar'))?.near[0]?.name).toMatch(/\p{Script=Arabic}/u)
  const inAbuDhabi = await properties.create(app, { latitude: 24.45, longitude: 54.38 })
  expect(await where(inAbuDhabi.id)).toBeNull()
  const nowhere = await properties.create(app, {})
  expect(await where(nowhere.id)).toBeNull()
  await places.update(app, 'locations', location, { latitude: null, longitude: null })
  expect(await where(home.id)).toBeNull()
})

test('an agent has the communities of the homes that visitors see, with their numbers', async () => {
  const { app, location } = await marina()
  const { id: agent_id } = await users.create(app, { name: 'Sara Haddad', shown: true })
  const hills = await locationNamed(app, 'Emirates Hills')
  await places.update(app, 'locations', hills, { latitude: 25.069, longitude: 55.168 })
  for (const status of ['published', 'published', 'draft'] as const)
    await properties.create(app, { location_id: location, agent_id, status })
  await properties.create(app, { location_id: hills, agent_id })
  await properties.create(app, { agent_id })
  await properties.create(app, { location_id: hills })
  expect(await communitiesOfAgent(app, agent_id)).toMatchObject([
    { id: location, name: 'Dubai Marina', homes: 2, ...MARINA },
    { id: hills, name: 'Emirates Hills', homes: 1 },
  ])
})
