import sharp from 'sharp'
import { expect, test } from 'vitest'

import { readPdf } from '#test/pdf-reader.ts'
import { bareSheet, companySheet, printsOf } from '#test/page-contents.ts'

import { FINENESSES } from './photos-for-print.server.ts'
import { drawListing } from './draw-property.server.ts'
import { printed } from './print.server.ts'
import { photosOf } from './page-content.ts'

test('a brochure stays below 3 MB even where its photos are nothing but noise', async () => {
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
  const brochure = await printed({ ...bareSheet, photos: names }, photos)
  expect(brochure.length).toBeGreaterThan(500_000)
  expect(brochure.length).toBeLessThan(3_000_000)
}, 30_000)

test('a brochure of few photos is as fine as it should be', async () => {
  const photos = await printsOf(['1.jpg'])
  const sheet = { ...bareSheet, photos: ['1.jpg'] }
  const brochure = await printed(sheet, photos)
  const [finest] = FINENESSES
  if (!finest) throw new Error('There is no fineness')
  // Made a moment later it differs in nothing but the time.
  expect(brochure.length).toBe((await drawListing(sheet, photos, finest)).length)
})

test('the agency’s own brochure is printed, too', async () => {
  const brochure = await printed(companySheet, await printsOf(photosOf(companySheet)))
  expect(readPdf(brochure).pages).toHaveLength(7)
})
