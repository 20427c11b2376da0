import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import * as photoStore from '#domain/photos/photos.server.ts'
import * as printedFiles from '#domain/pdf/printed-files.server.ts'
import * as places from '#domain/places/places.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import type { PropertyChange } from '#domain/properties/property.ts'
import { readPdf } from '#test/pdf-reader.ts'
import { form, jpeg } from '#test/samples.ts'
import type { TestApp } from '#test/test-app.ts'
import { testServer } from '#test/test-server.ts'

describe('the brochure of a property', () => {
  test('has its text, photos, floor plans and contact, in a small file', async () => {
    const { app, call } = await testServer()
    const published = await photos(app, 7)
    const plan = (await photos(app, 8)).slice(7)
    const { id } = await villa(app, {
      photos: published,
      price: '32500000',
      floor_photos: { shape: 'by-floor', floors: [[...plan, ...published.slice(1, 2)]] },
      floor_description: { shape: 'by-floor', names: ['Ground floor'] },
    })
    const { status, headers, body } = await call('GET', `/properties2/${id}/brochure.pdf`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="ghaf-and-harbour-GH-${id}-frond-house.pdf"`,
      'cache-control': 'public, no-cache',
      'x-robots-tag': 'noindex',
    })
    expect(String(headers['content-security-policy'])).toContain('sandbox')
    const { pages, title, language, links, pictures } = readPdf(body)
    expect([title, language]).toEqual(['Frond house', 'en-GB'])
    expect(pages[0]).toContain('Frond house')
    expect(pages[0]).toContain('32,500,000')
    expect(pages[1]).toContain('A kitchen')
    expect(pages[1]).toContain(`GH-${id}`)
    expect(pages[1]).toContain('Private beach')
    expect(pages.join('\n')).toContain('Ground floor')
    expect(pages.at(-1)).toContain('Come and see it')
    expect(links).toContain(`http://localhost:3000/properties2/${id}`)
    expect(links.some((link) => link.startsWith('tel:'))).toBe(true)
    // Seven photos, the last one again on the back page, one floor plan and two logos. A photo that
    // is also on a floor is not printed twice.
    expect(pictures).toBe(11)
  })

  test('has a map with what is near its marker, in both languages', async () => {
    const { app, call } = await testServer()
    const { locations } = await places.list(app)
    const location = locations.find(({ name }) => name === 'Dubai Marina')?.id ?? null
    const { id } = await villa(app, {
      location_id: location,
      latitude: 25.08053,
      longitude: 55.14037,
    })
    const english = readPdf((await call('GET', `/properties2/${id}/brochure.pdf`)).body)
    expect(english.pages[1]).toContain('Where it is')
    expect(english.pages[1]).toMatch(/^\d {2}.*Metro$/m)
    expect(english.pages[1]).toMatch(/^\d\.\d km$/m)
    expect(english.pages[1]).toContain('The home is shown near its place')
    const arabic = readPdf((await call('GET', `/ar/properties2/${id}/brochure.pdf`)).body)
    expect(arabic.readTexts.join('\n')).toContain('الموقع على الخريطة')
    expect(arabic.readTexts.join('\n')).toContain('محطة مترو')
  })

  test('is made once per version, and revalidated by its ETag', async () => {
    const { app, call } = await testServer()
    const { id } = await villa(app)
    const address = `/properties2/${id}/brochure.pdf`
    const [first, second] = await Promise.all([call('GET', address), call('GET', address)])
    expect(first.body.equals(second.body)).toBe(true)
    expect(await keys(app)).toHaveLength(1)
    const again = await call('GET', address)
    // A second rendering would contain another creation time.
    expect(again.body.equals(first.body)).toBe(true)
    const headers = { 'if-none-match': String(first.headers['etag']) }
    expect((await call('GET', address, { headers })).status).toBe(304)

    await properties.update(app, id, { price: '7' })
    const changed = await call('GET', address, { headers })
    expect(changed.status).toBe(200)
    expect(readPdf(changed.body).pages[0]).toContain('7')
    expect(await keys(app)).toHaveLength(2)
    expect(await printedFiles.removeOutdated(app)).toBe(2)
    expect(await keys(app)).toEqual([])
  })

  test('does not exist for a property that does not', async () => {
    const { app, call } = await testServer()
    const { id } = await villa(app)
    await properties.remove(app, id)
    for (const missing of [id, 999, 'abc', '1e3', '99999999999999999999'])
      for (const file of ['brochure.pdf', 'share.jpg'])
        expect((await call('GET', `/properties2/${missing}/${file}`)).status).toBe(404)
    expect((await call('GET', '/BlogInfo/5/share.jpg')).status).toBe(404)
  })

  test('names its permit, with the link to verify it, and its agent', async () => {
    const { app, call } = await testServer()
    const permit_url = 'https://dubailand.gov.ae/permit?no=7123456789'
    const { id } = await villa(app, {
      permit_number: '7123456789',
      permit_url,
      permit_expires_on: '2027-03-01',
      agent_name: 'Sara Haddad',
      agent_brn: '41207',
    })
    const { body } = await call('GET', `/properties2/${id}/brochure.pdf`)
    const { pages, links } = readPdf(body)
    for (const words of ['7123456789', 'Valid until 1 Mar 2027', 'Sara Haddad', 'BRN 41207', 'ORN'])
      expect(pages.at(-1)).toContain(words)
    expect(links).toContain(permit_url)
  })

  test('is hidden with its property when permits are enforced', async () => {
    const { app, call } = await testServer()
    const { id } = await villa({ ...app, permitMode: 'enforce' })
    for (const file of ['brochure.pdf', 'share.jpg'])
      expect((await call('GET', `/properties2/${id}/${file}`)).status).toBe(404)
  })

  test('is made for an empty property and for one with hostile text', async () => {
    const { app, call } = await testServer()
    const empty = await properties.create(app, {})
    const bare = await call('GET', `/properties2/${empty.id}/brochure.pdf`)
    expect(readPdf(bare.body).pages[0]).toContain('Price on request')
    const hostile = await villa(app, {
      properties_title: '(مرسى) \\) Tj ET 🏠\u202e '.repeat(20),
      price: 'ask '.repeat(200),
      properties_description: `## ${'#'.repeat(3000)}\n**\n${'word '.repeat(20_000)}\n${'x'.repeat(9000)}`,
      nearby: 'Somewhere near, '.repeat(500),
      floor_description: { shape: 'by-floor', names: ['🏠'.repeat(500)] },
    })
    const response = await call('GET', `/properties2/${hostile.id}/brochure.pdf`)
    expect(response.status).toBe(200)
    expect(String(response.headers['content-disposition'])).toMatch(
      /^inline; filename="[A-Za-z0-9.-]+"$/,
    )
    const { pages } = readPdf(response.body)
    expect(pages.length).toBeGreaterThan(4)
    expect(pages.length).toBeLessThan(14)
    expect(pages.join('\n')).toContain('More is told on the page of this home.')
    expect(pages[0]).toContain('Tj ET')
  })

  test.each([
    ['GH–101', 'GH-101-frond-house'],
    ['"7/3" b.1', '7-3-b.1-frond-house'],
    ['مرسى', 'frond-house'],
  ])(
    'of a home with the reference %s has a name that any header may have',
    async (reference, name) => {
      const { app, call } = await testServer()
      const { id } = await villa(app, { reference })
      const { status, headers } = await call('GET', `/properties2/${id}/brochure.pdf`)
      expect([status, headers['content-disposition']]).toEqual([
        200,
        `inline; filename="ghaf-and-harbour-${name}.pdf"`,
      ])
    },
  )

  test('shows the first of thirty photos, and omits one whose file is missing', async () => {
    const { app, call } = await testServer()
    const all = await photos(app, 30)
    const { id } = await villa(app, { photos: all })
    await app.files.remove(`photos/${all[7]}`)
    const { body } = await call('GET', `/properties2/${id}/brochure.pdf`)
    // Twelve, the last one again on the back page, and two logos.
    expect(readPdf(body).pictures).toBe(15)
  })

  test('gets 503 while too many others wait, and other files do not', async () => {
    const { app, call } = await testServer()
    const ids = await properties.createMany(
      app,
      Array.from({ length: 20 }, (_, index) => ({ properties_title: `Home ${index}` })),
    )
    const responses = await Promise.all(
      ids.map((id) => call('GET', `/properties2/${id}/brochure.pdf`)),
    )
    const refused = responses.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(10)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20 - refused.length)
    expect((await call('GET', `/properties2/${ids[0]}/share.jpg`)).status).toBe(200)
  })
})

