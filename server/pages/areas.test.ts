import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'

import { appContext } from '#app/context.ts'
import { lazyComponentsLoaded } from '#app/islands/lazy-component.tsx'
import { loader as area } from '#app/site/area/page.tsx'
import { loader as list } from '#app/site/areas/page.tsx'
import * as places from '#domain/places/places.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

// A page goes on loading its parts in the background: no test may end before.
beforeAll(lazyComponentsLoaded)

// With more digits than a marker has, so that no marker can contain them by chance.
const POINT = { longitude: 55.139876, latitude: 25.081234 }

test('the page of a community has its text, prices, homes, near places and neighbours', async () => {
  const app = await appWithMarina()
  const { intro, homes, surroundings, ...page } = await load(app, '/areas/dubai-marina')
  expect(page).toMatchObject({
    area: { name: 'Dubai Marina', count: 13 },
    path: '/areas/dubai-marina',
    listPath: '/properties?selectedLocation=Dubai+Marina',
    meta: { title: 'Homes in Dubai Marina', description: 'Towers by the water.' },
  })
  expect(intro.value).toEqual({
    about: '**Towers** by the water.',
    count: 13,
    medians: [{ offer: 'sale', aed: 4_000_000, count: 13 }],
  })
  expect(homes.value?.properties).toHaveLength(12)
  expect(surroundings.value).toMatchObject({
    name: 'Dubai Marina',
    nearby: [{ name: 'Palm Jumeirah', path: '/areas/palm-jumeirah', count: 1 }],
  })
  expect(surroundings.value?.near.map(({ name }) => name)).toContain('JBR Beach')
})

test('the page at /ar is in Arabic, and in English where there is no Arabic', async () => {
  const app = await appWithMarina()
  const page = await load(app, '/ar/areas/dubai-marina')
  expect(page.meta.title).toBe('عقارات في دبي مارينا')
  expect(page.intro.value?.about).toBe('**Towers** by the water.')
  expect(page.surroundings.value?.near.map(({ name }) => name)).toContain('شاطئ جي بي آر')
  expect(page.surroundings.value?.nearby[0]?.name).toBe('نخلة جميرا')
  const { list } = await loadList(app, '/ar/areas')
  expect(list.value?.areas.map(({ name }) => name)).toEqual(['دبي مارينا', 'نخلة جميرا'])
})

test('no page reveals the exact point of a home', async () => {
  const app = await appWithMarina()
  const { intro, homes, surroundings } = await load(app, '/areas/dubai-marina')
  const text = JSON.stringify([intro.value, homes.value, surroundings.value])
  for (const number of Object.values(POINT)) expect(text).not.toContain(String(number))
})

test('former names, numbers and other spellings lead to the address of today', async () => {
  const app = await appWithMarina()
  const { locations } = await places.list(app)
  const id = locations.find(({ name }) => name === 'Dubai Marina')?.id ?? 0
  await places.update(app, 'locations', id, { name: 'Marina District' })
  for (const slug of ['dubai-marina', 'Marina-District', String(id)]) {
    const answer = await refusalOf(app, `/ar/areas/${slug}`)
    // The router puts /ar before it.
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/areas/marina-district'])
  }
  for (const slug of ['marina', 'business-bay', '0', '1e3', '..'])
    expect((await refusalOf(app, `/areas/${slug}`)).status, slug).toBe(404)
})

test('a site without homes and texts has an empty list', async () => {
  const { isEmpty, list } = await loadList(await testApp(), '/areas')
  expect([isEmpty, list.value?.areas]).toEqual([true, []])
})

/** Thirteen homes in Dubai Marina, of which the owner says something, and one at Palm Jumeirah. */
async function appWithMarina(): Promise<TestApp> {
  const app = await testApp()
  const { locations } = await places.list(app)
  const idOf = (name: string) => locations.find((location) => location.name === name)?.id ?? 0
  const marina = idOf('Dubai Marina')
  await places.update(app, 'locations', marina, { about: '**Towers** by the water.' })
  await properties.createMany(
    app,
    Array.from({ length: 13 }, (_, index) => ({
      ...POINT,
      location_id: marina,
      currency: 'AED',
      price: String(1_000_000 + index * 500_000),
    })),
  )
  await properties.createMany(app, [{ location_id: idOf('Palm Jumeirah') }])
  return app
}

function load(app: TestApp, path: string) {
  return area(argsFor(app, path))
}

function loadList(app: TestApp, path: string) {
  return list(argsFor(app, path))
}

async function refusalOf(app: TestApp, path: string): Promise<Response> {
  const thrown: unknown = await load(app, path).catch((error: unknown) => error)
  if (thrown instanceof Response) return thrown
  throw new Error(`${path} is answered.`)
}

function argsFor(app: TestApp, path: string) {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  const url = new URL(path, app.publicUrl)
  const params = { slug: path.split('/').at(-1) ?? '' }
  return { context, params, request: new Request(url), url, pattern: '' } as unknown as Parameters<
    typeof area
  >[0] &
    Parameters<typeof list>[0]
}
