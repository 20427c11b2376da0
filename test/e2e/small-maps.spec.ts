import type { APIRequestContext } from '@playwright/test'

import { openSession } from './admin.ts'
import { expect, test } from './site.ts'

// With more digits than a marker has, so that no marker can contain them by chance.
const TRUE_POINT = { latitude: 25.080534, longitude: 55.140376 }
const TRUE_NUMBERS = /25\.080534|55\.140376/

async function html(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text()
}

test('a listing shows where it is and what is near, and its true point nowhere', async ({
  request,
  site,
}) => {
  const headers = { authorization: `Bearer ${await openSession(request, site.url)}` }
  const { id: location_id } = (
    (await (await request.get('/api/locations')).json()) as { id: number; name: string }[]
  ).find(({ name }) => name === 'Dubai Marina') ?? { id: 0 }
  const data = { properties_title: 'Flat by the quay', location_id, ...TRUE_POINT }
  const { id } = await (await request.post('/api/properties', { headers, data })).json()
  const page = `/properties2/${id}`
  const english = await html(request, page)
  expect(english).toContain('aria-label="Map: Flat by the quay, Dubai Marina"')
  expect(english).toMatch(/<li[^>]*>.*?Metro.*?\d\.\d km/s)
  expect(english).toContain('The home is shown near its place, not at the door.')
  expect(english).toContain('Distances in a straight line.')
  expect(english).toContain('https://www.openstreetmap.org/copyright')
  expect(english).toContain('href="/properties?view=map&amp;selectedLocation=Dubai+Marina"')
  expect(english).toContain('href="/areas/dubai-marina"')
  const arabic = await html(request, `/ar${page}`)
  expect(arabic).toMatch(/محطة مترو.*?\d\.\d كم/s)
  for (const path of [page, `/ar${page}`, `${page}.data`, `/ar${page}.data`])
    expect(await html(request, path), path).not.toMatch(TRUE_NUMBERS)
  await request.delete(`/api/properties/${id}`, { headers })
})

test('an agent’s page shows the communities of their homes, and a listing without a place no map', async ({
  request,
}) => {
  const page = await html(request, '/agents/1')
  expect(page).toContain('Where the homes are')
  expect(page).toMatch(/href="\/areas\/business-bay"[^>]*>Business Bay<.*?2 homes/s)
  expect(await html(request, '/properties2/1')).not.toContain('Where it is')
})