describe('a share image', () => {
  test('is 1200 by 630 for every property and post, with or without a photo', async () => {
    const { app, call, asAdmin } = await testServer()
    const pictured = await villa(app, { photos: await photos(app, 1) })
    const bare = await properties.create(app, { properties_title: 'word '.repeat(100) })
    const words = { title: 'A walk', author: 'Layla', SEOtitle: 'Walk', metadescription: 'Text' }
    const posted = await asAdmin(
      'POST',
      '/api/posts',
      await form({ ...words, photo_url: await jpeg() }),
    )
    const { id: post } = posted.json as { id: number }
    for (const address of [
      `/properties2/${pictured.id}/share.jpg`,
      `/properties2/${bare.id}/share.jpg`,
      `/BlogInfo/${post}/share.jpg?v=1`,
    ]) {
      const { status, headers, body } = await call('GET', address)
      expect([address, status, headers['content-type']]).toEqual([address, 200, 'image/jpeg'])
      const { width, height, format } = await sharp(body).metadata()
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
      expect(body.length).toBeLessThan(300_000)
    }
  })

  test('shows the property’s title: another title makes another image', async () => {
    const { app, call } = await testServer()
    const { id } = await villa(app)
    const before = await call('GET', `/properties2/${id}/share.jpg`)
    await properties.update(app, id, { properties_title: 'Another name' })
    const after = await call('GET', `/properties2/${id}/share.jpg`)
    expect(after.headers['etag']).not.toBe(before.headers['etag'])
    const { data } = await sharp(before.body)
      .composite([{ input: after.body, blend: 'difference' }])
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data.some((value) => value > 100)).toBe(true)
  })
})

