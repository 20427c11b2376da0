import type { Page } from '@playwright/test'

import { expect, test } from './site.ts'

const PAGES = ['/', '/properties', '/blog', '/about', '/contact-us', '/sell-property']

for (const path of [...PAGES, '/BlogInfo/1', '/properties2/1'])
  test(`${path} tells machines what it is and where it stands`, async ({ page, site }) => {
    const answer = await page.goto(`${path}?utm_source=letter`)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle(/Ghaf & Harbour/)
    await expect(page.locator('title')).toHaveCount(1)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveCount(1)
    expect(await canonical.getAttribute('href')).toBe(new URL(path, site.url).href)
    expect((await metaOf(page, 'name', 'description')).length).toBeGreaterThan(50)
    expect(await metaOf(page, 'property', 'og:url')).toBe(new URL(path, site.url).href)
    expect(await metaOf(page, 'name', 'twitter:card')).toBe('summary_large_image')
    const image = await metaOf(page, 'property', 'og:image')
    expect(image).toMatch(/^http/)
    expect(await metaOf(page, 'name', 'twitter:image')).toBe(image)
    const picture = await page.request.get(image)
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toMatch(/^image\/(jpeg|png)$/)
  })

test('the home page describes the agency', async ({ page }) => {
  await page.goto('/')
  expect(await jsonLd(page, 'RealEstateAgent')).toMatchObject({
    name: 'Ghaf & Harbour',
    email: 'hello@ghafandharbour.example',
    address: { addressLocality: 'Dubai', addressCountry: 'AE' },
  })
})

test('a post describes itself, under its SEO title', async ({ page, site }) => {
  const { seo_title, title, author } = await (await page.request.get('/api/posts/1')).json()
  await page.goto('/BlogInfo/1')
  expect(await page.title()).toBe(`${seo_title} | Ghaf & Harbour`)
  expect(await metaOf(page, 'property', 'og:type')).toBe('article')
  expect(await jsonLd(page, 'BlogPosting')).toMatchObject({
    headline: title,
    author: { name: author },
    url: `${site.url}/BlogInfo/1`,
  })
  expect(await jsonLd(page, 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Blog' }, { name: title }],
  })
})

test('a listing describes itself with its offer, and without a price when there is none', async ({
  page,
}) => {
  const all: { id: number; price: string; properties_title: string }[] = await (
    await page.request.get('/api/properties')
  ).json()
  const priced = all.find(({ price }) => /^\d/.test(price))
  const onRequest = all.find(({ price }) => price === 'Price on request')
  expect(priced && onRequest).toBeTruthy()

  await page.goto(`/properties2/${priced?.id}`)
  expect(await jsonLd(page, 'RealEstateListing')).toMatchObject({
    name: priced?.properties_title,
    offers: { '@type': 'Offer', price: Number(priced?.price.replaceAll(',', '')) },
  })
  await page.goto(`/properties2/${onRequest?.id}`)
  const listing = await jsonLd(page, 'RealEstateListing')
  expect(listing).toMatchObject({ offers: { '@type': 'Offer' } })
  expect(listing?.['offers']).not.toHaveProperty('price')
})

test('the site map lists every page, property and post, with pictures and days', async ({
  page,
  site,
}) => {
  const answer = await page.request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toMatch(/^application\/xml/)
  const map = await parsed(page, await answer.text())
  expect(map.fault).toBeNull()
  const properties = await (await page.request.get('/api/properties')).json()
  const posts = await (await page.request.get('/api/posts')).json()
  const expected = [
    ...PAGES,
    ...properties.map(({ id }: { id: number }) => `/properties2/${id}`),
    ...posts.map(({ id }: { id: number }) => `/BlogInfo/${id}`),
  ].map((path) => new URL(path, site.url).href)
  expect(map.texts['loc']?.toSorted()).toEqual(expected.toSorted())
  const pictures = new Set(
    [
      ...properties.flatMap((property: { photos: string[]; floor_photos: string[][] }) => [
        ...property.photos,
        ...property.floor_photos.flat(),
      ]),
      ...posts.map(({ photo }: { photo: string }) => photo),
    ].map((name) => `${site.url}/uploads/${name}`),
  )
  expect(new Set(map.texts['image:loc'])).toEqual(pictures)
  const days = [...properties, ...posts].map(({ updated_at }: { updated_at: string }) => updated_at)
  expect(map.texts['lastmod']).toEqual(expect.arrayContaining(days))
})

for (const [path, list, address] of [
  ['/blog/rss.xml', '/api/posts', '/BlogInfo/'],
  ['/properties/rss.xml', '/api/properties', '/properties2/'],
] as const)
  test(`${path} is a feed of what is new`, async ({ page, site }) => {
    const answer = await page.request.get(path)
    expect(answer.headers()['content-type']).toMatch(/^application\/rss\+xml/)
    const feed = await parsed(page, await answer.text())
    expect(feed.fault).toBeNull()
    const newest: { id: number }[] = await (await page.request.get(list)).json()
    expect(feed.texts['guid']).toEqual(
      newest.slice(0, 50).map(({ id }) => `${site.url}${address}${id}`),
    )
  })

test('robots are kept from the admin area and shown the map', async ({ page, site }) => {
  const rules = await (await page.request.get('/robots.txt')).text()
  for (const path of ['/admin', '/login', '/api']) expect(rules).toContain(`Disallow: ${path}\n`)
  expect(rules).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('the site has icons for every device', async ({ page }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(href ?? '')).json()
  expect(manifest.name).toBe('Ghaf & Harbour')
  const icons: { src: string }[] = manifest.icons
  for (const { src } of [...icons, { src: '/apple-touch-icon.png' }, { src: '/favicon.svg' }])
    expect((await page.request.get(src)).status()).toBe(200)
})

function metaOf(page: Page, attribute: 'name' | 'property', value: string): Promise<string> {
  return page
    .locator(`meta[${attribute}="${value}"]`)
    .getAttribute('content')
    .then((content) => content ?? '')
}

async function jsonLd(page: Page, type: string): Promise<Record<string, unknown> | undefined> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = scripts.map((script) => JSON.parse(script) as Record<string, unknown>)
  return things.find((thing) => thing['@type'] === type)
}

/** The browser's own parser says whether it is well formed. */
function parsed(page: Page, xml: string) {
  return page.evaluate((source) => {
    const tree = new DOMParser().parseFromString(source, 'application/xml')
    const texts: Record<string, string[]> = {}
    for (const { nodeName, textContent } of tree.querySelectorAll('*'))
      (texts[nodeName] ??= []).push(textContent)
    return { fault: tree.querySelector('parsererror')?.textContent ?? null, texts }
  }, xml)
}
