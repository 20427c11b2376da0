import sharp from 'sharp'
import { expect, test } from 'vitest'

import { drawCompany } from '#domain/pdf/company/draw-company.server.ts'
import { drawWith } from '#domain/pdf/canvas/print-look.server.ts'
import { PAGE } from '#domain/pdf/canvas/print-style.ts'
import { drawProperty } from '#domain/pdf/property/draw-property.server.ts'
import { arabicCompany, arabicShareImage, arabicVilla } from '#test/arabic-print-contents.ts'
import { LOW_RESOLUTION, samplePhotos, shareImage, villa } from '#test/print-contents.ts'
import { altTextsOf, layoutOf, type DrawnElement } from '#test/pdf-layout.ts'
import { readPdf } from '#test/pdf-reader.ts'

import { drawShareImage } from './draw-share-image.server.ts'
import { printedPhotos, type PropertyBrochureContent } from './page-content.ts'

const END = PAGE.width - PAGE.margin

test('an Arabic brochure says so, and has its texts as they are read', async () => {
  const { language, title, readTexts } = readPdf(await brochure(arabicVilla))
  expect([language, title]).toEqual(['ar-AE', arabicVilla.title])
  for (const text of [
    'البراري، فيلا',
    '18,400,000 درهم',
    'مدخل مستقل لجناح الضيوف',
    'المخططات',
    'صالح حتى 1 مارس 2027',
    'البيانات كما في 1 مارس 2026. ولا تُعدّ جزءًا من أي عقد.',
  ])
    expect(readTexts.join('\n')).toContain(text)
})

test('the layout is the mirror of the English one', async () => {
  const [english = [], arabic = []] = await Promise.all(
    [villa, arabicVilla].map(async (content) => layoutOf(await brochure(content))),
  )
  // Columns of the page after the cover: facts at the margin, text beside them.
  const facts = (page: DrawnElement[] = []) =>
    page.find((part) => part.kind === 'line' && part.from[1] === 64)
  expect(facts(english[1])).toMatchObject({ from: [48, 64], to: [184, 64] })
  expect(facts(arabic[1])).toMatchObject({ from: [END - 136, 64], to: [END, 64] })
  const number = (page: DrawnElement[] = []) =>
    page.filter(isText).find(({ role, text }) => role === 'Artifact' && text === '2')
  expect(number(english[1])?.x).toBeGreaterThan(END - 10)
  expect(number(arabic[1])?.x).toBeCloseTo(PAGE.margin)
  // The box with the permit, and its code, which stays as it is.
  const box = (page: DrawnElement[] = []) =>
    page.find((part) => part.kind === 'fill' && Math.round(part.width) === 229)
  expect(box(english.at(-1))).toMatchObject({ x: 318 })
  expect(box(arabic.at(-1))).toMatchObject({ x: 48 })
})

test('English text on an Arabic page is a block that is aligned to the left', async () => {
  const text = 'The pool was rebuilt in 2023 and heated since. '.repeat(4).trim()
  const content = { ...arabicVilla, description: [{ kind: 'paragraph', text } as const] }
  const [, page = []] = layoutOf(await brochure(content))
  const lines = page.filter(isText).filter(({ size }) => size === 13.5)
  expect(lines.length).toBeGreaterThan(2)
  expect(new Set(lines.map(({ x }) => Math.round(x))).size).toBe(1)
  expect(lines.map((line) => line.text).join(' ')).toBe(text)
})

test('the words of a ligature can be found: readers turn round what stands from left to right', async () => {
  const content = { ...arabicVilla, title: 'فيلا', location: 'البراري', category: '' }
  const [cover = []] = layoutOf(await brochure(content))
  const texts = cover.filter(isText).map(({ text }) => Array.from(text).toReversed().join(''))
  expect(texts).toContain('فيلا')
  expect(texts).toContain('البراري')
})

test('pictures are described in Arabic', async () => {
  const bytes = await brochure(arabicVilla)
  expect(altTextsOf(bytes)).toHaveLength(7)
  expect(altTextsOf(bytes)).toContain('فيلا وسط حديقة تحت غافة معمّرة، الصورة 2')
  expect(altTextsOf(bytes)).toContain('مخطط: الطابق الأرضي')
})

test('the company brochure is in Arabic, with the initials of names in Latin as they are', async () => {
  const photos = await samplePhotos(printedPhotos(arabicCompany))
  const bytes = await drawWith(arabicCompany, photos, () =>
    drawCompany(arabicCompany, photos, LOW_RESOLUTION),
  )
  const { pages, readTexts } = readPdf(bytes)
  expect(pages).toHaveLength(7)
  for (const text of ['من نحن', 'ماذا نقدّم', 'تفضّل بزيارتنا', 'س ح', 'سارة حداد'])
    expect(readTexts).toContain(text)
  expect(pages.at(-1)).toContain('Omar Said')
})

test('an Arabic title is printed on an English page, from the right and with its letters', async () => {
  const bytes = await brochure({ ...villa, title: 'فيلا الحديقة' })
  const { language, title, readTexts, pages } = readPdf(bytes)
  expect([language, title]).toEqual(['en-GB', 'فيلا الحديقة'])
  expect(readTexts).toContain('فيلا الحديقة')
  expect(pages[0]).toContain('Al Barari, Villa')
})

const DARK = { width: 60, height: 40, channels: 3, background: '#000' } as const

test('a share image has its title and strip on the other side, and the photo as it is', async () => {
  const shade = async (content: typeof shareImage, left: number) => {
    const photos = new Map([['1.jpg', await sharp({ create: DARK }).jpeg().toBuffer()]])
    const image = await drawWith(content, photos, () => drawShareImage(content, photos))
    const dot = sharp(image).extract({ left, top: 500, width: 1, height: 1 })
    return (await dot.greyscale().raw().toBuffer())[0] ?? 0
  }
  // Dark is the photo, light the box of the title.
  expect(await shade(shareImage, 10)).toBeGreaterThan(200)
  expect(await shade(shareImage, 1180)).toBeLessThan(50)
  expect(await shade(arabicShareImage, 10)).toBeLessThan(50)
  expect(await shade(arabicShareImage, 1180)).toBeGreaterThan(200)
})

function isText(element: DrawnElement): element is DrawnElement & { kind: 'text' } {
  return element.kind === 'text'
}

async function brochure(content: PropertyBrochureContent): Promise<Buffer> {
  const photos = await samplePhotos(printedPhotos(content))
  return drawWith(content, photos, () => drawProperty(content, photos, LOW_RESOLUTION))
}
