import { readFile } from 'node:fs/promises'

import limit from 'p-limit'
import sharp from 'sharp'

import { COLOUR } from './print-style.ts'

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadSvg',
  ],
})

/** How finely photos are printed. */
export interface PrintResolution {
  dotsPerPoint: number
  quality: number
}

/** From what a brochure should be to what it may be at worst: it must stay small enough to send. */
export const FINENESSES: readonly PrintResolution[] = [
  { dotsPerPoint: 2.2, quality: 76 },
  { dotsPerPoint: 1.7, quality: 62 },
  { dotsPerPoint: 1.2, quality: 48 },
  { dotsPerPoint: 0.8, quality: 34 },
]

/** Two at a time, whatever is asked for at once. */
const inTurn = limit(2)

/** A photo cropped to a box. */
export function cropped(
  photo: Uint8Array,
  box: { width: number; height: number },
  { dotsPerPoint, quality }: PrintResolution,
): Promise<Buffer> {
  return inTurn(() =>
    sharp(photo, { failOn: 'none' })
      .resize({
        width: Math.round(box.width * dotsPerPoint),
        height: Math.round(box.height * dotsPerPoint),
        fit: 'cover',
        // A high box takes a narrow part of a wide photo: the one that is worth looking at.
        position: box.height > box.width ? 'attention' : 'centre',
      })
      .flatten({ background: COLOUR.sand })
      .jpeg({ quality })
      .toBuffer(),
  )
}

/** A drawing whole, no larger than the box, on its paper; with the size at which it is printed. */
export async function whole(
  drawing: Uint8Array,
  box: { width: number; height: number },
  { dotsPerPoint, quality }: PrintResolution,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(drawing, { failOn: 'none' })
    .resize({
      width: Math.round(box.width * dotsPerPoint),
      height: Math.round(box.height * dotsPerPoint),
      fit: 'inside',
    })
    .flatten({ background: COLOUR.paperBright })
    .jpeg({ quality: Math.min(quality + 10, 90), chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  const scale = Math.min(box.width / info.width, box.height / info.height)
  return { bytes: data, width: info.width * scale, height: info.height * scale }
}

const PUBLIC = new URL('../../app/public/', import.meta.url)
const BRAND = new URL('brand/', PUBLIC)
const LOGO_DENSITY = 288

/** A photo of the site itself, such as `/assets/photos/creek-1600.webp`. */
export function sitePhoto(path: string): Promise<Buffer> {
  return readFile(new URL(`.${path}`, PUBLIC))
}

/** The agency's mark alone, in brass, on the colour that it will stand on. */
export async function markOn(colour: string): Promise<Buffer> {
  const drawn = await readFile(new URL('mark-brass.svg', BRAND))
  return sharp(drawn, { density: 480 })
    .resize({ width: 500 })
    .flatten({ background: colour })
    .png()
    .toBuffer()
}

/** The agency's mark with its name, on the colour that it will stand on. */
export async function logoOn(colour: string, file: 'logo.svg' | 'logo-on-dark.svg') {
  const drawn = await readFile(new URL(file, BRAND))
  const { data, info } = await sharp(drawn, { density: LOGO_DENSITY })
    .flatten({ background: colour })
    .png({ palette: false })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, aspect: info.width / info.height }
}
