import { expect, test } from './site.ts'

test('the API can be read as a page', async ({ page }) => {
  await page.goto('/api/docs')
  await page.getByRole('heading', { name: 'Enquiries', exact: false }).click()
  await expect(page.getByText('/api/scheduletoure', { exact: true })).toBeVisible()
})
