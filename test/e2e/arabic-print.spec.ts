import { readFile } from 'node:fs/promises'

import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'

import { outlineText } from '#domain/pdf/canvas/outline-text.server.ts'
import { drawWith } from '#domain/pdf/canvas/print-look.server.ts'
import { STYLE, withColour, withSize } from '#domain/pdf/canvas/print-style.ts'

// Brochures and share images order and join letters by themselves. A browser, which does the same by
// other means, draws the same lines in the same fonts.
const LINES = [
  'فيلا وسط حديقة تحت غافة معمّرة',
  'شقة في دبي (الخليج التجاري)، 3 غرف نوم',
  'رسوم نقل الملكية 4% من السعر، أي 194,000 درهم',
  'اتصل على +971 4 555 0142 في أي وقت',
  'المطبخ من Boffi والأجهزة من Gaggenau (ضمان حتى 2027)',
  'المساحة 1,040 م² تقريبًا، والتسليم: 31/12/2027؟',
  'لا تُعدّ جزءًا من أي عقد؛ «الأرض» للإيجار',
]

const WIDTH = 1100
const HEIGHT = 110
const SIZE = 40

const FONTS = {
  display: { latin: 'newsreader-display', arabic: 'markazi-text-420', adjust: '116%' },
  text: { latin: 'hanken-grotesk-400', arabic: 'ibm-plex-sans-arabic-400', adjust: '104%' },
} as const

for (const font of ['display', 'text'] as const)
  test(`lines of Arabic in the ${font} font look as in a browser`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
    await page.setContent(await lineInBrowser(font))
    for (const line of LINES) {
      const [ours, theirs] = [await drawnLine(font, line), await browserLine(page, line)]
      // The ends of a line: letters that are not joined, or lost, make it wider or narrower.
      expect(Math.abs(ours.left - theirs.left), line).toBeLessThanOrEqual(2)
      expect(Math.abs(ours.right - theirs.right), line).toBeLessThanOrEqual(2)
      expect(shareIn(ours.ink, theirs.ink), line).toBeGreaterThan(0.97)
      expect(shareIn(theirs.ink, ours.ink), line).toBeGreaterThan(0.97)
    }
    await page.close()
  })

async function drawnLine(font: keyof typeof FONTS, line: string) {
  const style = withColour(withSize({ ...STYLE.body, font }, SIZE), 'ink-deep')
  const path = drawWith({ language: 'ar' }, new Map(), () => outlineText(style, line, 50, 70))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${path}</svg>`
  return inkOf(await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer())
}

async function browserLine(page: Page, line: string) {
  await page.locator('p').evaluate(async (element, html) => {
    element.innerHTML = html
    await document.fonts.ready
  }, isolated(line))
  return inkOf(await page.screenshot())
}

/** As pages write numbers, phones and Latin words. */
function isolated(line: string): string {
  return line.replaceAll(
    /\+971[\d ]+\d|\d[\d.,/]*\d%?|\d%?|[A-Z][a-z]+/g,
    '<bdi dir="ltr">$&</bdi>',
  )
}

async function lineInBrowser(font: keyof typeof FONTS): Promise<string> {
  const { latin, arabic, adjust } = FONTS[font]
  const face = async (file: string, family: string, more = '') => {
    const bytes = await readFile(new URL(`../../domain/pdf/fonts/${file}.ttf`, import.meta.url))
    return `@font-face { font-family: ${family}; src: url(data:font/ttf;base64,${bytes.toString('base64')}); ${more} }`
  }
  const faces = [
    await face(latin, 'latin'),
    await face(arabic, 'arabic', `size-adjust: ${adjust}; unicode-range: U+0600-06FF;`),
  ]
  return `<html dir="rtl" lang="ar"><style>${faces.join('')}
    body { margin: 0; background: #fff; }
    p { position: absolute; left: 50px; margin: 0; white-space: nowrap; color: #000;
      font: ${SIZE}px / ${HEIGHT}px arabic, latin; font-optical-sizing: none; }</style><p></p></html>`
}

interface Ink {
  left: number
  right: number
  ink: Set<number>
}

/** The dark dots of an image, measured from the first row with ink. */
async function inkOf(png: Buffer): Promise<Ink> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const dots = Array.from(data.entries()).flatMap(([at, value]) => (value < 128 ? [at] : []))
  const top = Math.floor((dots[0] ?? 0) / info.width)
  const columns = dots.map((at) => at % info.width)
  return {
    left: columns.reduce((least, x) => Math.min(least, x), WIDTH),
    right: columns.reduce((most, x) => Math.max(most, x), 0),
    ink: new Set(dots.map((at) => at - top * info.width)),
  }
}

/** How much of the ink is in the other image, too, or beside its ink. */
function shareIn(ink: Set<number>, other: Set<number>): number {
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => dy * WIDTH + dx))
  const found = [...ink].filter((dot) => around.some((step) => other.has(dot + step)))
  return found.length / ink.size
}
