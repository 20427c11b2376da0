import { readFile } from 'node:fs/promises'

import { readPdf } from '#test/pdf-reader.ts'

import { expect, test } from './site.ts'

const CREEKSIDE = '/properties2/30'

test('a listing is taken away as a brochure, which is drawn once', async ({ page }) => {
  await page.goto(CREEKSIDE)
  const link = page.getByRole('link', { name: 'Download brochure', exact: true })
  const [arriving] = await Promise.all([page.waitForEvent('download'), link.click()])
  const bytes = await readFile(await arriving.path())
  expect(arriving.suggestedFilename()).toBe(
    'ghaf-and-harbour-GH-30-creekside-residence-with-a-shaded-loggia.pdf',
  )
  expect(bytes.length).toBeLessThan(3_000_000)
  const { pages, title } = readPdf(bytes)
  expect(title).toBe('Creekside residence with a shaded loggia')
  expect(pages[0]).toContain('4,850,000')
  expect(pages.length).toBeGreaterThan(3)

  const again = await page.request.get(`${CREEKSIDE}/brochure.pdf`)
  expect((await again.body()).equals(bytes)).toBe(true)
})

test('the link is in the page, also for a listing without photos', async ({ request }) => {
  const page = await (await request.get('/properties2/5')).text()
  const link = /<a href="([^"]*)"[^>]*aria-label="Download brochure"/
  const [, href = ''] = link.exec(page) ?? []
  const brochure = await request.get(href)
  expect(readPdf(await brochure.body()).pages.length).toBeGreaterThan(1)
})
