import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { PHONE_TOO, expect, test, waitForHydration } from './site.ts'
import { expectPageWithoutDefects } from './page-checks.ts'
import {
  ADMIN_WORDS,
  adminScripts,
  expectFewScripts,
  PUBLIC_PAGES,
  scriptsOf,
  type Script,
} from './weight.ts'

const OTHER_PAGES = [
  '/properties?searchTerm=igloo',
  '/properties?searchTerm=creek+harbour+3+bed&maxPrice=1m',
  '/properties?view=map',
  '/properties2/5',
  '/BlogInfo/999999',
  '/shortlist?ids=30,5',
  '/compare?ids=30,5',
  '/login',
]

const onPhone = () => test.info().project.name.endsWith('phone')

for (const path of PUBLIC_PAGES)
  test(
    `${path} is accessible, fits the screen, is light, stands still and breaks nothing`,
    PHONE_TOO,
    async ({ page }) => {
      const scripts = scriptsOf(page)
      await expectPageWithoutDefects(page, path, {
        noLayoutShift: path === '/properties' ? 'until scrolled' : 'always',
        ready: async () => {
          if (onPhone()) await expectFewScripts(page, await scripts())
        },
      })
    },
  )

for (const path of OTHER_PAGES)
  test(`${path} is accessible, fits both screens and breaks nothing`, async ({ page }) => {
    await expectPageWithoutDefects(page, path, { onPhoneToo: true })
  })

/** The code of the map, which only its view downloads. */
const MAX_MAP_BYTES = 15_000

test('the map view adds few scripts to those of the list', async ({ browser, site }) => {
  const visit = async (path: string, ready: (page: Page) => Promise<unknown>) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const scripts = scriptsOf(page)
    await page.goto(site.url + path)
    await ready(page)
    const found = await scripts()
    await page.close()
    return found
  }
  const list = await visit('/properties', waitForHydration)
  const map = await visit('/properties?view=map', (page) =>
    page.locator('.map-marker').first().waitFor(),
  )
  const bytes = (scripts: Script[]) => scripts.reduce((sum, { gzipped }) => sum + gzipped, 0)
  expect(list.filter(({ path }) => /\/(map|geo)-/.test(path))).toEqual([])
  expect(map.some(({ path }) => /\/map-search-/.test(path))).toBe(true)
  expect(bytes(map)).toBeLessThanOrEqual(bytes(list) + MAX_MAP_BYTES)
})

test('each of ADMIN_WORDS, which no public script may contain, is in a script of the admin area', async ({
  page,
}) => {
  await page.goto('/')
  const texts = await Promise.all(
    (await adminScripts(page)).map((path) => readFile(`build/client${path}`, 'utf8')),
  )
  expect(ADMIN_WORDS.filter((words) => !texts.some((text) => text.includes(words)))).toEqual([])
})

test('an empty site is accessible and breaks nothing', async ({ page, emptySite }) => {
  for (const path of ['/', '/properties', '/blog'])
    await expectPageWithoutDefects(page, emptySite.url + path)
})
