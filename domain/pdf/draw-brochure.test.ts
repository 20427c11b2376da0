import sharp from 'sharp'
import { expect, test } from 'vitest'

import { drawProperty } from '#domain/pdf/property/draw-property.server.ts'
import { readPdf } from '#test/pdf-reader.ts'
import { minimalProperty, company, samplePhotos } from '#test/print-contents.ts'

import { drawBrochure, PRINT_RESOLUTIONS } from './draw-brochure.server.ts'
import { printedPhotos } from './page-content.ts'

test('each resolution is lower than the one before', () => {
  const order = PRINT_RESOLUTIONS.map(({ dotsPerPoint }) => dotsPerPoint)
  expect(order).toEqual(order.toSorted((a, b) => b - a))
  expect(new Set(order).size).toBe(4)
})

test('a brochure stays below 3 MB even with photos of pure noise', async () => {
  const noise = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer()
  const names = Array.from({ length: 13 }, (_, at) => `${at}.jpg`)
  const photos = new Map(names.map((name) => [name, noise]))
  const brochure = await drawBrochure({ ...minimalProperty, photos: names }, photos)
  expect(brochure.length).toBeGreaterThan(500_000)
  expect(brochure.length).toBeLessThan(3_000_000)
}, 30_000)

test('a brochure with few photos has the highest resolution', async () => {
  const photos = await samplePhotos(['1.jpg'])
  const content = { ...minimalProperty, photos: ['1.jpg'] }
  const brochure = await drawBrochure(content, photos)
  const [highest] = PRINT_RESOLUTIONS
  if (!highest) throw new Error('There is no resolution')
  // Two PDFs of the same content differ only in their creation time.
  expect(brochure.length).toBe((await drawProperty(content, photos, highest)).length)
})

test('the agency’s own brochure is drawn', async () => {
  const brochure = await drawBrochure(company, await samplePhotos(printedPhotos(company)))
  expect(readPdf(brochure).pages).toHaveLength(7)
}, 30_000)
