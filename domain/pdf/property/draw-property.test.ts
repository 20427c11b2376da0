import { expect, test } from 'vitest'

import { PAGE } from '#domain/pdf/canvas/print-style.ts'
import { printedPhotos, type PropertyBrochureContent } from '#domain/pdf/page-content.ts'
import { altTextsOf, layoutOf, layoutText, type DrawnElement } from '#test/pdf-layout.ts'
import { readPdf } from '#test/pdf-reader.ts'
import {
  minimalProperty,
  LOW_RESOLUTION,
  samplePhotos,
  villa,
  villaOnMap,
} from '#test/print-contents.ts'

import { drawProperty } from './draw-property.server.ts'

const LAYOUTS: [string, PropertyBrochureContent][] = [
  ['a listing with everything', villa],
  ['a listing of which nothing is known', minimalProperty],
  [
    'a listing with one plan, a permit without a link, and long words',
    {
      ...villa,
      title: 'A penthouse with a roof garden and two pools above the creek, one of them heated',
      location: 'Between the old harbour and the airport',
      price: { currency: 'AED', amount: 'to be agreed upon with the owner in person' },
      photos: ['1.jpg', '2.jpg'],
      floors: [{ name: 'Ground floor', photos: ['plan-1.png'] }],
      description: [{ kind: 'paragraph', text: 'A long beginning. '.repeat(30).trim() }],
      permitDetails: {
        permit: { number: '71', link: null, until: null },
        agent: null,
        agency: 'Agency',
      },
    },
  ],
  [
    'a listing with much near by and little to say',
    { ...villa, nearby: Array.from({ length: 16 }, (_, at) => `Place ${at + 1}`) },
  ],
  ['a listing without words', { ...villa, description: [], nearby: [], permitDetails: null }],
]

// After an intended change of the layout, raise DESIGN_VERSION in `printed-files.server.ts`.
test.each(LAYOUTS)('%s is laid out as it was agreed', async (_, content) => {
  expect(layoutText(await brochure(content))).toMatchSnapshot()
})

test('the document has a title, a language and the type and location as its subject', async () => {
  const bytes = await brochure(villa)
  expect(readPdf(bytes)).toMatchObject({ title: 'Garden villa', language: 'en-GB' })
  const facts = bytes.toString('latin1')
  for (const fact of ['(Villa, Al Barari)', '(Agency)', '/DisplayDocTitle true', '/Marked true'])
    expect(facts).toContain(fact)
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
})

