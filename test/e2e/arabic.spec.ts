import { gzipSync } from 'node:zlib'

import type { APIRequestContext, Page } from '@playwright/test'

import { expect, test, waitForHydration, visitorContext } from './site.ts'
import { expectPageWithoutDefects } from './page-checks.ts'
import { expectFewScripts, PUBLIC_PAGES, scriptsOf } from './weight.ts'

const arabic = (path: string) => (path === '/' ? '/ar' : `/ar${path}`)

const OTHER_PAGES = [
  '/properties?searchTerm=كوخ+الثلج',
  '/properties?view=map',
  '/shortlist?ids=30,5',
  '/compare?ids=30,5',
]

/** Latin words that Arabic pages use, too: forms of files, and names that have no other. */
const KEPT_WORDS =
  /\b(?:PDF|JPE?G|PNG|WebP|AVIF|HEIC|BRN|ORN|GH-\d+|MB|kB|Google|OpenStreetMap|contributors)\b/g

const expectArabic = async (page: Page, path: string, ready?: () => Promise<void>) => {
  await expectPageWithoutDefects(page, arabic(path), {
    onPhoneToo: true,
    contrast: false,
    ready: async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await ready?.()
    },
  })
  expect(await page.evaluate(latinTexts, KEPT_WORDS.source)).toEqual([])
  await expect(page).toHaveTitle(/\p{Script=Arabic}/u)
}

// These browsers are offered a page in their own language, and the offer is checked as well.
for (const path of OTHER_PAGES)
  test(`${arabic(path)} is Arabic, from right to left, and breaks nothing`, async ({ page }) => {
    await expectArabic(page, path)
  })

test.describe('for a browser in Arabic', () => {
  test.use({ locale: 'ar-AE' })

  for (const path of PUBLIC_PAGES)
    test(`${arabic(path)} is as light as in English, and breaks nothing`, async ({ page }) => {
      const scripts = scriptsOf(page)
      await expectArabic(page, path, async () => expectFewScripts(page, await scripts()))
    })
})

test('Arabic pages are as light as English ones, and carry one language', async ({ request }) => {
  for (const path of ['/', '/properties', '/properties2/30']) {
    const english = await scriptsIn(request, path)
    const other = await scriptsIn(request, arabic(path))
    // React, its DOM and the router alone are 108 kB: all scripts are there.
    expect(gzippedSize(english), path).toBeGreaterThan(100_000)
    expect(gzippedSize(other), path).toBeLessThanOrEqual(gzippedSize(english) * 1.05)
    expect(english).toContain('Skip to content')
    expect(english).not.toContain('انتقل إلى المحتوى')
    expect(other).toContain('انتقل إلى المحتوى')
    expect(other).not.toContain('Skip to content')
  }
})

test('the switch keeps the place, and is remembered', async ({ page }) => {
  await page.goto('/properties?searchTerm=villa')
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/properties\?searchTerm=villa$/)
  await expect(page.getByRole('searchbox')).toHaveValue('villa')
  await waitForHydration(page)
  // Whoever has chosen is not asked.
  await expect(page.getByRole('complementary', { name: 'English' })).toHaveCount(0)
  await page.goto('/about')
  const offer = page.getByRole('complementary', { name: 'العربية' })
  await expect(offer.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '/ar/about')
})

test('a browser that asks for Arabic is offered it once, and never sent there', async ({
  browser,
  site,
}) => {
  const context = await visitorContext(browser, { locale: 'ar-AE', baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/about')
  await expect(page).toHaveURL(/\/about$/)
  const offer = page.getByRole('complementary', { name: 'العربية' })
  await expect(offer).toBeVisible()
  await offer.getByRole('button').click()
  await expect(offer).toHaveCount(0)
  await page.goto('/blog')
  await expect(offer).toHaveCount(0)
  await context.close()
})

test('links, forms and the way back stay in Arabic', async ({ page }) => {
  await page.goto('/ar')
  await page.getByRole('searchbox').fill('فيلا')
  await page.getByRole('search').getByRole('button', { name: 'ابحث' }).click()
  await expect(page).toHaveURL(/\/ar\/properties\?searchTerm=/)
  await page.getByRole('region', { name: 'النتائج' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ar\/properties2\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/ar\/properties\?searchTerm=/)
})

test('without JavaScript an Arabic page searches in Arabic', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/ar/properties')
  await page.getByRole('searchbox').fill('شقة في المارينا')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/ar\/properties\?/)
  await expect(page.getByRole('article').first()).toContainText('دبي مارينا')
  await context.close()
})

test('the admin area has one address', async ({ request }) => {
  for (const path of ['/login', '/admin', '/sitemap.xml', '/robots.txt']) {
    const answer = await request.get(arabic(path), { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, path])
  }
})

/** The scripts that a page names and those that they import, one after the other. */
async function scriptsIn(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text()
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  const texts: string[] = []
  for (const file of files) {
    const text = await (await request.get(file)).text()
    texts.push(text)
    for (const [, name] of text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
      files.add(`/assets/${name}`)
  }
  return texts.join('\n')
}

function gzippedSize(text: string): number {
  return gzipSync(text).length
}

/** Texts with Latin words that are not marked as English. Runs in the page. */
function latinTexts(keptWords: string): string[] {
  const kept = new RegExp(keptWords, 'g')
  const addresses = /[\w.+-]+@[\w.-]+|https?:\S+/g
  const isLatin = (text: string) =>
    /[A-Za-z]{2}/.test(text.replaceAll(addresses, '').replaceAll(kept, ''))
  const isMarked = (element: Element | null) =>
    !element || element.closest('[lang="en"], bdi[dir="ltr"], script, style, noscript, iframe')
  const faults: string[] = []
  const note = (element: Element | null, text: string) => {
    if (isLatin(text) && !isMarked(element)) faults.push(text.trim())
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) note(texts.currentNode.parentElement, texts.currentNode.nodeValue ?? '')
  for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title]'))
    for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
      note(element, element.getAttribute(name) ?? '')
  return [...new Set(faults)]
}
