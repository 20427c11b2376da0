import sharp from 'sharp'

import { getHtml } from './html-document.ts'
import { expect, test } from './site.ts'

const PAGES = ['/', '/properties', '/areas', '/blog', '/about', '/contact-us', '/sell-property']

/** Pages whose share image is drawn for them, of a listing with photos and of one without. */
const WITH_DRAWN_IMAGE = ['/BlogInfo/1', '/properties2/30', '/properties2/5']

test('every page has its title, description, canonical link, and a share image as it promises', async ({
  request,
  site,
}) => {
  for (const path of [...PAGES, '/areas/dubai-creek-harbour', ...WITH_DRAWN_IMAGE])
    await test.step(path, async () => {
      const page = await getHtml(request, `${path}?utm_source=mail`)
      expect(page.status).toBe(200)
      expect(page.title).toContain('Ghaf & Harbour')
      const url = new URL(path, site.url).href
      expect(page.canonical).toBe(url)
      expect(page.meta('description').length).toBeGreaterThan(50)
      expect(page.meta('og:url')).toBe(url)
      expect(page.meta('twitter:card')).toBe('summary_large_image')
      const image = page.meta('og:image')
      expect(image).toMatch(/^http/)
      expect(page.meta('twitter:image')).toBe(image)
      const picture = await request.get(image)
      expect(picture.status()).toBe(200)
      expect(picture.headers()['content-type']).toMatch(/^image\/(jpeg|png)$/)
      if (!WITH_DRAWN_IMAGE.includes(path)) return
      const { width, height } = await sharp(await picture.body()).metadata()
      expect([width, height]).toEqual([1200, 630])
      expect(page.meta('og:image:width')).toBe('1200')
      expect(page.meta('og:image:height')).toBe('630')
      expect(page.meta('og:image:alt').length).toBeGreaterThan(3)
    })
})

test('the agency, a post and listings describe themselves to machines', async ({
  request,
  site,
}) => {
  const home = await getHtml(request, '/')
  expect(home.jsonLd('RealEstateAgent')).toMatchObject({
    name: 'Ghaf & Harbour',
    email: 'hello@ghafandharbour.example',
    address: { addressLocality: 'Dubai', addressCountry: 'AE' },
  })

  await test.step('a post, under its SEO title', async () => {
    const { seo_title, title, author } = await (await request.get('/api/posts/1')).json()
    const page = await getHtml(request, '/BlogInfo/1')
    expect(page.title).toBe(`${seo_title} | Ghaf & Harbour`)
    expect(page.meta('og:type')).toBe('article')
    expect(page.jsonLd('BlogPosting')).toMatchObject({
      headline: title,
      author: { name: author },
      url: `${site.url}/BlogInfo/1`,
    })
    expect(page.jsonLd('BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Blog' }, { name: title }],
    })
  })

  await test.step('a listing with its offer, and no price when there is none', async () => {
    const all: { id: number; price: string; properties_title: string }[] = await (
      await request.get('/api/properties')
    ).json()
    const priced = all.find(({ price }) => /^\d/.test(price))
    const onRequest = all.find(({ price }) => price === 'Price on request')
    expect(priced && onRequest).toBeTruthy()
    const withPrice = await getHtml(request, `/properties2/${priced?.id}`)
    expect(withPrice.jsonLd('RealEstateListing')).toMatchObject({
      name: priced?.properties_title,
      offers: { '@type': 'Offer', price: Number(priced?.price.replaceAll(',', '')) },
    })
    const withoutPrice = await getHtml(request, `/properties2/${onRequest?.id}`)
    const listing = withoutPrice.jsonLd('RealEstateListing')
    expect(listing).toMatchObject({ offers: { '@type': 'Offer' } })
    expect(listing?.['offers']).not.toHaveProperty('price')
  })
})

test('the sitemap lists every page, property and post, with photos and dates', async ({
  request,
  site,
}) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toMatch(/^application\/xml/)
  const xml = await response.text()
  const properties = await (await request.get('/api/properties')).json()
  const posts = await (await request.get('/api/posts')).json()
  const expected = [
    ...PAGES,
    '/agents/1',
    '/agents/2',
    ...areasOf(properties),
    ...properties.map(({ id }: { id: number }) => `/properties2/${id}`),
    ...posts.map(({ id }: { id: number }) => `/BlogInfo/${id}`),
  ]
    .flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`])
    .map((path) => new URL(path, site.url).href)
  expect(xml).toContain(
    `<xhtml:link rel="alternate" hreflang="ar" href="${site.url}/ar/properties2/30"/>`,
  )
  expect(texts(xml, 'loc').toSorted()).toEqual(expected.toSorted())
  const photos = new Set(
    [
      ...properties.flatMap((property: { photos: string[]; floor_photos: string[][] }) => [
        ...property.photos,
        ...property.floor_photos.flat(),
      ]),
      ...posts.map(({ photo }: { photo: string }) => photo),
    ].map((name) => `${site.url}/uploads/${name}`),
  )
  expect(new Set(texts(xml, 'image:loc'))).toEqual(photos)
  const dates = [...properties, ...posts].map(
    ({ updated_at }: { updated_at: string }) => updated_at,
  )
  expect(texts(xml, 'lastmod')).toEqual(expect.arrayContaining(dates))
})

test('the feeds list the newest fifty', async ({ request, site }) => {
  for (const [path, list, page] of [
    ['/blog/rss.xml', '/api/posts', '/BlogInfo/'],
    ['/properties/rss.xml', '/api/properties', '/properties2/'],
  ] as const) {
    const response = await request.get(path)
    expect(response.headers()['content-type']).toMatch(/^application\/rss\+xml/)
    const newest: { id: number }[] = await (await request.get(list)).json()
    expect(texts(await response.text(), 'guid')).toEqual(
      newest.slice(0, 50).map(({ id }) => `${site.url}${page}${id}`),
    )
  }
})

test('robots are kept from the admin area and told of the sitemap, and every device has its icon', async ({
  request,
  site,
}) => {
  const rules = await (await request.get('/robots.txt')).text()
  for (const path of ['/admin', '/login', '/api']) expect(rules).toContain(`Disallow: ${path}\n`)
  expect(rules).toContain(`Sitemap: ${site.url}/sitemap.xml`)

  const { html } = await getHtml(request, '/')
  const [, href = ''] = /<link rel="manifest" href="([^"]*)"/.exec(html) ?? []
  const manifest = await (await request.get(href)).json()
  expect(manifest.name).toBe('Ghaf & Harbour')
  const icons: { src: string }[] = manifest.icons
  for (const { src } of [...icons, { src: '/apple-touch-icon.png' }, { src: '/favicon.svg' }])
    expect((await request.get(src)).status()).toBe(200)
})

/** The page of each community that has homes. */
function areasOf(properties: { location_name: string }[]): string[] {
  const names = new Set(properties.map(({ location_name }) => location_name).filter(Boolean))
  return Array.from(names, (name) => `/areas/${name.toLowerCase().replaceAll(' ', '-')}`)
}

// That these documents are well formed is tested where they are written: app/seo, server/site-check.
function texts(xml: string, element: string): string[] {
  const found = xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, 'g'))
  return [...found].map(([, text = '']) => text)
}
