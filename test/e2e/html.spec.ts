import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { missingTools } from '#proof/debian-tools.ts'

import { expect, test } from './site.ts'

const CHECKER = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))
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
  '/contact-us',
  '/sell-property',
  '/no-such-page',
].flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`])
PAGES.push('/login')
/** Pages that say of an empty site what it lacks. */
const EMPTY_PAGES = ['/', '/properties', '/blog', '/areas', '/about', '/ar', '/ar/properties']

test('the Nu HTML checker finds no error on any public page', async ({ site, emptySite }) => {
  test.skip(missingTools('java') !== null, 'Java is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'html-'))
  try {
    const addresses = [
      ...PAGES.map((path) => site.url + path),
      ...EMPTY_PAGES.map((path) => emptySite.url + path),
    ]
    const files: string[] = []
    for (const address of addresses) {
      const file = join(folder, `${files.length}.html`)
      await writeFile(file, await (await fetch(address)).text())
      files.push(file)
    }
    const faults = await check(files)
    expect(
      faults.map(({ url, message, extract }) => {
        const at = files.findIndex((file) => url.endsWith(file))
        return `${addresses[at]}: ${message} ${extract ?? ''}`
      }),
    ).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
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

/** The HTML standard lets `rel="expect"` block the first paint, too. */
const LATER_THAN_CHECKER = '.*“blocking” attribute must have a “rel” attribute.*'

interface Fault {
  url: string
  message: string
  extract?: string
}

async function check(files: string[]): Promise<Fault[]> {
  // It ends before code that is compiled with care would pay.
  const quick = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m']
  const options = ['--errors-only', '--exit-zero-always', '--format', 'json']
  const args = [...quick, '-jar', CHECKER, ...options, '--filterpattern', LATER_THAN_CHECKER]
  const { stderr } = await promisify(execFile)('java', [...args, ...files], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return (JSON.parse(stderr) as { messages: Fault[] }).messages
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
