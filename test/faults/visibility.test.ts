import { beforeAll, expect, test } from 'vitest'

import { buildIfStale } from '#scripts/build.ts'
import { readPdf } from '#test/pdf-reader.ts'
import { logIn, startSite } from '#test/running-site.ts'
import { enquirer, jpeg } from '#test/samples.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { workdays } from '#test/workdays.ts'

const SECRET = 'zanzibar'

beforeAll(() => buildIfStale(), 120_000)

test('no public page or call tells anything of a listing or post that is not public', async () => {
  const site = await startSite({
    DEMO: '0',
    PERMITS: 'enforce',
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'error',
  })
  try {
    const admin = new Administrator(site.url, await logIn(site.url))
    const agent = { agent_id: 1 }
    const permit = { permit_number: '7130', permit_url: 'https://dubailand.gov.ae/7130', ...agent }
    // From more than a hundred on, browsers get an index that they search by themselves.
    for (let more = 0; more < 100; more++) await admin.create({ ...permit })
    const open = await admin.create({ properties_title: 'Corner house', ...permit })
    const removed = await admin.create({ properties_title: `${SECRET} palace`, ...permit })
    const hidden = await admin.create({ properties_title: `${SECRET} tower`, ...agent })
    await admin.call('DELETE', `/api/properties/${removed}`)
    const draft = await admin.create({ ...secret('draft'), ...permit, status: 'draft' })
    const neverShown = await admin.create({ ...secret('attic'), ...permit, status: 'hidden' })
    const withdrawn = await admin.create({ ...secret('cellar'), ...permit })
    await admin.call('PUT', `/api/properties/${withdrawn}`, { status: 'hidden' })
    const sold = await admin.create({ ...secret('villa'), ...permit })
    await admin.call('PUT', `/api/properties/${sold}`, { status: 'sold' })

    // The listing that everyone may see is found everywhere, so that the others would be.
    const of = (id: number) => addressesOf(site.url, id)
    expect(await missingFrom(site.url, await of(open), 'corner house')).toEqual([])
    for (const id of [removed, hidden, draft, neverShown, withdrawn]) {
      for (const path of await of(id)) {
        const { text } = await read(site.url + path)
        expect(text.toLowerCase(), path).not.toContain(SECRET)
      }
      // What visitors have seen, and what will not come back, is gone.
      for (const path of ownAddresses(id))
        expect((await read(site.url + path)).status, path).toBe(id === withdrawn ? 410 : 404)
    }

    // A home that is sold keeps its page, which says so, and nothing else.
    const [page, ...others] = ownAddresses(sold)
    const { status, text } = await read(site.url + page)
    expect(status).toBe(200)
    expect(text).toContain('Sold in ')
    expect(text).not.toContain('Schedule a tour')
    expect(text).not.toContain('brochure.pdf')
    for (const path of others) expect((await read(site.url + path)).status, path).toBe(410)
    expect((await read(`${site.url}/shortlist?ids=${sold}`)).text).toContain('is sold.')
    for (const path of [
      '/',
      '/properties',
      '/properties/inventory',
      '/api/properties',
      '/agents/1',
    ])
      expect((await read(site.url + path)).text.toLowerCase(), path).not.toContain(SECRET)
    for (const path of await admin.feeds())
      expect((await read(site.url + path)).text.toLowerCase()).not.toContain(SECRET)

    // Who pages on in a preview stays in it.
    const preview = await admin.preview('properties', draft)
    const previewed = await read(site.url + preview)
    expect(previewed.text).toContain(`?${preview.split('?')[1]}&amp;others=2`)
    expect((await read(`${site.url}${preview}&others=2`)).status).toBe(200)

    await expectPostsHidden(site.url, admin)
  } finally {
    await site.stop()
  }
})

