import { expect, test } from 'vitest'

import { latest, sitemap } from './sitemap-xml.ts'

test('a page is listed with its last change and its images', () => {
  const map = sitemap([
    {
      url: 'https://a.example/properties2/7',
      changed: '2024-09-14T08:00:00.000Z',
      images: ['https://a.example/uploads/1.jpg', 'https://a.example/uploads/2.jpg'],
    },
  ])
  expect(map).toContain(
    '<url><loc>https://a.example/properties2/7</loc><lastmod>2024-09-14T08:00:00.000Z</lastmod>' +
      '<image:image><image:loc>https://a.example/uploads/1.jpg</image:loc></image:image>' +
      '<image:image><image:loc>https://a.example/uploads/2.jpg</image:loc></image:image></url>',
  )
})

test('a page without a known change has no lastmod', () => {
  expect(sitemap([{ url: 'https://a.example/about' }])).toContain(
    '<url><loc>https://a.example/about</loc></url>',
  )
})

test('a sitemap that would be too long leaves out images, not pages', () => {
  const images = Array.from({ length: 10 }, (_, at) => `https://a.example/uploads/${at}.jpg`)
  const entries = ['a', 'b', 'c'].map((name) => ({ url: `https://a.example/${name}`, images }))
  const whole = sitemap(entries)
  const bytes = Buffer.byteLength(whole)
  expect(whole.match(/<image:image>/g)).toHaveLength(30)
  const shorter = sitemap(entries, bytes - 1)
  expect(Buffer.byteLength(shorter)).toBeLessThan(bytes)
  expect(shorter.match(/<image:image>/g)).toHaveLength(20)
  expect(shorter.match(/<url>/g)).toHaveLength(3)
})

test('latest returns the latest of several timestamps', () => {
  expect(latest(['2024-09-02T00:00:00.000Z', '2024-09-14T00:00:00.000Z', '2024-01-01'])).toBe(
    '2024-09-14T00:00:00.000Z',
  )
  expect(latest([])).toBeUndefined()
})
