import { createHash } from 'node:crypto'

import limit from 'p-limit'
import type { Sharp } from 'sharp'

import { Unsupported } from '#domain/problem.ts'

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

// libvips works on its own threads; two pictures at once keep both cores busy and memory small.
const inTurn = limit(2)

/** Proves that the bytes are a picture and returns it upright, bounded and free of metadata. */
export function decode(bytes: Buffer): Promise<DecodedPhoto> {
  return inTurn(async () => {
    const open = await opener()
    try {
      const upright = open(bytes).rotate()
      const transparent = !(await open(bytes).stats()).isOpaque
      const { data, info } = await encoded(bounded(upright), transparent).toBuffer({
        resolveWithObject: true,
      })
      return {
        name: nameOf(data, transparent ? 'png' : 'jpg'),
        bytes: data,
        width: info.width,
        height: info.height,
        placeholder: await placeholder(open(data)),
      }
    } catch (error) {
      throw new Unsupported('This file is not a picture that can be read.', { cause: error })
    }
  })
}

export function resized(master: Buffer, width: Width, format: Format): Promise<Buffer> {
  return inTurn(async () => {
    const open = await opener()
    const picture = open(master).resize({ width, withoutEnlargement: true })
    const coded =
      format === 'avif'
        ? picture.avif({ quality: 55, effort: 3 })
        : picture.webp({ quality: 76, effort: 4 })
    return coded.toBuffer()
  })
}

let loading: Promise<(bytes: Buffer) => Sharp> | undefined

// Loaded on first use: a start that serves no photo should not wait for libvips.
function opener(): Promise<(bytes: Buffer) => Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpeg',
        'VipsForeignLoadPng',
        'VipsForeignLoadWebp',
        'VipsForeignLoadHeif',
      ],
    })
    return (bytes) => sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' })
  })
  return loading
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
