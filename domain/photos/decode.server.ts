import { hash } from 'node:crypto'

import sharp, { type Sharp } from 'sharp'

import { computeFingerprint, GRID_SIZE, type PhotoFingerprint } from './photo-fingerprint.ts'
import type { Format, Width } from './photo.ts'
import { restrictSharp } from './restrict-sharp.server.ts'

// Everything here runs in the image worker's process.

const MAX_PIXELS = 50_000_000
const MAX_SIDE = 2560
const PLACEHOLDER_WIDTH = 16

export interface DecodedPhoto {
  name: string
  bytes: Buffer
  width: number
  height: number
  placeholder: string
}

restrictSharp('Heif')

/** Throws where the bytes are not a picture. */
export async function decode(bytes: Buffer): Promise<DecodedPhoto> {
  const transparent = await isTransparent(bytes)
  const bounded = open(bytes).rotate().resize({
    width: MAX_SIDE,
    height: MAX_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return describe(await encode(bounded, transparent).toBuffer())
}

/** A JPEG or PNG as it is, of which nothing need be proved because it is ours. */
export async function describe(bytes: Buffer): Promise<DecodedPhoto> {
  const { width, height, format } = await open(bytes).metadata()
  const digest = hash('sha256', bytes).slice(0, 32)
  return {
    name: `${digest}.${format === 'png' ? 'png' : 'jpg'}`,
    bytes,
    width,
    height,
    placeholder: await placeholder(open(bytes)),
  }
}

export function resize(master: Buffer, width: Width, format: Format): Promise<Buffer> {
  const resized = open(master).resize({ width, withoutEnlargement: true })
  const encoded =
    format === 'avif'
      ? resized.avif({ quality: 55, effort: 3 })
      : resized.webp({ quality: 76, effort: 4 })
  return encoded.toBuffer()
}

export async function fingerprint(master: Buffer): Promise<PhotoFingerprint> {
  const pixels = await open(master)
    .flatten({ background: '#fff' })
    .resize({ width: GRID_SIZE, height: GRID_SIZE, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return computeFingerprint(pixels)
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
}

// `stats` decodes the whole picture, so it runs only where there is an alpha channel.
async function isTransparent(bytes: Buffer): Promise<boolean> {
  const { hasAlpha } = await open(bytes).metadata()
  return hasAlpha && !(await open(bytes).stats()).isOpaque
}

function encode(picture: Sharp, transparent: boolean): Sharp {
  const srgb = picture.toColourspace('srgb')
  return transparent ? srgb.png({ compressionLevel: 9 }) : srgb.jpeg({ quality: 86, mozjpeg: true })
}

async function placeholder(picture: Sharp): Promise<string> {
  const bytes = await picture
    .resize({ width: PLACEHOLDER_WIDTH })
    .flatten({ background: '#ede5d8' })
    .webp({ quality: 30 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
