import sharp from 'sharp'
import { expect, test } from 'vitest'

import { jpeg, png } from '#test/samples.ts'

import { cropped, FINENESSES, logoOn, markOn, sitePhoto, whole } from './photos-for-print.server.ts'

const box = { width: 100, height: 50 }
const fine = { dotsPerPoint: 2, quality: 70 }

test('each fineness is coarser than the one before', () => {
  const order = FINENESSES.flatMap(({ dotsPerPoint }) => dotsPerPoint)
  expect(order).toEqual(order.toSorted((a, b) => b - a))
  expect(new Set(order).size).toBe(4)
})

test('a photo is cropped to its box, as fine as it is asked for', async () => {
  const photo = await jpeg({ width: 400, height: 400 })
  expect(await sharp(await cropped(photo, box, fine)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 200,
    height: 100,
  })
  const coarse = await cropped(photo, box, { dotsPerPoint: 0.5, quality: 30 })
  expect(await sharp(coarse).metadata()).toMatchObject({ width: 50, height: 25 })
})

test('a coarser photo is a smaller file', async () => {
  const photo = await sitePhoto('/share.jpg')
  const sizeAt = async (quality: number) =>
    (await cropped(photo, box, { dotsPerPoint: 2, quality })).length
  expect(await sizeAt(90)).toBeGreaterThan(await sizeAt(50))
  expect(await sizeAt(50)).toBeGreaterThan(await sizeAt(20))
  const drawing = async (quality: number) =>
    (await whole(photo, box, { dotsPerPoint: 2, quality })).bytes.length
  expect(await drawing(60)).toBeGreaterThan(await drawing(30))
  // Finer than ninety nothing is drawn.
  expect(await drawing(99)).toBe(await drawing(80))
})

test('a wide box takes the middle of a photo, a high one what is worth looking at', async () => {
  const photo = await wide('#f00')
  expect(await rednessOf(await cropped(photo, box, fine))).toBeLessThan(1)
  expect(await rednessOf(await cropped(photo, { width: 50, height: 200 }, fine))).toBeGreaterThan(5)
})

test('a drawing is printed whole, on its paper, no larger than its box', async () => {
  const flat = await whole(await png({ width: 400, height: 100 }), box, fine)
  expect([flat.width, flat.height]).toEqual([100, 25])
  expect(await sharp(flat.bytes).metadata()).toMatchObject({
    format: 'jpeg',
    width: 200,
    height: 50,
    chromaSubsampling: '4:4:4',
  })
  const high = await whole(await png({ width: 50, height: 100 }), box, fine)
  expect([high.width, high.height]).toEqual([25, 50])
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const glass = sharp({ create: { width: 20, height: 10, channels: 4, background: clear } })
  const seen = await whole(await glass.png().toBuffer(), box, fine)
  expect(await farFrom(seen.bytes, [0xfc, 0xfb, 0xf7])).toBeLessThan(4)
})

test('what can be seen through is printed on sand', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const glass = sharp({ create: { width: 20, height: 10, channels: 4, background: clear } })
  const print = await cropped(await glass.png().toBuffer(), box, fine)
  expect(await farFrom(print, [0xed, 0xe5, 0xd8])).toBeLessThan(4)
})

test('a damaged photo is printed as far as it goes', async () => {
  const photo = await jpeg({ width: 300, height: 200 })
  const half = photo.subarray(0, photo.length * 0.8)
  expect(await sharp(await cropped(half, box, fine)).metadata()).toMatchObject({ width: 200 })
  expect(await whole(half, box, fine)).toMatchObject({ width: 75, height: 50 })
})

test('the agency’s marks stand on the colour that is asked for', async () => {
  const mark = await markOn('#112233')
  expect(await sharp(mark).metadata()).toMatchObject({ format: 'png', width: 500 })
  expect(await cornerOf(mark)).toEqual([0x11, 0x22, 0x33])
  for (const file of ['logo.svg', 'logo-on-dark.svg'] as const) {
    const { bytes, aspect } = await logoOn('#445566', file)
    const { width, height } = await sharp(bytes).metadata()
    expect(aspect).toBeCloseTo(width / height)
    expect(width).toBeGreaterThan(600)
    expect(await cornerOf(bytes)).toEqual([0x44, 0x55, 0x66])
  }
})

test('a photo of the site is found by its path', async () => {
  expect(await sharp(await sitePhoto('/share.jpg')).metadata()).toMatchObject({ format: 'jpeg' })
})

/** Grey, with a spot of colour at the left: there is nothing else to look at. */
async function wide(colour: string): Promise<Buffer> {
  const spot = sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
  return sharp({ create: { width: 400, height: 100, channels: 3, background: '#888' } })
    .composite([{ input: await spot.png().toBuffer(), left: 20, top: 30 }])
    .png()
    .toBuffer()
}

async function rednessOf(print: Buffer): Promise<number> {
  const [red, green] = (await sharp(print).stats()).channels
  return (red?.mean ?? 0) - (green?.mean ?? 0)
}

/** How far its colour is from this one, where it differs most. */
async function farFrom(print: Buffer, colour: number[]): Promise<number> {
  const { channels } = await sharp(print).stats()
  return Math.max(...channels.map(({ mean }, at) => Math.abs(mean - (colour[at] ?? 0))))
}

async function cornerOf(print: Buffer): Promise<number[]> {
  const pixels = await sharp(print).removeAlpha().raw().toBuffer()
  return [...pixels.subarray(0, 3)]
}