/** Drafts, scheduled and removed posts are nowhere; the published one is everywhere. */
async function expectPostsHidden(url: string, admin: Administrator): Promise<void> {
  const open = await admin.createPost({ title: 'Harbour diary' })
  const later = { status: 'scheduled', publish_at: '2099-01-01T09:00' }
  const hidden = [
    await admin.createPost({ title: `${SECRET} notes`, status: 'draft' }),
    await admin.createPost({ title: `${SECRET} plans`, ...later }),
    await admin.createPost({ title: `${SECRET} past` }),
  ]
  await admin.call('DELETE', `/api/posts/${hidden[2]}`)
  const lists = ['/', '/blog', '/blog/rss.xml', '/api/posts', `/BlogInfo/${open}`]
  expect(await missingFrom(url, lists, 'harbour diary')).toEqual([])
  for (const path of lists)
    expect((await read(url + path)).text.toLowerCase(), path).not.toContain(SECRET)
  const siteMap = (await read(`${url}/sitemap.xml`)).text
  expect(siteMap).toContain(`/BlogInfo/${open}<`)
  for (const id of hidden) {
    expect(siteMap).not.toContain(`/BlogInfo/${id}<`)
    for (const path of [`/BlogInfo/${id}`, `/BlogInfo/${id}/share.jpg`, `/api/posts/${id}`]) {
      const { status, text } = await read(url + path)
      expect(status, path).toBe(404)
      expect(text.toLowerCase(), path).not.toContain(SECRET)
    }
  }
  // A draft is seen by its preview, and only by that.
  for (const title of ['Second', 'Third']) await admin.createPost({ title })
  const preview = await admin.preview('posts', hidden[0] ?? 0)
  const shown = await read(url + preview)
  expect([shown.status, shown.text.includes('noindex')]).toEqual([200, true])
  expect(shown.text).toContain(`${SECRET} notes`)
  expect(shown.text).toContain('<input type="hidden" name="preview"')
  expect((await read(`${url}/BlogInfo/${hidden[1]}?${preview.split('?')[1]}`)).status).toBe(404)
}

const secret = (home: string) => ({ properties_title: `${SECRET} ${home}` })

function ownAddresses(id: number): [string, ...string[]] {
  const page = `/properties2/${id}`
  return [page, `/api/properties/${id}`, `${page}/brochure.pdf`, `${page}/share.jpg`]
}

/** Every public address that may name a listing, and the page of a tour of it. */
async function addressesOf(url: string, id: number): Promise<string[]> {
  const tour = await fetch(`${url}/api/scheduletoure`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...enquirer,
      message: 'Please show me this home.',
      property_id: id,
      tour_day: workdays()[0],
      tour_time: '14:30',
    }),
  })
  const answer = (await tour.json()) as { tour: string }
  return [
    '/',
    '/properties',
    `/properties2/${id}`,
    `/properties2/${id}/brochure.pdf`,
    '/properties/inventory',
    '/properties/rss.xml',
    '/api/properties',
    '/api/properties?searchTerm=palace',
    `/shortlist?ids=${id}`,
    `/compare?ids=${id}`,
    '/agents/1',
    answer.tour,
  ]
}

async function missingFrom(url: string, paths: string[], title: string): Promise<string[]> {
  const missing: string[] = []
  for (const path of paths.filter((path) => !path.includes('searchTerm'))) {
    const { text } = await read(url + path)
    if (!text.toLowerCase().includes(title)) missing.push(path)
  }
  return missing
}

async function read(url: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(url)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isPdf = answer.headers.get('content-type') === 'application/pdf'
  return { status: answer.status, text: isPdf ? readPdf(bytes).pages.join('\n') : bytes.toString() }
}

class Administrator {
  private readonly url: string
  private readonly headers: Record<string, string>

  constructor(url: string, token: string) {
    this.url = url
    this.headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  }

  async call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const answer = await fetch(this.url + path, {
      method,
      headers: body ? this.headers : { authorization: this.headers['authorization'] ?? '' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as Result
  }

  async create(listing: object): Promise<number> {
    return (await this.call<{ id: number }>('POST', '/api/properties', listing)).id
  }

  async createPost(fields: Record<string, string>): Promise<number> {
    const form = new FormData()
    const texts = { author: 'Layla', SEOtitle: 'Diary', metadescription: fields['title'] ?? '' }
    for (const [name, value] of Object.entries({ ...texts, ...fields })) form.append(name, value)
    form.append(
      'photo_url',
      new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }),
      'a.jpg',
    )
    const answer = await fetch(`${this.url}/api/posts`, {
      method: 'POST',
      headers: { authorization: this.headers['authorization'] ?? '' },
      body: form,
    })
    return ((await answer.json()) as { id: number }).id
  }

  /** The address of a preview. */
  async preview(kind: 'properties' | 'posts', id: number): Promise<string> {
    const { url } = await this.call<{ url: string }>('POST', `/api/${kind}/${id}/preview`, {})
    const { pathname, search } = new URL(url)
    return pathname + search
  }

  async feeds(): Promise<string[]> {
    const { portals } = await this.call<{ portals: { address: string }[] }>('GET', '/api/portals')
    return portals.map(({ address }) => new URL(address).pathname + new URL(address).search)
  }
}
