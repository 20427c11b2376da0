import { expect, test } from './site.ts'

test('the API can be read as a page', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByText('/api/scheduletoure', { exact: true })).toBeVisible()
})
