import { expect, test } from 'vitest'

import { altTextsOf, layoutOf, layoutText, type Drawn } from '#test/pdf-layout.ts'
import { readPdf } from '#test/pdf-reader.ts'
import { bareSheet, COARSE, printsOf, villaSheet } from '#test/page-contents.ts'

import { drawListing } from './draw-property.server.ts'
import { FOOT, PAGE } from './print-style.ts'
import { photosOf, type PropertyBrochureContent } from './page-content.ts'

// Whoever means to change what these hold raises DESIGN in `made.server.ts` as well: brochures that
// were made before are made again.
test.each<[string, PropertyBrochureContent]>([
  ['a listing with everything', villaSheet],
  ['a listing of which nothing is known', bareSheet],
  [
    'a listing with one plan, a permit without a link, and long words',
    {
      ...villaSheet,
      title: 'A penthouse with a roof garden and two pools above the creek, one of them heated',
      place: 'Between the old harbour and the airport',
      price: { currency: 'AED', amount: 'to be agreed upon with the owner in person' },
      photos: ['1.jpg', '2.jpg'],
      floors: [{ name: 'Ground floor', photos: ['plan-1.png'] }],
      description: [{ kind: 'paragraph', text: 'A long beginning. '.repeat(30).trim() }],
      licence: { permit: { number: '71', link: null, until: null }, agent: null, agency: 'Agency' },
    },
  ],
  [
    'a listing with much near by and little to say',
    { ...villaSheet, nearby: Array.from({ length: 16 }, (_, at) => `Place ${at + 1}`) },
  ],
  ['a listing without words', { ...villaSheet, description: [], nearby: [], licence: null }],
])('%s is laid out as it was agreed', async (_, sheet) => {
  expect(layoutText(await brochure(sheet))).toMatchSnapshot()
})

test('it is known to a reader and to a search by its title, its kind and its place', async () => {
  const bytes = await brochure(villaSheet)
  expect(readPdf(bytes)).toMatchObject({ title: 'Garden villa', language: 'en-GB' })
  const facts = bytes.toString('latin1')
  for (const fact of ['(Villa, Al Barari)', '(Agency)', '/DisplayDocTitle true', '/Marked true'])
    expect(facts).toContain(fact)
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
})

test('whom to ask can be called, written to and visited with a tap', async () => {
  const { links, pages } = readPdf(await brochure(villaSheet))
  expect(links).toEqual([
    'tel:+97145550142',
    'mailto:hello@agency.example',
    'tel:+97145550142',
    'tel:+971505550187',
    'mailto:hello@agency.example',
    'https://dubailand.gov.ae/permit?no=7112345600',
    'https://agency.example/properties2/12',
  ])
  expect(pages.at(-1)).toContain('agency.example/properties2/12')
  expect(pages.at(-1)).not.toContain('https://')
})

test('each picture says what it shows', async () => {
  expect(altTextsOf(await brochure(villaSheet))).toEqual([
    'Garden villa',
    'Garden villa, photo 2',
    'Garden villa, photo 3',
    'Garden villa, photo 4',
    'Plan: Ground floor',
    'Plan: Ground floor',
    'Plan: First floor',
  ])
})

test('thirteen photos and eight plans are printed, and no more', async () => {
  const many = (count: number, like: string) => Array.from({ length: count }, (_, at) => like + at)
  const floors = [
    { name: 'Ground', photos: many(5, 'a.png') },
    { name: 'First', photos: many(5, 'b.png') },
    { name: 'Roof', photos: many(5, 'c.png') },
  ]
  const sheet = { ...villaSheet, photos: many(20, '.jpg'), floors }
  expect(photosOf(sheet)).toHaveLength(21)
  const shown = altTextsOf(await brochure(sheet))
  expect(shown.filter((alt) => alt.startsWith('Garden villa'))).toEqual([
    'Garden villa',
    ...Array.from({ length: 12 }, (_, at) => `Garden villa, photo ${at + 2}`),
  ])
  expect(shown.filter((alt) => alt.startsWith('Plan'))).toEqual([
    ...many(5, 'Plan: Ground').map((alt) => alt.slice(0, -1)),
    ...many(3, 'Plan: First').map((alt) => alt.slice(0, -1)),
  ])
})

test('a photo stands below the text where there is room, or else on a page of photos', async () => {
  const told = (lines: number) =>
    Array.from({ length: lines }, () => ({ kind: 'bold', text: 'A line' }) as const)
  for (const [lines, below] of [
    [18, 1],
    [28, 0],
  ] as const) {
    const bytes = await brochure({ ...villaSheet, description: told(lines) })
    const onPage = layoutOf(bytes).map(
      (page) => page.filter(({ kind }) => kind === 'picture').length,
    )
    expect(onPage.slice(1, 3)).toEqual([below, 3 - below])
    expect(altTextsOf(bytes).filter((alt) => alt.startsWith('Garden villa'))).toHaveLength(4)
  }
})