describe('in Arabic', () => {
  const ARABIC = {
    title_ar: 'منزل على السعفة',
    description_ar: 'جُدّد المنزل عام 2022.\n## في الداخل\nمطبخ يتسع لثلاثين ضيفًا.',
  }

  test('a property has a brochure and a share image of its own', async () => {
    const { app, call } = await testServer()
    const [location] = await taxonomy.locations(app)
    const actor = {
      db: app.db,
      clock: app.clock,
      contentVersion: app.contentVersion,
      actor: app.actor,
    }
    await places.update(actor, 'locations', location?.id ?? 0, { name_ar: 'نخلة جميرا' })
    const { id } = await villa(app, {
      ...ARABIC,
      price: '32500000',
      location_id: location?.id ?? null,
      photos: await photos(app, 1),
    })
    const { status, headers, body } = await call('GET', `/ar/properties2/${id}/brochure.pdf`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="ghaf-and-harbour-GH-${id}-frond-house-ar.pdf"`,
      'cache-control': 'public, no-cache',
      'x-robots-tag': 'noindex',
    })
    const { language, title, readTexts, links } = readPdf(body)
    expect([language, title]).toEqual(['ar-AE', ARABIC.title_ar])
    for (const text of [
      'نخلة جميرا',
      '32,500,000 درهم',
      'غرف النوم',
      'مطبخ يتسع لثلاثين ضيفًا.',
      'للبيع',
    ])
      expect(readTexts).toContain(text)
    expect(links).toContain(`http://localhost:3000/ar/properties2/${id}`)

    const english = await call('GET', `/properties2/${id}/brochure.pdf`)
    expect(readPdf(english.body).title).toBe('Frond house')
    expect(english.headers['etag']).not.toBe(headers['etag'])
    const revalidated = { headers: { 'if-none-match': String(headers['etag']) } }
    expect((await call('GET', `/ar/properties2/${id}/brochure.pdf`, revalidated)).status).toBe(304)
    const images = await Promise.all(
      ['', '/ar'].map((start) => call('GET', `${start}/properties2/${id}/share.jpg`)),
    )
    expect(images.map(({ headers }) => headers['content-type'])).toEqual([
      'image/jpeg',
      'image/jpeg',
    ])
    expect(images[0]?.headers['etag']).not.toBe(images[1]?.headers['etag'])
    // Each language has its own versions, of which none is outdated.
    expect(await keys(app)).toHaveLength(4)
    expect(await printedFiles.removeOutdated(app)).toBe(0)
  })

  test('what has no Arabic text is printed in English', async () => {
    const { app, call } = await testServer()
    const { id } = await villa(app)
    const { body } = await call('GET', `/ar/properties2/${id}/brochure.pdf`)
    const { title, pages, readTexts } = readPdf(body)
    expect(title).toBe('Frond house')
    expect(pages[1]).toContain('A kitchen to cook for thirty.')
    expect(readTexts).toContain('السعر عند الطلب')
  })

  test('the site and its posts have share images, and the agency its brochure', async () => {
    const { app, call, asAdmin } = await testServer()
    expect((await call('GET', '/ar/brochure.pdf')).status).toBe(404)
    await villa(app, ARABIC)
    const brochure = await call('GET', '/ar/brochure.pdf')
    expect(brochure.headers['content-disposition']).toBe(
      'inline; filename="ghaf-and-harbour-brochure-ar.pdf"',
    )
    expect(readPdf(brochure.body).readTexts).toContain(ARABIC.title_ar)
    const words = { title: 'A walk', author: 'Layla', SEOtitle: 'Walk', metadescription: 'Text' }
    const sent = await form({ ...words, photo_url: await jpeg() })
    const { id: post } = (await asAdmin('POST', '/api/posts', sent)).json as { id: number }
    for (const address of [`/ar/BlogInfo/${post}/share.jpg`, '/ar/share.jpg']) {
      const { width, height } = await sharp((await call('GET', address)).body).metadata()
      expect([width, height]).toEqual([1200, 630])
    }
  })

  test('nothing is printed of what is not shown', async () => {
    const { app, call } = await testServer()
    const { id } = await villa(app, { ...ARABIC, status: 'draft' })
    for (const shown of [id, 999, 'abc', '99999999999999999999'])
      for (const file of ['brochure.pdf', 'share.jpg'])
        expect((await call('GET', `/ar/properties2/${shown}/${file}`)).status).toBe(404)
    expect((await call('GET', '/ar/BlogInfo/5/share.jpg')).status).toBe(404)
  })
})

function villa(app: TestApp, change: PropertyChange = {}) {
  return properties.create(app, {
    properties_title: 'Frond house',
    properties_description:
      'Rebuilt in 2022.\n## Inside\nA kitchen to cook for thirty.\n**Ready now**',
    nearby: 'Private beach, Al Ittihad Park',
    currency: 'AED',
    bedroom: 6,
    maxarea: 1215,
    ...change,
  })
}

function photos(app: TestApp, count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const bytes = await jpeg({ width: 600, height: 400, shade: index + 1 })
      return (await photoStore.receive(app, bytes, 'administrator')).name
    }),
  )
}

async function keys(app: TestApp): Promise<string[]> {
  return Array.fromAsync(app.files.list('made'))
}
