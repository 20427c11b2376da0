import type { Page } from '@playwright/test'

/** Opens every enquiry of the inbox in full, one after another. */
export async function openEachEnquiry(page: Page, onOpen: () => Promise<void>): Promise<void> {
  const rows = page.locator('[data-enquiry]')
  await rows.first().waitFor()
  for (let rest = await rows.count(); rest > 0; rest--) {
    const row = rows.nth(rest - 1)
    await row.click()
    await row.and(page.locator('[aria-current="true"]')).waitFor()
    await page.locator('#admin-content article').waitFor()
    await onOpen()
  }
}
