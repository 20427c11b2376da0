import { hash } from 'node:crypto'

import sharp, { type Sharp } from 'sharp'

import { computeFingerprint, GRID_SIZE, type PhotoFingerprint } from './photo-fingerprint.ts'
import type { Format, Width } from './photo.ts'
import { restrictSharp } from './restrict-sharp.server.ts'

// Everything here runs in the image worker's process.

const MAX_PIXELS = 50_000_000
/** A picture of one pixel by fifty million would keep a decoder busy for half a minute. */
const MAX_DECODED_SIDE = 20_000
const MAX_SIDE = 2560
const PLACEHOLDER_WIDTH = 16

export interface DecodedPhoto {
  name: string
  bytes: Buffer
  width: number
  height: number
  placeholder: string
}

export interface DecodedUpload extends DecodedPhoto {
  /** How many pixels it had before it was resized. */
  sourcePixels: number
}

restrictSharp('Heif')

export interface DecodeLimits {
  /** How many pixels the picture may have before it is resized. */
  maxPixels?: number
  /** Whether the result may have more bytes than the upload: a few can unfold to very many. */
  mayGrow?: boolean
  /** Whether the result is a PNG even where nothing of it is transparent. */
  asPng?: boolean
}

/** Throws where the bytes are not a picture, or one that is too large to decode. */
export async function decode(
  bytes: Buffer,
  { maxPixels = MAX_PIXELS, mayGrow = true, asPng = false }: DecodeLimits = {},
): Promise<DecodedUpload> {
  const { width, height, hasAlpha } = await open(bytes).metadata()
  const sourcePixels = width * height
  if (Math.max(width, height) > MAX_DECODED_SIDE || sourcePixels > maxPixels)
    throw new Error('The picture has too many pixels.')
  // `stats` decodes the whole picture, so it runs only where there is an alpha channel.
  const transparent = asPng || (hasAlpha && !(await open(bytes).stats()).isOpaque)
  const { data } = await encodeWithin(bytes, transparent, mayGrow ? Infinity : bytes.length)
  return { ...(await describe(data)), sourcePixels }
}

/** Describes a JPEG or PNG of our own. It is trusted, and is not encoded again. */
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

/** Encodes a picture, as a smaller JPEG where it would have more bytes than it may. */
async function encodeWithin(bytes: Buffer, transparent: boolean, maxBytes: number) {
  let encoded = await encode(bytes, MAX_SIDE, transparent)
  while (encoded.data.length > maxBytes && Math.max(encoded.info.width, encoded.info.height) > 64) {
    const shrink = Math.min(0.9, Math.sqrt(maxBytes / encoded.data.length))
    const side = Math.floor(Math.max(encoded.info.width, encoded.info.height) * shrink)
    encoded = await encode(encoded.data, side, false)
  }
  return encoded
}

function encode(bytes: Buffer, maxSide: number, transparent: boolean) {
  const picture = open(bytes)
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const encoded = transparent
    ? picture.png({ compressionLevel: 9 })
    : picture.flatten({ background: '#fff' }).jpeg({ quality: 86, mozjpeg: true })
  return encoded.toBuffer({ resolveWithObject: true })
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

async function placeholder(picture: Sharp): Promise<string> {
  const bytes = await picture
    .resize({ width: PLACEHOLDER_WIDTH })
    .flatten({ background: '#ede5d8' })
    .webp({ quality: 30 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
