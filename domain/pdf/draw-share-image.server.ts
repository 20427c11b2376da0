import sharp, { type Sharp } from 'sharp'

import { drawableLogo, type DrawableLogo } from '#domain/pdf/canvas/logo.server.ts'
import { outlineText } from '#domain/pdf/canvas/outline-text.server.ts'
import { readSitePhoto, renderLogoMark } from '#domain/pdf/canvas/photos-for-print.server.ts'
import { hexOf, printLanguage } from '#domain/pdf/canvas/print-look.server.ts'
import { COLOUR, STYLE, withSize, type TextStyle } from '#domain/pdf/canvas/print-style.ts'
import {
  fitHeading,
  leadingOf,
  textWidth,
  truncateToLine,
} from '#domain/pdf/canvas/text-layout.server.ts'
import { directionOf } from '#domain/pdf/canvas/text-runs.server.ts'

import { SHARE_IMAGE_SIZE, type PhotosByName, type ShareImageContent } from './page-content.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE
const MARGIN = 56
const STRIP_HEIGHT = 112
const STRIP_TOP = HEIGHT - STRIP_HEIGHT
const TITLE_WIDTH = 800
const LOGO_WIDTH = 236
const MARK_WIDTH = 250

const TITLE_STYLES = [66, 56, 48].map((size) => withSize(STYLE.display, size))
const ABOVE = { ...withSize(STYLE.label, 25), colour: COLOUR.inkSoft }
const PRICE = withSize(STYLE.label, 37)
const FACT = { ...withSize(STYLE.small, 27), colour: COLOUR.inkSoft }
const FOOTER = { ...withSize(STYLE.caption, 18), colour: COLOUR.inkMute }

/**
 * Draws the photo with the title in a box over it, and a strip with price, facts and logo below.
 * Text is drawn as outlines, because a server may have no fonts installed. In Arabic all stands on
 * the other side, the photo and the logo as they are.
 */
