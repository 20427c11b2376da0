import sharp from 'sharp'
import { expect, test } from 'vitest'

import { jpeg, png } from '#test/samples.ts'

import {
  cropPhoto,
  cropPortrait,
  fitPlan,
  readSitePhoto,
  renderLogo,
  renderLogoMark,
} from './photos-for-print.server.ts'

const box = { width: 100, height: 50 }
const resolution = { dotsPerPoint: 2, quality: 70 }

test('a photo is cropped to its box, in the given resolution', async () => {
  const photo = await jpeg({ width: 400, height: 400 })
  expect(await sharp(await cropPhoto(photo, box, resolution)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 200,
    height: 100,
  })
  const lowResolution = await cropPhoto(photo, box, { dotsPerPoint: 0.5, quality: 30 })
  expect(await sharp(lowResolution).metadata()).toMatchObject({ width: 50, height: 25 })
})

test('a lower quality gives a smaller file', async () => {
  const photo = await readSitePhoto('/share.jpg')
  const sizeAt = async (quality: number) =>
    (await cropPhoto(photo, box, { dotsPerPoint: 2, quality })).length
  expect(await sizeAt(90)).toBeGreaterThan(await sizeAt(50))
  expect(await sizeAt(50)).toBeGreaterThan(await sizeAt(20))
  const planSize = async (quality: number) =>
    (await fitPlan(photo, box, { dotsPerPoint: 2, quality })).bytes.length
  expect(await planSize(60)).toBeGreaterThan(await planSize(30))
  // The quality of a plan is at most 90.
  expect(await planSize(99)).toBe(await planSize(80))
})

test('a wide box shows the middle of a photo, a high one its most detailed part', async () => {
  const photo = await greyWithSpot('#f00')
  expect(await redness(await cropPhoto(photo, box, resolution))).toBeLessThan(1)
  expect(
    await redness(await cropPhoto(photo, { width: 50, height: 200 }, resolution)),
  ).toBeGreaterThan(5)
})

test('a photo of a person is cropped to its upper part', async () => {
  const square = { width: 50, height: 50 }
  const face = await jpeg({ width: 100, height: 100, shade: 250 })
  const person = await sharp(await jpeg({ width: 100, height: 400, shade: 10 }))
    .composite([{ input: face, top: 60, left: 0 }])
    .jpeg()
    .toBuffer()
  const cropped = sharp(await cropPortrait(person, square, resolution))
  expect(await cropped.metadata()).toMatchObject({ format: 'jpeg', width: 100, height: 100 })
  expect((await cropped.stats()).channels[0]?.min).toBeGreaterThan(200)
  const wide = await cropPortrait(await jpeg({ width: 80, height: 40 }), square, resolution)
  expect(await sharp(wide).metadata()).toMatchObject({ width: 100, height: 100 })
})

test('a floor plan is scaled to fit into its box, on a light background', async () => {
  const wide = await fitPlan(await png({ width: 400, height: 100 }), box, resolution)
  expect([wide.width, wide.height]).toEqual([100, 25])
  expect(await sharp(wide.bytes).metadata()).toMatchObject({
    format: 'jpeg',
    width: 200,
    height: 50,
    chromaSubsampling: '4:4:4',
  })
  const high = await fitPlan(await png({ width: 50, height: 100 }), box, resolution)
  expect([high.width, high.height]).toEqual([25, 50])
  const noColour = { r: 0, g: 0, b: 0, alpha: 0 }
  const transparent = sharp({
    create: { width: 20, height: 10, channels: 4, background: noColour },
  })
  const flattened = await fitPlan(await transparent.png().toBuffer(), box, resolution)
  expect(await colourDifference(flattened.bytes, [0xfc, 0xfb, 0xf7])).toBeLessThan(4)
})

test('transparency of a photo is flattened onto sand', async () => {
  const noColour = { r: 0, g: 0, b: 0, alpha: 0 }
  const transparent = sharp({
    create: { width: 20, height: 10, channels: 4, background: noColour },
  })
  const print = await cropPhoto(await transparent.png().toBuffer(), box, resolution)
  expect(await colourDifference(print, [0xed, 0xe5, 0xd8])).toBeLessThan(4)
})

test('a damaged photo is printed as far as it can be read', async () => {
  const photo = await jpeg({ width: 300, height: 200 })
  const half = photo.subarray(0, photo.length * 0.8)
  expect(await sharp(await cropPhoto(half, box, resolution)).metadata()).toMatchObject({
    width: 200,
  })
  expect(await fitPlan(half, box, resolution)).toMatchObject({ width: 75, height: 50 })
})

test('the logos have the given background colour', async () => {
  const mark = (await renderLogoMark('ink')) ?? Buffer.alloc(0)
  expect(await sharp(mark).metadata()).toMatchObject({ format: 'png', width: 500 })
  expect(await cornerColour(mark)).toEqual([0x0b, 0x29, 0x2d])
  for (const file of ['logo.svg', 'logo-on-dark.svg'] as const) {
    const { bytes, aspect } = await renderLogo('#445566', file)
    const { width, height } = await sharp(bytes).metadata()
    expect(aspect).toBeCloseTo(width / height)
    expect(width).toBeGreaterThan(600)
    expect(await cornerColour(bytes)).toEqual([0x44, 0x55, 0x66])
  }
})

test('a photo of the site is read by its path', async () => {
  expect(await sharp(await readSitePhoto('/share.jpg')).metadata()).toMatchObject({
    format: 'jpeg',
  })
})

/** A grey photo with a coloured spot at the left, its only detail. */
async function greyWithSpot(colour: string): Promise<Buffer> {
  const spot = sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
  return sharp({ create: { width: 400, height: 100, channels: 3, background: '#888' } })
    .composite([{ input: await spot.png().toBuffer(), left: 20, top: 30 }])
    .png()
    .toBuffer()
}

async function redness(print: Buffer): Promise<number> {
  const [red, green] = (await sharp(print).stats()).channels
  return (red?.mean ?? 0) - (green?.mean ?? 0)
}

/** The largest difference of a colour channel. */
async function colourDifference(print: Buffer, colour: number[]): Promise<number> {
  const { channels } = await sharp(print).stats()
  return Math.max(...channels.map(({ mean }, at) => Math.abs(mean - (colour[at] ?? 0))))
}

async function cornerColour(print: Buffer): Promise<number[]> {
  const pixels = await sharp(print).removeAlpha().raw().toBuffer()
  return [...pixels.subarray(0, 3)]
}
