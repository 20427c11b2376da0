import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import { buildIfStale } from '#scripts/build.ts'
import { readPdf } from '#test/pdf-reader.ts'
import { logIn, startSite, type RunningSite } from '#test/running-site.ts'
import { enquirer, form, jpeg } from '#test/samples.ts'
import { startSmtp, type TestSmtp } from '#test/smtp.ts'
import { workdays } from '#test/workdays.ts'

/** Name, contacts, people, partners and texts of the shipped agency. Tilal Al Ghaf is a place in Dubai. */
const TRACES =
  /(?<!Tilal Al )ghaf|(&|&amp;|\\u0026|and) harbour\b|\bGH-\d|555 ?01(42|87)|28416|shade falls|in the shade|gives shade|Jaddaf Waterfront|Creek\+?Quay|Mariam|Hartley|Khor Meridian|Tidemark|Saffar|Oryx|Sidr|Samar|Arak|brand\/(logo|mark)|0b292d|875a1e/i

const INK = '#2a1140'
const PAPER = '#fdfbff'
const ACCENT = '#9c1f4a'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><rect width="160" height="40" fill="#2a1140"/></svg>'

let site: RunningSite
let smtp: TestSmtp
let call: (method: string, path: string, body?: object | Buffer) => Promise<Response>

beforeAll(async () => {
  await buildIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  smtp = await startSmtp()
  site = await startSite({
    DEMO: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@dune.example',
    MAIL_TO: 'office@dune.example',
  })
  const authorization = `Bearer ${await logIn(site.url)}`
  call = (method, path, body) =>
    fetch(site.url + path, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  return async () => {
    await site.stop()
    await smtp.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 180_000)

const HOME = {
  hero: { title: 'Rooms with a wind', text: 'We begin there.', link: 'All rooms', caption: '' },
  services: [{ name: 'Rentals', text: 'We let.' }],
  about: { lead: 'Two sisters.', text: 'Dune Rooms lets rooms.' },
  reasons: [{ name: 'Sun', text: 'Every day.' }],
}

const SECTIONS = {
  profile: {
    name: 'Dune Rooms',
    strapline: 'Rooms with a wind',
    description: 'Rooms in Dubai. Let by two sisters.',
    orn: '77001',
    phones: ['+971 4 600 0001', '+971 50 600 0002'],
    whatsapp: '+971 50 600 0002',
    emails: { general: 'hello@dune.example', careers: '' },
    address: ['12 Wind Street', 'Dubai'],
  },
  'map-and-socials': {
    map: { url: 'https://www.google.com/maps?q=Wind+Street&output=embed', needsConsent: true },
    socials: [],
  },
  home: HOME,
  about: { vision: { claim: 'Wind.', text: 'Air.' }, mission: { claim: 'Air.', text: 'Wind.' } },
  partners: { partners: [] },
  companies: { companies: [] },
  portals: { referencePrefix: 'DR-' },
}

test('the site of another agency shows nothing of the one that it is shipped with', async () => {
  const { property, post } = await makeItTheirs()
  const pages = [
    '/',
    '/properties',
    `/properties2/${property}`,
    '/blog',
    `/BlogInfo/${post}`,
    '/about',
    '/contact-us',
    '/sell-property',
    '/shortlist',
    `/compare?ids=${property}`,
    '/nothing-here',
    '/login',
    '/admin',
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/blog/rss.xml',
    '/properties/rss.xml',
    '/manifest.webmanifest',
    '/favicon.svg',
    `/api/properties/${property}`,
    '/api/brochures',
    '/api/openapi.json',
    ...(await feeds()),
  ]
  for (const path of pages) expectNoTrace(path, await (await call('GET', path)).text())

  const home = await (await call('GET', '/')).text()
  expect(await (await call('GET', `/properties2/${property}`)).text()).toContain('DR-1')
  expect(home).toContain(`--color-ink:${INK}`)
  expect(home).toMatch(/<meta name="theme-color" content="#fdfbff"/)
  expect(home).toContain('src="/brand-files/')
  await expectEmails(property)
  await expectPrintedFiles(property, post)
})

async function makeItTheirs(): Promise<{ property: number; post: number }> {
  for (const [section, value] of Object.entries(SECTIONS))
    await expectOk(call('PUT', `/api/settings/${section}`, value))
  const upload = await form({ file: Buffer.from(LOGO) })
  const logo = (await (await send('/api/brand-files', upload)).json()) as object
  const brand = { logo, ink: INK, paper: PAPER, accent: ACCENT, type: 'Hanken Grotesk' }
  await expectOk(call('PUT', '/api/settings/brand', brand))
  const agent = await newId(call('POST', '/api/users', { name: 'Noor Saleh', brn: '60001' }))
  const team = (await (await call('GET', '/api/users')).json()) as { id: number; email: string }[]
  for (const { id, email } of team)
    if (email.includes('ghaf')) await expectOk(call('DELETE', `/api/users/${id}`))
  const photo = (await (
    await send('/api/upload', await form({ photo: await jpeg({ width: 900, height: 600 }) }))
  ).json()) as { filename: string }
  const property = await newId(
    call('POST', '/api/properties', {
      properties_title: 'Loft in the wind',
      properties_description: 'High ceilings.',
      category_id: 1,
      location_id: 1,
      price: '1,000,000',
      currency: 'AED',
      photos: [photo.filename],
      permit_number: '71234567890',
      permit_expires_on: '2099-01-01',
      agent_id: agent,
    }),
  )
  const words = { title: 'On wind', author: 'Noor', SEOtitle: 'Wind', metadescription: 'It blows.' }
  const post = await newId(
    send(
      '/api/posts',
      await form({ ...words, photo_url: await jpeg({ width: 900, height: 600 }) }),
    ),
  )
  return { property, post }
}

async function feeds(): Promise<string[]> {
  const answer = (await (await call('POST', '/api/portals/addresses')).json()) as {
    addresses: Record<string, string>
  }
  return Object.values(answer.addresses).map((address) => {
    const { pathname, search } = new URL(address)
    return pathname + search
  })
}

async function expectEmails(property: number): Promise<void> {
  await expectOk(
    call('POST', '/api/scheduletoure', {
      ...enquirer,
      message: 'May I see it?',
      property_id: property,
      tour_day: workdays()[0],
      tour_time: '10:00',
    }),
  )
  await expect.poll(() => smtp.emails.length, { timeout: 20_000 }).toBe(2)
  for (const email of smtp.emails) {
    const text = decoded(email)
    expectNoTrace('email', text)
    expect(text).toContain(INK)
  }
}

async function expectPrintedFiles(property: number, post: number): Promise<void> {
  for (const path of [`/properties2/${property}/brochure.pdf`, '/brochure.pdf']) {
    const answer = await call('GET', path)
    expect(answer.headers.get('content-disposition')).toContain('dune-rooms')
    const { pages, links, title } = readPdf(Buffer.from(await answer.arrayBuffer()))
    expectNoTrace(path, [title, ...pages, ...links].join('\n'))
    expect(pages.join('\n')).toContain('Dune Rooms')
  }
  const share = [`/properties2/${property}/share.jpg`, `/BlogInfo/${post}/share.jpg`, '/share.jpg']
  for (const path of share) {
    const image = await bytesOf(path)
    // Above the line the strip is paper; in its right corner stands the logo.
    expectColour(await colourAt(image, 600, 525), PAPER, path)
    expectColour(await colourAt(image, 1130, 583), INK, path)
  }
  for (const path of ['/icon-192.png', '/icon-maskable-512.png', '/apple-touch-icon.png'])
    expectColour(await colourAt(await bytesOf(path), 90, 12), INK, path)
}

function expectNoTrace(where: string, text: string): void {
  expect.soft(TRACES.exec(text)?.[0], `${where}: ${contextOf(text)}`).toBeUndefined()
}

function contextOf(text: string): string {
  const index = text.search(TRACES)
  return index === -1 ? '' : text.slice(Math.max(0, index - 80), index + 80)
}

/** The texts of an email, whose lines are quoted or in base64. */
function decoded(email: string): string {
  const plain = email
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  const parts = email.matchAll(/base64\r\n(?:[^\r\n]+\r\n)*\r\n([\w+/=\r\n]+)/g)
  return [
    plain,
    ...Array.from(parts, ([, part = '']) => Buffer.from(part, 'base64').toString()),
  ].join('\n')
}

async function send(path: string, { payload, headers }: Awaited<ReturnType<typeof form>>) {
  const authorization = `Bearer ${await logIn(site.url)}`
  const body = new Uint8Array(payload)
  return fetch(site.url + path, { method: 'POST', headers: { ...headers, authorization }, body })
}

async function expectOk(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  expect(response.ok, `${response.url}: ${await response.clone().text()}`).toBe(true)
  return response
}

async function newId(answer: Promise<Response>): Promise<number> {
  return ((await (await expectOk(answer)).json()) as { id: number }).id
}

async function bytesOf(path: string): Promise<Buffer> {
  return Buffer.from(await (await expectOk(call('GET', path))).arrayBuffer())
}

async function colourAt(image: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(image).removeAlpha().extract({ left, top, width: 1, height: 1 })
  return [...(await pixel.raw().toBuffer())]
}

/** JPEGs are not exact. */
function expectColour(colour: number[], hex: string, where: string): void {
  const expected = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  for (const [index, value] of colour.entries())
    expect(Math.abs(value - (expected[index] ?? 0)), `${where} ${colour.join()}`).toBeLessThan(12)
}
