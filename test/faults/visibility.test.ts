import { beforeAll, expect, test } from 'vitest'

import { buildIfStale } from '#scripts/build.ts'
import { readPdf } from '#test/pdf-reader.ts'
import { logIn, startSite } from '#test/running-site.ts'
import { enquirer } from '#test/samples.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

const SECRET = 'zanzibar'

beforeAll(() => buildIfStale(), 120_000)

test('no public page or call tells anything of a listing that is not offered', async () => {
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
  } finally {
    await site.stop()
  }
})

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
      tour_day: nextMonday(),
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

function nextMonday(): string {
  const day = new Date()
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() !== 1)
  return day.toISOString().slice(0, 10)
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

  async feeds(): Promise<string[]> {
    const { portals } = await this.call<{ portals: { address: string }[] }>('GET', '/api/portals')
    return portals.map(({ address }) => new URL(address).pathname + new URL(address).search)
  }
}
