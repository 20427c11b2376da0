import type { Page } from '@playwright/test'

import { expect } from './site.ts'

export const SENT = 'Email sent successfully! We will reach out as soon as possible.'
export const REFUSED = 'Failed to send email'
export const UNREACHABLE = 'There was an issue sending your email. Please try again later'

/** Fills a form by the names of its fields. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.locator(`main form [name="${name}"]`).fill(value)
}

export async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await expect(page.locator(`main form [name="${name}"]`)).toHaveValue(value)
}

export function emptied(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, '']))
}
