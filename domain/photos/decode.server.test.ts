import { createHash } from 'node:crypto'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { jpeg, jpegFromAPhone, png, svg } from '#test/samples.ts'

import { decode, fingerprint, resize } from './decode.server.ts'
import { distance } from './photo-fingerprint.ts'

const glass = (alpha: number, { width = 40, height = 20 } = {}) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha } } })
    .png()
    .toBuffer()

test('a photo is named by what is in it', async () => {
  const { name, bytes } = await decode(await jpeg())
  expect(name).toBe(`${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.jpg`)
  expect((await decode(await jpeg())).name).toBe(name)
  expect((await decode(await jpeg({ shade: 9 }))).name).not.toBe(name)
})

test('a photo is stored upright, as a JPEG that is seen before it is there whole', async () => {
  const { bytes, ...photo } = await decode(await jpegFromAPhone())
  expect(photo).toMatchObject({ width: 40, height: 60 })
  const stored = await sharp(bytes).metadata()
  expect(stored).toMatchObject({ format: 'jpeg', width: 40, height: 60, isProgressive: true })
  expect([stored.exif, stored.orientation]).toEqual([undefined, undefined])
})

test.each([
  { taken: [2600, 1300], kept: [2560, 1280] },
  { taken: [1300, 2600], kept: [1280, 2560] },
  { taken: [60, 40], kept: [60, 40] },
])('a photo of $taken pixels has $kept', async ({ taken: [width, height], kept }) => {
  const photo = await decode(await jpeg({ width: width ?? 0, height: height ?? 0 }))
  expect([photo.width, photo.height]).toEqual(kept)
})

test('a photo in the colours of print is kept in those of a screen', async () => {
  const print = await sharp(await jpeg())
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
  expect((await sharp(print).metadata()).space).toBe('cmyk')
  expect((await sharp((await decode(print)).bytes).metadata()).space).toBe('srgb')
})

test('only what can be seen through stays a PNG', async () => {
  const seenThrough = await decode(await glass(0.5))
  expect(seenThrough.name).toMatch(/\.png$/)
  expect(await sharp(seenThrough.bytes).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
  for (const opaque of [await glass(1), await png()]) {
    const { name, bytes } = await decode(opaque)
    expect(name).toMatch(/\.jpg$/)
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  }
})

test('a placeholder is a WebP of sixteen pixels, what is seen through on sand', async () => {
  const { placeholder } = await decode(await glass(0))
  const [head, base64 = ''] = placeholder.split(',')
  expect(head).toBe('data:image/webp;base64')
  const picture = sharp(Buffer.from(base64, 'base64'))
  expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 16, height: 8 })
  const { channels } = await picture.stats()
  expect(channels.map(({ mean }) => Math.round(mean / 8))).toEqual(
    [0xed, 0xe5, 0xd8].map((part) => Math.round(part / 8)),
  )
})

test('a placeholder is as coarse as it may be', async () => {
  const { placeholder, bytes } = await decode(await striped())
  const finer = await sharp(bytes).resize({ width: 16 }).webp().toBuffer()
  expect(Buffer.from(placeholder.split(',')[1] ?? '', 'base64').length).toBeLessThan(finer.length)
})

test('JPEG, PNG, WebP and AVIF are taken, and nothing else', async () => {
  const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#777' } })
  for (const taken of [
    await picture().jpeg().toBuffer(),
    await picture().png().toBuffer(),
    await picture().webp().toBuffer(),
    await picture().avif().toBuffer(),
  ])
    expect(await decode(taken)).toMatchObject({ width: 8, height: 8 })
  for (const refused of [svg, await picture().gif().toBuffer(), await picture().tiff().toBuffer()])
    await expect(decode(refused)).rejects.toThrow('unsupported image format')
})

test('a photo of which the end is missing is none, nor is one of too many pixels', async () => {
  const photo = await jpeg({ width: 400, height: 300 })
  await expect(decode(photo.subarray(0, photo.length / 2))).rejects.toThrow('premature end')
  await expect(decode(await png({ width: 10_000, height: 5001 }))).rejects.toThrow('pixel limit')
})

test.each([
  { format: 'webp', stored: 'webp' },
  { format: 'avif', stored: 'heif' },
] as const)(
  'a photo has the width that is asked for in $format, and never more than its own',
  async ({ format, stored }) => {
    const master = await jpeg({ width: 400, height: 200 })
    const small = await sharp(await resize(master, 160, format)).metadata()
    expect(small).toMatchObject({ format: stored, width: 160, height: 80 })
    expect(await sharp(await resize(master, 640, format)).metadata()).toMatchObject({ width: 400 })
  },
)

test('WebP is coded a little coarser than it comes, AVIF a little finer', async () => {
  const master = await striped()
  const plain = () => sharp(master).resize({ width: 160 })
  expect((await resize(master, 160, 'webp')).length).toBeLessThan(
    (await plain().webp().toBuffer()).length,
  )
  expect((await resize(master, 160, 'avif')).length).toBeGreaterThan(
    (await plain().avif({ effort: 3 }).toBuffer()).length,
  )
})

test('another size, another encoder and another shape look the same', async () => {
  const photo = await striped()
  const seen = await fingerprint(photo)
  expect(seen.fingerprint).toMatch(/^[0-9a-f]{32}$/)
  for (const other of [
    await sharp(photo).resize({ width: 120 }).webp({ quality: 60 }).toBuffer(),
    await sharp(photo).resize({ width: 200, height: 300, fit: 'fill' }).png().toBuffer(),
  ]) {
    const again = await fingerprint(other)
    expect(distance(again.fingerprint, seen.fingerprint)).toBeLessThan(8)
    expect(Math.abs(again.brightness - seen.brightness)).toBeLessThan(4)
  }
})

test('what can be seen through is looked at on white', async () => {
  expect(await fingerprint(await glass(0))).toEqual({ fingerprint: '', brightness: 255 })
  expect(await fingerprint(await glass(1))).toEqual({ fingerprint: '', brightness: 0 })
})

test('brightness is that of grey, whatever the colour', async () => {
  const blue = sharp({ create: { width: 9, height: 9, channels: 3, background: '#00f' } })
  const yellow = sharp({ create: { width: 9, height: 9, channels: 3, background: '#ff0' } })
  const [dark, bright] = [
    await fingerprint(await blue.png().toBuffer()),
    await fingerprint(await yellow.png().toBuffer()),
  ]
  expect(dark.brightness).toBeLessThan(100)
  expect(bright.brightness).toBeGreaterThan(200)
})

/** Bands of light and shadow, across and down. */
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
