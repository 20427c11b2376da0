import { readFile } from 'node:fs/promises'

import sharp from 'sharp'

import { readPdf } from '#test/pdf-reader.ts'

import { expect, test } from './site.ts'

const CREEKSIDE = '/properties2/30'

test('a listing is taken away as a brochure, soon, and sooner the second time', async ({
  page,
}) => {
  await page.goto(CREEKSIDE)
  const link = page.getByRole('link', { name: 'Download brochure', exact: true })
  const begun = Date.now()
  const [arriving] = await Promise.all([page.waitForEvent('download'), link.click()])
  const bytes = await readFile(await arriving.path())
  const took = Date.now() - begun
  expect(arriving.suggestedFilename()).toBe(
    'ghaf-and-harbour-GH-30-creekside-residence-with-a-shaded-loggia.pdf',
  )
  expect(bytes.length).toBeLessThan(3_000_000)
  // Two seconds on a machine that is not busy with all the other tests.
  expect(took).toBeLessThan(20_000)
  const { pages, title } = readPdf(bytes)
  expect(title).toBe('Creekside residence with a shaded loggia')
  expect(pages[0]).toContain('4,850,000')
  expect(pages.length).toBeGreaterThan(3)

  const again = await page.request.get(`${CREEKSIDE}/brochure.pdf`)
  expect((await again.body()).equals(bytes)).toBe(true)
})

test('the link is there without JavaScript, and for a listing without photos', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/properties2/5')
  const link = page.getByRole('link', { name: 'Download brochure', exact: true })
  const brochure = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(readPdf(await brochure.body()).pages.length).toBeGreaterThan(1)
  await context.close()
})

for (const path of [CREEKSIDE, '/properties2/5', '/BlogInfo/1'])
  test(`${path} is shared with a picture of the size that it promises`, async ({ page }) => {
    await page.goto(path)
    const meta = (property: string) =>
      page.locator(`meta[property="${property}"]`).getAttribute('content')
    const answer = await page.request.get((await meta('og:image')) ?? '')
    const { width, height } = await sharp(await answer.body()).metadata()
    expect([`${width}`, `${height}`]).toEqual([
      await meta('og:image:width'),
      await meta('og:image:height'),
    ])
    expect([width, height]).toEqual([1200, 630])
    expect(((await meta('og:image:alt')) ?? '').length).toBeGreaterThan(3)
  })
