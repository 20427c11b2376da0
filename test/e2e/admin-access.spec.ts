import { expectAccessible } from './axe.ts'
import { enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'

test('faults, drafts and the question before leaving are free of them too', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin/create-post')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Please enter a title.')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Title', { exact: true }).fill('Unsaved')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin')

  await page.goto('/admin/create-post')
  await expect(page.getByText('Your unsaved draft')).toBeVisible()
  await expectAccessible(page)
})

test('the server sends an admin page as an empty shell that search engines leave out', async ({
  request,
}) => {
  for (const path of [
    '/admin',
    '/admin/createpro',
    '/admin/enquiries',
    '/admin/activity',
    '/admin/trash',
    '/admin/listings',
    '/admin/account',
  ]) {
    const html = await (await request.get(path)).text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('Loading...')
    expect(html).not.toContain('Create New')
  }
})
