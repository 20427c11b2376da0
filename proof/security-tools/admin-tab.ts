import type { Browser, Page } from '@playwright/test'

import type { DemoSite } from './demo-site.ts'

/** Opens a tab in which an administrator is logged in. */
export async function openAdminTab(browser: Browser, { token }: DemoSite): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  return page
}

/** Opens a page and waits until it has loaded its content. */
export async function openLoaded(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
}
