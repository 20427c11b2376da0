import sharp from 'sharp'
import { expect, test } from 'vitest'

import { bareSheet } from '#test/sheets.ts'

import { printed } from './print.server.ts'

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
