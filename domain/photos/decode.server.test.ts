import { createHash } from 'node:crypto'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { jpeg, jpegFromAPhone, png, svg } from '#test/samples.ts'

import { decode, fingerprint, resize } from './decode.server.ts'
import { distance } from './photo-fingerprint.ts'

const transparentPng = (alpha: number, { width = 40, height = 20 } = {}) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha } } })
    .png()
    .toBuffer()

test('a photo is named by the hash of its content', async () => {
  const { name, bytes } = await decode(await jpeg())
  expect(name).toBe(`${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.jpg`)
  expect((await decode(await jpeg())).name).toBe(name)
  expect((await decode(await jpeg({ shade: 9 }))).name).not.toBe(name)
})

test('a photo is stored upright, as a progressive JPEG without metadata', async () => {
  const { bytes, ...photo } = await decode(await jpegFromAPhone())
  expect(photo).toMatchObject({ width: 40, height: 60 })
  const stored = await sharp(bytes).metadata()
  expect(stored).toMatchObject({ format: 'jpeg', width: 40, height: 60, isProgressive: true })
  expect([stored.exif, stored.orientation]).toEqual([undefined, undefined])
})

test.each([
  { input: [2600, 1300], output: [2560, 1280] },
  { input: [1300, 2600], output: [1280, 2560] },
  { input: [60, 40], output: [60, 40] },
])(
  'a photo of $input pixels is stored with $output',
  async ({ input: [width, height], output }) => {
    const photo = await decode(await jpeg({ width: width ?? 0, height: height ?? 0 }))
    expect([photo.width, photo.height]).toEqual(output)
  },
)

test('a CMYK photo is stored as sRGB', async () => {
  const cmyk = await sharp(await jpeg())
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
  expect((await sharp((await decode(cmyk)).bytes).metadata()).space).toBe('srgb')
})

test('only a transparent picture stays a PNG', async () => {
  const transparent = await decode(await transparentPng(0.5))
  expect(transparent.name).toMatch(/\.png$/)
  expect(await sharp(transparent.bytes).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
  for (const opaque of [await transparentPng(1), await png()]) {
    const { name, bytes } = await decode(opaque)
    expect(name).toMatch(/\.jpg$/)
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  }
})

test('a placeholder is a WebP of sixteen pixels, with transparency flattened onto sand', async () => {
  const { placeholder } = await decode(await transparentPng(0))
  const [head, base64 = ''] = placeholder.split(',')
  expect(head).toBe('data:image/webp;base64')
  const picture = sharp(Buffer.from(base64, 'base64'))
  expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 16, height: 8 })
  const { channels } = await picture.stats()
  expect(channels.map(({ mean }) => Math.round(mean / 8))).toEqual(
    [0xed, 0xe5, 0xd8].map((part) => Math.round(part / 8)),
  )
})

test('a placeholder is smaller than at the default quality', async () => {
  const { placeholder, bytes } = await decode(await striped())
  const finer = await sharp(bytes).resize({ width: 16 }).webp().toBuffer()
  expect(Buffer.from(placeholder.split(',')[1] ?? '', 'base64').length).toBeLessThan(finer.length)
})

test('JPEG, PNG, WebP and AVIF are accepted, and nothing else', async () => {
  const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#777' } })
  for (const accepted of [
    await picture().jpeg().toBuffer(),
    await picture().png().toBuffer(),
    await picture().webp().toBuffer(),
    await picture().avif().toBuffer(),
  ])
    expect(await decode(accepted)).toMatchObject({ width: 8, height: 8 })
  for (const refused of [svg, await picture().gif().toBuffer(), await picture().tiff().toBuffer()])
    await expect(decode(refused)).rejects.toThrow('unsupported image format')
})

test('a truncated photo is refused, and so is one of too many pixels', async () => {
  const photo = await jpeg({ width: 400, height: 300 })
  await expect(decode(photo.subarray(0, photo.length / 2))).rejects.toThrow('premature end')
  await expect(decode(await png({ width: 10_000, height: 5001 }))).rejects.toThrow('pixel limit')
})

test.each([
  { format: 'webp', stored: 'webp' },
  { format: 'avif', stored: 'heif' },
] as const)(
  'a photo is resized to the requested width in $format, and never enlarged',
  async ({ format, stored }) => {
    const master = await jpeg({ width: 400, height: 200 })
    const small = await sharp(await resize(master, 160, format)).metadata()
    expect(small).toMatchObject({ format: stored, width: 160, height: 80 })
    expect(await sharp(await resize(master, 640, format)).metadata()).toMatchObject({ width: 400 })
  },
)

test('WebP is encoded below the default quality, AVIF above it', async () => {
  const master = await striped()
  const plain = () => sharp(master).resize({ width: 160 })
  expect((await resize(master, 160, 'webp')).length).toBeLessThan(
    (await plain().webp().toBuffer()).length,
  )
  expect((await resize(master, 160, 'avif')).length).toBeGreaterThan(
    (await plain().avif({ effort: 3 }).toBuffer()).length,
  )
})

test('resizing, reshaping and re-encoding change the fingerprint little', async () => {
  const photo = await striped()
  const original = await fingerprint(photo)
  expect(original.fingerprint).toMatch(/^[0-9a-f]{32}$/)
  for (const other of [
    await sharp(photo).resize({ width: 120 }).webp({ quality: 60 }).toBuffer(),
    await sharp(photo).resize({ width: 200, height: 300, fit: 'fill' }).png().toBuffer(),
  ]) {
    const again = await fingerprint(other)
    expect(distance(again.fingerprint, original.fingerprint)).toBeLessThan(8)
    expect(Math.abs(again.brightness - original.brightness)).toBeLessThan(4)
  }
})

test('transparency is flattened onto white for the fingerprint', async () => {
  expect(await fingerprint(await transparentPng(0))).toEqual({ fingerprint: '', brightness: 255 })
  expect(await fingerprint(await transparentPng(1))).toEqual({ fingerprint: '', brightness: 0 })
})

test('brightness is that of the grey value, whatever the colour', async () => {
  const blue = sharp({ create: { width: 9, height: 9, channels: 3, background: '#00f' } })
  const yellow = sharp({ create: { width: 9, height: 9, channels: 3, background: '#ff0' } })
  const [dark, bright] = [
    await fingerprint(await blue.png().toBuffer()),
    await fingerprint(await yellow.png().toBuffer()),
  ]
  expect(dark.brightness).toBeLessThan(100)
  expect(bright.brightness).toBeGreaterThan(200)
})

/** A pattern of light and dark stripes, across and down. */
function striped(): Promise<Buffer> {
  const [width, height] = [360, 270]
  const pixels = Buffer.from(
    Array.from({ length: width * height }, (_, at) => {
      const [column, row] = [Math.floor(((at % width) / width) * 9), Math.floor(at / width / 30)]
      return (column * 83 + row * 47) % 230
    }),
  )
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
