import { expect, test } from 'vitest'

import { sitemapPart, rootSitemap } from '#app/seo/sitemap.server.ts'
import * as photos from '#domain/photos/photos.server.ts'
import * as places from '#domain/places/places.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as users from '#domain/team/users.server.ts'
import { jpeg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

// A page has two URLs, one for each language.
const LIMITS = { maxUrls: 42, idsPerPart: 4 }
const PAGES = ['/', '/properties', '/areas', '/blog', '/about', '/contact-us', '/sell-property']

test('one site map holds up to its limit of URLs', async () => {
  const app = await appWith(13)
  const map = await rootSitemap(app, LIMITS)
  expect(map).toContain('<urlset')
  expect(map.match(/<url>/g)).toHaveLength(42)
})

test('with one URL more it becomes an index of parts, which hold every URL once', async () => {
  const app = await appWith(14)
  app.clock.advance({ hours: 1 })
  await properties.update(app, 6, { price: '1' })
  await properties.remove(app, 14)
  await properties.createMany(app, [{}])
  app.clock.advance({ hours: 1 })
  await posts.update(app, 1, POST)
  const map = await rootSitemap(app, LIMITS)
  expect(map).toContain('<sitemapindex')
  const parts = readUrls(map)
  expect(parts).toEqual([
    ['/sitemap.xml?part=pages', '2026-03-01T10:00:00.000Z'],
    ['/sitemap.xml?part=properties-1', '2026-03-01T08:00:00.000Z'],
    ['/sitemap.xml?part=properties-2', '2026-03-01T09:00:00.000Z'],
    ['/sitemap.xml?part=properties-3', '2026-03-01T08:00:00.000Z'],
    ['/sitemap.xml?part=properties-4', '2026-03-01T09:00:00.000Z'],
    ['/sitemap.xml?part=posts-1', '2026-03-01T10:00:00.000Z'],
  ])
  const pages: [string, string][] = []
  for (const [address] of parts) {
    const name = new URL(address, app.publicUrl).searchParams.get('part') ?? ''
    const urls = readUrls((await sitemapPart(app, name, LIMITS)) ?? '')
    expect(urls.length).toBeLessThanOrEqual(14)
    pages.push(...urls)
  }
  const listings = (await properties.list(app)).map(({ id }) => `/properties2/${id}`)
  expect(listings).toHaveLength(14)
  expect(pages.map(([path]) => path).toSorted()).toEqual(
    [...PAGES, ...listings, '/BlogInfo/1']
      .flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`])
      .toSorted(),
  )
  expect(Object.fromEntries(pages)).toMatchObject({
    '/': '2026-03-01T10:00:00.000Z',
    '/properties': '2026-03-01T09:00:00.000Z',
    '/about': '',
    '/properties2/6': '2026-03-01T09:00:00.000Z',
    '/properties2/5': '2026-03-01T08:00:00.000Z',
  })
})

test('a part without content does not exist', async () => {
  const app = await appWith(5)
  await Promise.all([1, 2, 3, 4].map((id) => properties.remove(app, id)))
  expect(await sitemapPart(app, 'properties-2', LIMITS)).toContain('/properties2/5<')
  for (const name of ['properties-1', 'properties-999999', 'properties-0', 'posts-2', 'x', ''])
    expect(await sitemapPart(app, name, LIMITS), name).toBeNull()
})

test('whoever has a public profile is in the site map', async () => {
  const app = await appWith(0)
  const { id } = await users.create(app, { name: 'Sara Haddad' })
  await users.create(app, { name: 'Daniel Hartley', shown: false })
  for (const map of [await rootSitemap(app, LIMITS), await sitemapPart(app, 'pages', LIMITS)])
    expect(map?.match(/<loc>[^<]*\/agents\/\d+/g)).toEqual([
      `<loc>${app.publicUrl}/agents/${id}`,
      `<loc>${app.publicUrl}/ar/agents/${id}`,
    ])
})

test('a community that has homes or a text is in the site map', async () => {
  const app = await appWith(0)
  const { id } = await places.create(app, 'locations', { name: 'Sobha Hartland' })
  await places.create(app, 'locations', { name: 'Aljada', about: 'A new quarter.' })
  await places.create(app, 'locations', { name: 'Nowhere' })
  await properties.createMany(app, [{ location_id: id }])
  for (const map of [await rootSitemap(app, LIMITS), await sitemapPart(app, 'pages', LIMITS)])
    expect(map?.match(/<loc>[^<]*\/areas\/[^<]*/g)).toEqual([
      `<loc>${app.publicUrl}/areas/aljada`,
      `<loc>${app.publicUrl}/ar/areas/aljada`,
      `<loc>${app.publicUrl}/areas/sobha-hartland`,
      `<loc>${app.publicUrl}/ar/areas/sobha-hartland`,
    ])
})

const POST = { title: 'Post', author: 'Layla', SEOtitle: 'SEO', metadescription: 'Words' }

async function appWith(listings: number): Promise<TestApp> {
  const app = await testApp()
  await properties.createMany(
    app,
    Array.from({ length: listings }, () => ({})),
  )
  await posts.create(app, POST, await photos.receive(app, await jpeg(), 'administrator'))
  return app
}

/** Paths, and when they last changed. */
function readUrls(map: string): [string, string][] {
  const matches = map.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)
  return Array.from(matches, ([, path = '', changed = '']) => [path, changed])
}
