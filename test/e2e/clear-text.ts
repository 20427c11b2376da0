import type { Locator, Page } from '@playwright/test'

import { expect } from './site.ts'

/** At both widths a button clears what was typed, and leaves the focus in the field. */
export async function expectClearButton(page: Page, field: Locator): Promise<void> {
  const clear = page.getByRole('button', { name: 'Clear the text' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(clear).toBeHidden()
    await field.fill('villa')
    await clear.click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(clear).toBeHidden()
  }
}
