import sharp from 'sharp'
import { expect, test } from 'vitest'

import { printed } from './print.server.ts'
import type { ListingSheet } from './sheet.ts'

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
  const brochure = await printed({ ...SHEET, photos: names }, photos)
  expect(brochure.length).toBeGreaterThan(500_000)
  expect(brochure.length).toBeLessThan(3_000_000)
}, 30_000)

const SHEET: ListingSheet = {
  kind: 'listing',
  id: 1,
  title: 'Noise',
  place: '',
  category: '',
  offer: '',
  price: { currency: 'AED', amount: '1' },
  facts: [],
  photos: [],
  address: 'http://localhost:3000/properties2/1',
  description: [],
  nearby: [],
  floors: [],
  asOf: '1 Mar 2026',
  licence: null,
  agency: { name: 'Agency', description: '', phones: [], email: 'a@b.example', address: [] },
}
