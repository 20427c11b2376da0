import type { Browser, Page } from '@playwright/test'

import type { DemoSite } from './demo-site.ts'

const DESK = { width: 1440, height: 900 }

/** A tab of an administrator, logged in as the login page would leave it. */
export async function openTab(browser: Browser, { token }: DemoSite): Promise<Page> {
  const page = await browser.newPage({ viewport: DESK })
  await page.addInitScript((token) => localStorage.setItem('token', token), token)
  return page
}

/** Opens a page and waits until it stands: alive, and with all that it asks the site for. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
}