test('contacts, the permit and the property’s page are linked', async () => {
  const { links, pages } = readPdf(await brochure(villa))
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

test('a long address ends beside the permit', async () => {
  const line = 'Office 1502, Boulevard Plaza Tower 1, Sheikh Mohammed bin Rashid Boulevard'
  const page = layoutOf(await brochure({ ...villa, agency: { ...villa.agency, address: [line] } }))
  const lines = page
    .at(-1)!
    .filter(isText)
    .filter(({ text }) => line.includes(text.trim()) && text.length > 10)
  expect(lines.map(({ text }) => text.trim()).join(' ')).toBe(line)
  expect(lines.length).toBeGreaterThan(1)
})

test('each photo and plan has an alternative text', async () => {
  expect(altTextsOf(await brochure(villa))).toEqual([
    'Garden villa',
    'Garden villa, photo 2',
    'Garden villa, photo 3',
    'Garden villa, photo 4',
    'Plan: Ground floor',
    'Plan: Ground floor',
    'Plan: First floor',
  ])
})

test('a map stands beside the photo, with what is near, and takes no page more', async () => {
  const bytes = await brochure(villaOnMap)
  const { pages, links } = readPdf(bytes)
  expect(pages).toHaveLength(readPdf(await brochure(villa)).pages.length)
  for (const text of [
    'Where it is',
    '1  The Farm School',
    '0.8 km',
    // Beyond the map, so it has no number.
    '\nTerminal 3',
    '18 km',
    'Distances in a straight line.',
    '© OpenStreetMap contributors',
  ])
    expect(pages[1]).toContain(text)
  expect(links).toContain('https://www.openstreetmap.org/copyright')
  expect(altTextsOf(bytes)).toContain('Map of Dubai: Al Barari')
  expect(altTextsOf(bytes)).toContain('Garden villa, photo 2')
})

test('a map has its room after any text, and also without a text or a photo', async () => {
  const line = { kind: 'bold', text: 'A line' } as const
  for (const lines of [0, 20, 36]) {
    const description = Array.from({ length: lines }, () => line)
    for (const photos of [villa.photos, []]) {
      const bytes = await brochure({ ...villaOnMap, description, nearby: [], photos })
      const ends = layoutOf(bytes)
        .flat()
        .filter(isText)
        .filter(({ role, text }) => role !== 'Artifact' && /straight line/.test(text))
        .map(({ y }) => y)
      expect(ends, `${lines} lines`).toHaveLength(1)
      expect(ends[0]).toBeLessThan(PAGE.footerTop)
    }
  }
}, 30_000)

test('at most thirteen photos and eight plans are printed', async () => {
  const many = (count: number, like: string) => Array.from({ length: count }, (_, at) => like + at)
  const floors = [
    { name: 'Ground', photos: many(5, 'a.png') },
    { name: 'First', photos: many(5, 'b.png') },
    { name: 'Roof', photos: many(5, 'c.png') },
  ]
  const content = { ...villa, photos: many(20, '.jpg'), floors }
  expect(printedPhotos(content)).toHaveLength(21)
  const altTexts = altTextsOf(await brochure(content))
  expect(altTexts.filter((alt) => alt.startsWith('Garden villa'))).toEqual([
    'Garden villa',
    ...Array.from({ length: 12 }, (_, at) => `Garden villa, photo ${at + 2}`),
  ])
  expect(altTexts.filter((alt) => alt.startsWith('Plan'))).toEqual([
    ...many(5, 'Plan: Ground').map((alt) => alt.slice(0, -1)),
    ...many(3, 'Plan: First').map((alt) => alt.slice(0, -1)),
  ])
})

test('a photo is below the text where there is room, or else on a page of photos', async () => {
  const description = (lines: number) =>
    Array.from({ length: lines }, () => ({ kind: 'bold', text: 'A line' }) as const)
  for (const [lines, below] of [
    [18, 1],
    [28, 0],
  ] as const) {
    const bytes = await brochure({ ...villa, description: description(lines) })
    const onPage = layoutOf(bytes).map(
      (page) => page.filter(({ kind }) => kind === 'picture').length,
    )
    expect(onPage.slice(1, 3)).toEqual([below, 3 - below])
    expect(altTextsOf(bytes).filter((alt) => alt.startsWith('Garden villa'))).toHaveLength(4)
  }
})

test('a long column of facts takes no room from the next pages', async () => {
  const nearby = Array.from({ length: 16 }, (_, at) => `Place ${at + 1}`)
  const description = Array.from({ length: 40 }, () => ({ kind: 'bold', text: 'A line' }) as const)
  const pages = layoutOf(await brochure({ ...villa, nearby, description }))
  expect(pages.slice(1, 3).map((page) => page.some(({ kind }) => kind === 'picture'))).toEqual([
    false,
    true,
  ])
})

test('a missing photo or plan leaves no gap', async () => {
  const photos = new Map(await samplePhotos(printedPhotos(villa)))
  for (const missing of ['1.jpg', 'plan-1.png', 'plan-2.png']) photos.delete(missing)
  const bytes = await drawProperty(villa, photos, LOW_RESOLUTION)
  expect(altTextsOf(bytes)).toEqual([
    'Garden villa',
    'Garden villa, photo 2',
    'Garden villa, photo 3',
    'Plan: First floor',
  ])
  expect(readPdf(bytes).pages.join('\n')).not.toContain('Ground floor')
})

test('the last of three photos is repeated on the back cover, and none of two', async () => {
  const backCoverImages = async (photos: string[]) =>
    layoutOf(await brochure({ ...villa, photos }))
      .at(-1)
      ?.filter(({ kind }) => kind === 'picture').length
  expect(await backCoverImages(['1.jpg', '2.jpg'])).toBe(1)
  expect(await backCoverImages(['1.jpg', '2.jpg', '3.jpg'])).toBe(2)
})

test('a long location, price and footer end with an ellipsis', async () => {
  const words = 'Between the harbour and the hills '.repeat(12).trim()
  const price = { currency: 'AED', amount: words }
  const [cover = [], inside = []] = layoutOf(
    await brochure({ ...villa, title: words, location: words, price }),
  )
  const texts = [...cover, ...inside].filter(isText).map(({ text }) => text)
  // Title, location and price on the cover, the location among the facts, and the footer.
  expect(texts.filter((text) => text.endsWith('…'))).toHaveLength(5)
  for (const { x, width } of cover.filter(({ kind }) => kind === 'fill') as FilledBox[])
    expect(x + width).toBeLessThan(PAGE.width + 5)
})

test('a long description takes as many pages as it needs, and no line is lost', async () => {
  const words = Array.from({ length: 1500 }, (_, at) => `word${at}`)
  const description = [
    { kind: 'paragraph', text: words.slice(0, 700).join(' ') },
    { kind: 'heading', text: 'And then' },
    { kind: 'paragraph', text: words.slice(700).join(' ') },
    { kind: 'bold', text: 'The end' },
  ] as const
  const bytes = await brochure({ ...villa, description })
  const printed = readPdf(bytes).pages.slice(1, -2).join(' ').split(/\s+/)
  expect(words.filter((word) => !printed.includes(word))).toEqual([])
  const texts = layoutOf(bytes).slice(1, -2).flat().filter(isText)
  const ends = texts.filter(({ role }) => role !== 'Artifact').map(({ y }) => y)
  expect(Math.max(...ends)).toBeLessThan(PAGE.footerTop)
})

test('a heading is never the last line of its page', async () => {
  for (let lines = 24; lines < 34; lines++) {
    const before = Array.from({ length: lines }, () => ({ kind: 'bold', text: 'x' }) as const)
    const heading = { kind: 'heading', text: 'A heading' } as const
    const text = { kind: 'paragraph', text: 'Its text. '.repeat(40).trim() } as const
    const bytes = await brochure({ ...minimalProperty, description: [...before, heading, text] })
    for (const page of layoutOf(bytes)) {
      const texts = page.filter(isText).filter(({ role }) => role !== 'Artifact')
      expect(texts.at(-1)?.text, `after ${lines} lines`).not.toBe('A heading')
    }
  }
}, 30_000)

test('at most sixteen nearby places are printed', async () => {
  const nearby = Array.from({ length: 20 }, (_, at) => `Place ${at + 1}`)
  const [, page = ''] = readPdf(await brochure({ ...villa, nearby })).pages
  expect(page).toContain('What is nearby')
  expect(page.match(/^Place \d+$/gm)).toEqual(nearby.slice(0, 16))
})

test('nearby places are printed without a description', async () => {
  const { pages } = readPdf(await brochure({ ...villa, description: [] }))
  expect(pages[1]).toContain('Botanical garden')
  expect(pages[1]).not.toContain('Description')
})

type FilledBox = DrawnElement & { kind: 'fill' }

function isText(element: DrawnElement): element is DrawnElement & { kind: 'text' } {
  return element.kind === 'text'
}

async function brochure(content: PropertyBrochureContent): Promise<Buffer> {
  return drawProperty(content, await samplePhotos(printedPhotos(content)), LOW_RESOLUTION)
}
