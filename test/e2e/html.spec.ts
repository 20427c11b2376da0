import { missingTools } from '#proof/debian-tools.ts'
import { checkHtml, type PageHtml } from '#proof/security-tools/html-checker.ts'

import { expect, test } from './site.ts'

const PAGES = [
  '/',
  '/properties',
  '/properties?searchTerm=villa',
  '/properties2/1',
  '/properties2/30',
  '/blog',
  '/blog?show=18',
  '/BlogInfo/1',
  '/BlogInfo/18?more=9',
  '/BlogInfo/999999',
  '/about',
  '/agents/1',
  '/areas',
  '/areas/dubai-creek-harbour',
  '/compare?ids=30,29,28',
  '/shortlist?ids=30,29',
  '/alerts/new?searchTerm=villa',
  '/contact-us',
  '/sell-property',
  '/no-such-page',
].flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`])
PAGES.push('/login')
/** Pages that show a message in place of content on an empty site. */
const EMPTY_PAGES = ['/', '/properties', '/blog', '/areas', '/about', '/ar', '/ar/properties']

test('the Nu HTML checker finds no error and no warning on any public page', async ({
  site,
  emptySite,
}) => {
  test.skip(missingTools('java') !== null, 'Java is not installed')
  const addresses = [
    ...PAGES.map((path) => site.url + path),
    ...EMPTY_PAGES.map((path) => emptySite.url + path),
  ]
  const pages: PageHtml[] = []
  for (const path of addresses) pages.push({ path, html: await (await fetch(path)).text() })
  expect(await checkHtml(pages)).toEqual([])
})

test('no link within the site is dead', async ({ site }) => {
  const seen = new Map<string, string>([[`${site.url}/`, 'the start']])
  const dead: string[] = []
  const isFirst = firstPhotos()
  const isToFollow = (link: string) =>
    link.startsWith(`${site.url}/`) && !isRepeated(link) && !isDrawn(link) && isFirst(link)
  for (const [address, from] of seen) {
    const answer = await fetch(address)
    if (answer.status !== 200) dead.push(`${answer.status} ${address} (on ${from})`)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    const text = isPage ? await answer.text() : (await answer.body?.cancel(), '')
    for (const link of linksIn(text, address))
      if (!seen.has(link) && isToFollow(link)) seen.set(link, address)
  }
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThan(300)
})

/** Pages that every listing or community has: those of one of them are enough. */
function isRepeated(link: string): boolean {
  const { pathname, searchParams } = new URL(link)
  const [, id] = /\/properties2\/(\d+)$/.exec(pathname) ?? []
  const ofListing = id !== undefined && id !== '1' && searchParams.size > 0
  const community = searchParams.get('selectedLocation') ?? 'Dubai Marina'
  return ofListing || community !== 'Dubai Marina'
}

/** Brochures, which are drawn on demand: server/api/printed-files.test.ts and brochures.test.ts get them. */
function isDrawn(link: string): boolean {
  return /^(\/ar)?(\/properties2\/\d+)?\/brochure\.pdf$/.test(new URL(link).pathname)
}

/** One width of three photos is enough, beside all originals: each would be made for the test. */
function firstPhotos(): (link: string) => boolean {
  const photos = new Set<string>()
  return (link) => {
    const [, photo] = /\/uploads\/([0-9a-f]{32})-\d+\.\w+$/.exec(link) ?? []
    if (photo === undefined) return true
    if (photos.has(photo) || photos.size === 3) return false
    photos.add(photo)
    return true
  }
}

/** Where the links, pictures, styles and scripts of a page lead, without their fragments. */
function linksIn(html: string, page: string): string[] {
  const single = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, link]) => link)
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set]) =>
    (set ?? '')
      .split(', ')
      .slice(0, 1)
      .map((entry) => entry.split(' ')[0]),
  )
  return [...single, ...sets].flatMap((link) => {
    const address = URL.parse((link ?? '').replaceAll('&amp;', '&'), page)
    if (!address || link?.startsWith('data:')) return []
    address.hash = ''
    return address.href
  })
}
