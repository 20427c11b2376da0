import { enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'

test('the table is filtered by its URL, and an edit leads back to it', async ({ page }) => {
  const admin = await enterAsAdmin(page)
  await admin.createProperty({
    properties_title: 'Tabled villa',
    price: '9000000',
    status: 'draft',
  })
  await page.goto('/admin/listings')
  const drafts = page.getByRole('link', { name: /^Draft \d/ })
  await drafts.click()
  // The address changes before the page is drawn.
  await expect(drafts).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/status=draft/)
  await page.getByLabel('Find a listing').fill('tabled')
  await page.getByLabel('Find a listing').press('Enter')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  const order = page.getByLabel('Order')
  await order.focus()
  await order.selectOption('Title')
  await expect(page).toHaveURL(/order=title/)
  await expect(drafts).toHaveAttribute('href', /order=title/)
  await expect(order).toBeFocused()
  const { href } = new URL(page.url())
  await page.getByRole('link', { name: 'Tabled villa' }).click()
  await page.getByLabel('Price').fill('9500000')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('row').last()).toContainText('9,500,000')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('row').last()).toContainText('9,500,000')
  await expect(page.getByRole('link', { name: 'Tabled villa' })).toBeVisible()
})

test('several listings are changed at once, and back', async ({ page }) => {
  const admin = await enterAsAdmin(page)
  for (const name of ['One', 'Two'])
    await admin.createProperty({ properties_title: `Bulk ${name}`, price: '1' })
  await page.goto('/admin/listings?term=bulk')
  await page.getByLabel('Select all on this page').check()
  await page.getByLabel('Set the status').selectOption('Under offer')
  await expect(page.getByText('2 listings set to under offer.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Under offer' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 listings changed back.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Published' })).toHaveCount(2)

  await page.getByLabel('Select all on this page').check()
  await page.getByLabel('Set the agent').selectOption('Mariam Al Suwaidi')
  await expect(page.getByText('2 listings given to Mariam Al Suwaidi.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Mariam Al Suwaidi' })).toHaveCount(2)

  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No listing fits.')).toBeVisible()
  const deleted = page.getByRole('status').filter({ hasText: '2 listings deleted.' })
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(2)
})

test('Undo puts back a permit that is over', async ({ page }) => {
  const admin = await enterAsAdmin(page)
  const permit = { permit_number: '7140265300', permit_expires_on: '2024-05-01', undo: true }
  const id = await admin.createProperty({ properties_title: 'Lapsed villa', ...permit })
  await page.goto('/admin/listings?term=lapsed')
  await page.getByLabel('Select all on this page').check()
  await page.getByLabel('Permit until').fill('2099-12-31')
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(page.getByText('1 listing permitted until')).toBeVisible()
  expect(await admin.property(id)).toMatchObject({ permit_expires_on: '2099-12-31' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 listing changed back.')).toBeVisible()
  expect(await admin.property(id)).toMatchObject({ permit_expires_on: '2024-05-01' })
})
