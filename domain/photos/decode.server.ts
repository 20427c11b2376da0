import { createHash } from 'node:crypto'

import sharp, { type Sharp } from 'sharp'

import { lookAt, SQUARE, type PhotoFingerprint } from './photo-fingerprint.ts'
import type { Format, Width } from './photo.ts'

const LARGEST_PIXELS = 50_000_000
const LARGEST_SIDE = 2560
const PLACEHOLDER_WIDTH = 16

export interface DecodedPhoto {
  name: string
  bytes: Buffer
  width: number
  height: number
  placeholder: string
}

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
})

/** Runs in the darkroom; throws where the bytes are no picture. */
export async function decode(bytes: Buffer): Promise<DecodedPhoto> {
  const transparent = await isTransparent(bytes)
  const { data, info } = await encoded(bounded(open(bytes).rotate()), transparent).toBuffer({
    resolveWithObject: true,
  })
  return {
    name: nameOf(data, transparent ? 'png' : 'jpg'),
    bytes: data,
    width: info.width,
    height: info.height,
    placeholder: await placeholder(open(data)),
  }
}

/** Runs in the darkroom. */
export function resize(master: Buffer, width: Width, format: Format): Promise<Buffer> {
  const picture = open(master).resize({ width, withoutEnlargement: true })
  const coded =
    format === 'avif'
      ? picture.avif({ quality: 55, effort: 3 })
      : picture.webp({ quality: 76, effort: 4 })
  return coded.toBuffer()
}

/** Runs in the darkroom. */
export async function fingerprint(master: Buffer): Promise<PhotoFingerprint> {
  const pixels = await open(master)
    .flatten({ background: '#fff' })
    .resize({ width: SQUARE, height: SQUARE, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return lookAt(pixels)
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' })
}

// Only a picture that could be transparent is looked at whole for it; a photo never is.
async function isTransparent(bytes: Buffer): Promise<boolean> {
  const { hasAlpha } = await open(bytes).metadata()
  return hasAlpha && !(await open(bytes).stats()).isOpaque
}

function bounded(picture: Sharp): Sharp {
  return picture.resize({
    width: LARGEST_SIDE,
    height: LARGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  })
}

function encoded(picture: Sharp, transparent: boolean): Sharp {
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

function nameOf(bytes: Buffer, extension: string): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`
}