test('a long column beside the text takes no room from the pages after it', async () => {
  const nearby = Array.from({ length: 16 }, (_, at) => `Place ${at + 1}`)
  const description = Array.from({ length: 40 }, () => ({ kind: 'bold', text: 'A line' }) as const)
  const pages = layoutOf(await brochure({ ...villaSheet, nearby, description }))
  expect(pages.slice(1, 3).map((page) => page.some(({ kind }) => kind === 'picture'))).toEqual([
    false,
    true,
  ])
})

test('a photo or a plan that is not there leaves no hole', async () => {
  const photos = new Map(await printsOf(photosOf(villaSheet)))
  for (const gone of ['1.jpg', 'plan-1.png', 'plan-2.png']) photos.delete(gone)
  const bytes = await drawListing(villaSheet, photos, COARSE)
  expect(altTextsOf(bytes)).toEqual([
    'Garden villa',
    'Garden villa, photo 2',
    'Garden villa, photo 3',
    'Plan: First floor',
  ])
  expect(readPdf(bytes).pages.join('\n')).not.toContain('Ground floor')
})

test('the last of three photos is on the back once more, of two none', async () => {
  const onTheBack = async (photos: string[]) =>
    layoutOf(await brochure({ ...villaSheet, photos }))
      .at(-1)
      ?.filter(({ kind }) => kind === 'picture').length
  expect(await onTheBack(['1.jpg', '2.jpg'])).toBe(1)
  expect(await onTheBack(['1.jpg', '2.jpg', '3.jpg'])).toBe(2)
})

test('a place, a price and a foot that are too long end with an ellipsis', async () => {
  const words = 'Between the harbour and the hills '.repeat(12).trim()
  const price = { currency: 'AED', amount: words }
  const [cover = [], inside = []] = layoutOf(
    await brochure({ ...villaSheet, title: words, place: words, price }),
  )
  const told = [...cover, ...inside].filter(isText).map(({ text }) => text)
  // Title, place and price on the cover, the place among the facts, and the foot.
  expect(told.filter((text) => text.endsWith('…'))).toHaveLength(5)
  for (const { x, width } of cover.filter(({ kind }) => kind === 'fill') as Filled[])
    expect(x + width).toBeLessThan(PAGE.width + 5)
})

test('a long text takes as many pages as it needs, and no line of it is lost or cut off', async () => {
  const words = Array.from({ length: 1500 }, (_, at) => `word${at}`)
  const description = [
    { kind: 'paragraph', text: words.slice(0, 700).join(' ') },
    { kind: 'heading', text: 'And then' },
    { kind: 'paragraph', text: words.slice(700).join(' ') },
    { kind: 'bold', text: 'The end' },
  ] as const
  const bytes = await brochure({ ...villaSheet, description })
  const told = readPdf(bytes).pages.slice(1, -2).join(' ').split(/\s+/)
  expect(words.filter((word) => !told.includes(word))).toEqual([])
  const set = layoutOf(bytes).slice(1, -2).flat().filter(isText)
  const ends = set.filter(({ role }) => role !== 'Artifact').map(({ y }) => y)
  expect(Math.max(...ends)).toBeLessThan(FOOT)
})

test('a heading is never the last line of its page', async () => {
  for (let lines = 24; lines < 34; lines++) {
    const before = Array.from({ length: lines }, () => ({ kind: 'bold', text: 'x' }) as const)
    const heading = { kind: 'heading', text: 'A heading' } as const
    const text = { kind: 'paragraph', text: 'Its text. '.repeat(40).trim() } as const
    const bytes = await brochure({ ...bareSheet, description: [...before, heading, text] })
    for (const page of layoutOf(bytes)) {
      const set = page.filter(isText).filter(({ role }) => role !== 'Artifact')
      expect(set.at(-1)?.text, `after ${lines} lines`).not.toBe('A heading')
    }
  }
})

test('sixteen places nearby are named', async () => {
  const nearby = Array.from({ length: 20 }, (_, at) => `Place ${at + 1}`)
  const [, page = ''] = readPdf(await brochure({ ...villaSheet, nearby })).pages
  expect(page).toContain('What is nearby')
  expect(page.match(/^Place \d+$/gm)).toEqual(nearby.slice(0, 16))
})

test('what is nearby is told although there is no description', async () => {
  const { pages } = readPdf(await brochure({ ...villaSheet, description: [] }))
  expect(pages[1]).toContain('Botanical garden')
  expect(pages[1]).not.toContain('Description')
})

type Filled = Drawn & { kind: 'fill' }

function isText(drawn: Drawn): drawn is Drawn & { kind: 'text' } {
  return drawn.kind === 'text'
}

async function brochure(sheet: PropertyBrochureContent): Promise<Buffer> {
  return drawListing(sheet, await printsOf(photosOf(sheet)), COARSE)
}
