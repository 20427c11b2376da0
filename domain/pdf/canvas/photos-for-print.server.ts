import { readFile } from 'node:fs/promises'

import limit from 'p-limit'
import sharp from 'sharp'

import { restrictSharp } from '#domain/photos/restrict-sharp.server.ts'

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
      .flatten({ background: COLOUR.sand })
      .jpeg({ quality })
      .toBuffer(),
  )
}

/** Scales a floor plan to fit into a box; returns it with the size at which it is printed. */
export async function fitPlan(
  plan: Uint8Array,
  box: Size,
  { dotsPerPoint, quality }: PrintResolution,
): Promise<Size & { bytes: Buffer }> {
  const { data, info } = await sharp(plan, { failOn: 'none' })
    .resize({ ...inDots(box, dotsPerPoint), fit: 'inside' })
    .flatten({ background: COLOUR.paperBright })
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

/** Reads a photo of the site itself, such as `/assets/photos/creek-1600.webp`. */
export function readSitePhoto(path: string): Promise<Buffer> {
  return readFile(new URL(`.${path}`, PUBLIC))
}

/** The logo mark alone, in brass, on a background colour. */
export async function renderLogoMark(background: string): Promise<Buffer> {
  const svg = await readFile(new URL('mark-brass.svg', BRAND))
  return sharp(svg, { density: 480 })
    .resize({ width: 500 })
    .flatten({ background })
    .png()
    .toBuffer()
}

/** The logo with the agency's name, on a background colour. */
export async function renderLogo(background: string, file: 'logo.svg' | 'logo-on-dark.svg') {
  const svg = await readFile(new URL(file, BRAND))
  const { data, info } = await sharp(svg, { density: LOGO_DENSITY })
    .flatten({ background })
    .png({ palette: false })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, aspect: info.width / info.height }
}
