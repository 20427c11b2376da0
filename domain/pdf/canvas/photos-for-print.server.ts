import { readFile } from 'node:fs/promises'

import limit from 'p-limit'
import sharp from 'sharp'

import type { ColourName } from '#domain/brand/palette.ts'
import { restrictSharp } from '#domain/photos/restrict-sharp.server.ts'

import { hexOf, lookWithFiles } from './print-look.server.ts'
import { COLOUR } from './print-style.ts'

restrictSharp('Svg')

export interface PrintResolution {
  dotsPerPoint: number
  /** Of the JPEG, from 1 to 100. */
  quality: number
}

interface Size {
  width: number
  height: number
}

/** Bounds memory: at most two photos are decoded at the same time. */
const inTurn = limit(2)

/** Crops a photo to the proportions of a box. */
export function cropPhoto(
  photo: Uint8Array,
  box: Size,
  { dotsPerPoint, quality }: PrintResolution,
): Promise<Buffer> {
  return inTurn(() =>
    sharp(photo, { failOn: 'none' })
      .resize({
        ...inDots(box, dotsPerPoint),
        fit: 'cover',
        // A high box shows only a narrow part of a wide photo: the part with the most detail.
        position: box.height > box.width ? 'attention' : 'centre',
      })
      .flatten({ background: hexOf(COLOUR.sand) })
      .jpeg({ quality })
      .toBuffer(),
  )
}

/** Crops a photo of a person as pages do, which show more of its upper part: the face. */
export function cropPortrait(
  photo: Uint8Array,
  box: Size,
  { dotsPerPoint, quality }: PrintResolution,
): Promise<Buffer> {
  const size = inDots(box, dotsPerPoint)
  return inTurn(async () => {
    const { data, info } = await sharp(photo, { failOn: 'none' })
      .resize({ ...size, fit: 'outside' })
      .flatten({ background: hexOf(COLOUR.sand) })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const left = Math.round((info.width - size.width) / 2)
    const top = Math.round((info.height - size.height) * 0.2)
    return sharp(data, { raw: info })
      .extract({ left, top, ...size })
      .jpeg({ quality })
      .toBuffer()
  })
}

/** Scales a floor plan to fit into a box; returns it with the size at which it is printed. */
export async function fitPlan(
  plan: Uint8Array,
  box: Size,
  { dotsPerPoint, quality }: PrintResolution,
): Promise<Size & { bytes: Buffer }> {
  const { data, info } = await sharp(plan, { failOn: 'none' })
    .resize({ ...inDots(box, dotsPerPoint), fit: 'inside' })
    .flatten({ background: hexOf(COLOUR.paperBright) })
    .jpeg({ quality: Math.min(quality + 10, 90), chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  const scale = Math.min(box.width / info.width, box.height / info.height)
  return { bytes: data, width: info.width * scale, height: info.height * scale }
}

function inDots({ width, height }: Size, dotsPerPoint: number): Size {
  return { width: Math.round(width * dotsPerPoint), height: Math.round(height * dotsPerPoint) }
}

const PUBLIC = new URL('../../../app/public/', import.meta.url)
const BRAND = new URL('brand/', PUBLIC)
const LOGO_DENSITY = 288
const MAX_LOGO_PIXELS = 20_000_000

/** Reads a photo of the site itself, such as `/assets/photos/creek-1600.webp`. */
export function readSitePhoto(path: string): Promise<Buffer> {
  return readFile(new URL(`.${path}`, PUBLIC))
}

/** The mark of the shipped logo alone, in brass; null where the agency has another logo. */
export async function renderLogoMark(ground: ColourName): Promise<Buffer | null> {
  const look = lookWithFiles()
  if (look && !look.usesShippedLogo) return null
  const svg = await readFile(new URL('mark-brass.svg', BRAND))
  return sharp(svg, { density: 480 })
    .resize({ width: 500 })
    .flatten({ background: hexOf(ground) })
    .png()
    .toBuffer()
}

/** The shipped logo, on a background colour. */
export async function renderLogo(background: string, file: 'logo.svg' | 'logo-on-dark.svg') {
  const svg = await readFile(new URL(file, BRAND))
  const { data, info } = await sharp(svg, { density: LOGO_DENSITY })
    .flatten({ background })
    .png({ palette: false })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, aspect: info.width / info.height }
}

/** An uploaded logo, as large as fits into a box, with its transparency. */
export function renderDrawing(bytes: Uint8Array, box: Size): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_LOGO_PIXELS })
    .resize({ width: Math.round(box.width), height: Math.round(box.height), fit: 'inside' })
    .png()
    .toBuffer()
}
