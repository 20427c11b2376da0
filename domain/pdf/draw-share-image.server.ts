import sharp, { type OverlayOptions, type Sharp } from 'sharp'

import { logoOn, markOn } from './photos-for-print.server.ts'
import { COLOUR, sized, STYLE } from './print-style.ts'
import { SHARE_IMAGE_SIZE, type ShareImageContent, type Photos } from './page-content.ts'
import { fitted, fontOf, inOneLine, widthOf, type Style } from './text-layout.server.ts'

const EDGE = 56
const STRIP = 112
const STRIP_TOP = SHARE_IMAGE_SIZE.height - STRIP
const TITLE_WIDTH = 800
const LOGO_WIDTH = 236

const TITLES = [66, 56, 48].map((size) => sized(STYLE.display, size))
const ABOVE = { ...sized(STYLE.label, 25), colour: COLOUR.inkSoft }
const PRICE = sized(STYLE.label, 37)
const FACT = { ...sized(STYLE.small, 27), colour: COLOUR.inkSoft }
const FOOT = { ...sized(STYLE.caption, 18), colour: COLOUR.inkMute }

/**
 * The picture that a social network shows with a link: the photo, paper rising into it with the
 * title, and the ledger below. Words are drawn as outlines, for a server may have no fonts.
 */
export async function drawCard(sheet: ShareImageContent, photos: Photos): Promise<Buffer> {
  const photo = sheet.photo === null ? undefined : photos.get(sheet.photo)
  const { style, lines } = fitted(TITLES, sheet.title, { width: TITLE_WIDTH, most: 2 })
  const above = inOneLine(ABOVE, sheet.above, TITLE_WIDTH)
  const widest = Math.max(...lines.map((line) => widthOf(style, line)), widthOf(ABOVE, above), 280)
  const height = 34 + (above ? 40 : 0) + lines.length * style.leading + 4
  const top = STRIP_TOP - height
  const drawing = [
    rectangle(0, top, EDGE + widest + 52, height + 1),
    rectangle(0, STRIP_TOP, SHARE_IMAGE_SIZE.width, STRIP),
    above ? outlined(ABOVE, above, EDGE, top + 56) : '',
    ...lines.map((line, at) =>
      outlined(
        style,
        line,
        EDGE,
        top + 34 + (above ? 40 : 0) + at * style.leading + style.size * 0.8,
      ),
    ),
    `<path d="M${EDGE} ${STRIP_TOP + 17.5}H${SHARE_IMAGE_SIZE.width - EDGE}" stroke="${COLOUR.lineStrong}"/>`,
    ...ledger(sheet),
  ].join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_IMAGE_SIZE.width}" height="${SHARE_IMAGE_SIZE.height}">${drawing}</svg>`
  const logo = await logoOn(COLOUR.paper, 'logo.svg')
  const logoHeight = Math.round(LOGO_WIDTH / logo.aspect)
  const ground = photo ? cropOf(photo) : await withoutPhoto()
  return ground
    .composite([
      { input: Buffer.from(svg) },
      {
        input: await sharp(logo.bytes).resize({ width: LOGO_WIDTH }).toBuffer(),
        left: SHARE_IMAGE_SIZE.width - EDGE - LOGO_WIDTH,
        top: STRIP_TOP + 18 + Math.round((STRIP - 18 - logoHeight) / 2),
      } satisfies OverlayOptions,
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** Price and facts in one line; what the law wants to be read stands small below. */
function ledger({ price, facts, foot }: ShareImageContent): string[] {
  const room = SHARE_IMAGE_SIZE.width - 2 * EDGE - LOGO_WIDTH - 40
  const baseline = foot ? STRIP_TOP + 62 : STRIP_TOP + 77
  const drawn: string[] = []
  let x = EDGE
  if (price) {
    const amount = [price.currency, price.amount].filter(Boolean).join(' ')
    const shown = inOneLine(PRICE, amount, room)
    drawn.push(outlined(PRICE, shown, x, baseline))
    x += widthOf(PRICE, shown) + 34
  }
  for (const fact of facts) {
    const width = widthOf(FACT, fact)
    if (x + width > EDGE + room) break
    drawn.push(outlined(FACT, fact, x, baseline - 1))
    x += width + 30
  }
  if (foot) drawn.push(outlined(FOOT, inOneLine(FOOT, foot, room), EDGE, STRIP_TOP + 92))
  return drawn
}

function cropOf(photo: Uint8Array): Sharp {
  return sharp(photo, { failOn: 'none' })
    .resize({ width: SHARE_IMAGE_SIZE.width, height: STRIP_TOP, fit: 'cover' })
    .flatten({ background: COLOUR.sand })
    .extend({ bottom: STRIP, background: COLOUR.paper })
}

async function withoutPhoto(): Promise<Sharp> {
  const mark = await sharp(await markOn(COLOUR.inkDeep))
    .resize({ width: 250 })
    .toBuffer()
  const ground = await sharp({
    create: { ...SHARE_IMAGE_SIZE, channels: 3, background: COLOUR.inkDeep },
  })
    .composite([{ input: mark, left: SHARE_IMAGE_SIZE.width - EDGE - 250, top: 70 }])
    .png()
    .toBuffer()
  return sharp(ground)
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${COLOUR.paper}"/>`
}

function outlined({ face, size, tracking = 0, colour }: Style, text: string, x: number, y: number) {
  const font = fontOf(face)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = x
  const outlines = glyphs.map((glyph, nth) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[nth] ?? {}
    const place = [at + xOffset * scale, y - yOffset * scale] as const
    at += xAdvance * scale + tracking * size
    return glyph.path
      .scale(scale, -scale)
      .translate(...place)
      .toSVG()
  })
  return `<path fill="${colour}" d="${outlines.join('')}"/>`
}