export async function drawShareImage(content: ShareImageContent, photos: PhotosByName) {
  const photo = await photoOf(content, photos)
  const background = photo ? photoBackground(photo) : await plainBackground()
  const logo = await drawableLogo('paper', LOGO_WIDTH)
  const layers = [{ input: Buffer.from(overlaySvg(content, logo)) }]
  const image = logo.kind === 'image' ? [await logoLayer(logo)] : []
  return background
    .composite([...layers, ...image])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

async function logoLayer({ bytes, width, height }: Extract<DrawableLogo, { kind: 'image' }>) {
  return {
    input: await sharp(bytes)
      .resize({ width: Math.round(width) })
      .toBuffer(),
    left: leftOf(WIDTH - MARGIN - Math.round(width), Math.round(width)),
    top: STRIP_TOP + 18 + Math.round((STRIP_HEIGHT - 18 - Math.round(height)) / 2),
  }
}

function overlaySvg(content: ShareImageContent, logo: DrawableLogo): string {
  const { style, lines } = fitHeading(TITLE_STYLES, content.title, {
    width: TITLE_WIDTH,
    maxLines: 2,
  })
  const above = truncateToLine(ABOVE, content.eyebrow, TITLE_WIDTH)
  const lineWidths = lines.map((line) => textWidth(style, line))
  const textAreaWidth = Math.max(...lineWidths, textWidth(ABOVE, above), 280)
  const titleOffset = 34 + (above ? 40 : 0)
  const boxHeight = titleOffset + lines.length * leadingOf(style) + 4
  const top = STRIP_TOP - boxHeight
  const baseline = top + titleOffset + style.size * (printLanguage() === 'ar' ? 0.92 : 0.8)
  // English lines on an Arabic image stay aligned to the left, as a block.
  const isBlock = lines.every((line) => directionOf(line) === 'ltr')
  const blockWidth = isBlock ? Math.max(...lineWidths) : undefined
  const shapes = [
    rectangle(0, top, MARGIN + textAreaWidth + 52, boxHeight + 1),
    rectangle(0, STRIP_TOP, WIDTH, STRIP_HEIGHT),
    above ? outlineFrom(MARGIN, ABOVE, above, top + 56) : '',
    ...lines.map((line, index) =>
      outlineFrom(MARGIN, style, line, baseline + index * leadingOf(style), blockWidth),
    ),
    `<path d="M${MARGIN} ${STRIP_TOP + 17.5}H${WIDTH - MARGIN}" stroke="${hexOf(COLOUR.lineStrong)}"/>`,
    ...priceAndFacts(content),
    logo.kind === 'name' ? nameOutline(logo) : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shapes.join('')}</svg>`
}

/** Price and facts in one line, as many as fit; the permit stands small below. */
function priceAndFacts({ price, facts, footer }: ShareImageContent): string[] {
  const room = WIDTH - 2 * MARGIN - LOGO_WIDTH - 40
  const baseline = footer ? STRIP_TOP + 62 : STRIP_TOP + 77
  const shapes: string[] = []
  let x = MARGIN
  if (price) {
    const { currency, amount: number, period } = price
    const parts = printLanguage() === 'ar' ? [number, currency] : [currency, number]
    const amount = [...parts, period].filter(Boolean).join(' ')
    const text = truncateToLine(PRICE, amount, room)
    shapes.push(outlineFrom(x, PRICE, text, baseline))
    x += textWidth(PRICE, text) + 34
  }
  for (const fact of facts) {
    const width = textWidth(FACT, fact)
    if (x + width > MARGIN + room) break
    shapes.push(outlineFrom(x, FACT, fact, baseline - 1))
    x += width + 30
  }
  if (footer)
    shapes.push(outlineFrom(MARGIN, FOOTER, truncateToLine(FOOTER, footer, room), STRIP_TOP + 92))
  return shapes
}

async function photoOf({ photo, sitePhoto }: ShareImageContent, photos: PhotosByName) {
  const stored = photo === null ? undefined : photos.get(photo)
  return stored ?? (sitePhoto === undefined ? undefined : readSitePhoto(sitePhoto))
}

function photoBackground(photo: Uint8Array): Sharp {
  return sharp(photo, { failOn: 'none' })
    .resize({ width: WIDTH, height: STRIP_TOP, fit: 'cover' })
    .flatten({ background: hexOf(COLOUR.sand) })
    .extend({ bottom: STRIP_HEIGHT, background: hexOf(COLOUR.paper) })
}

async function plainBackground(): Promise<Sharp> {
  const mark = await renderLogoMark(COLOUR.inkDeep)
  const background = sharp({
    create: { ...SHARE_IMAGE_SIZE, channels: 3, background: hexOf(COLOUR.inkDeep) },
  })
  if (!mark) return sharp(await background.png().toBuffer())
  const input = await sharp(mark).resize({ width: MARK_WIDTH }).toBuffer()
  const left = leftOf(WIDTH - MARGIN - MARK_WIDTH, MARK_WIDTH)
  const composed = background.composite([{ input, left, top: 70 }])
  return sharp(await composed.png().toBuffer())
}

/** The agency's name in place of a logo, at the end of the strip. */
function nameOutline({ style, text }: Extract<DrawableLogo, { kind: 'name' }>): string {
  const x = WIDTH - MARGIN - textWidth(style, text)
  return outlineFrom(x, style, text, STRIP_TOP + 18 + (STRIP_HEIGHT - 18 + style.size * 0.68) / 2)
}

/** A line of text that starts at `x`; a narrower line of a block stands at its left. */
function outlineFrom(
  x: number,
  style: TextStyle,
  text: string,
  baseline: number,
  blockWidth = textWidth(style, text),
): string {
  return outlineText(style, text, leftOf(x, blockWidth), baseline)
}

/** The left edge of something that starts at `x`, from the side where reading starts. */
function leftOf(x: number, width: number): number {
  return printLanguage() === 'ar' ? WIDTH - x - width : x
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `<rect x="${leftOf(x, width)}" y="${y}" width="${width}" height="${height}" fill="${hexOf(COLOUR.paper)}"/>`
}
