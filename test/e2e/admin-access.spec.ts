import { AxeBuilder } from '@axe-core/playwright'

import { enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'

test('faults, drafts and the question before leaving are free of them too', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin/create-post')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Please enter a title.')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await page.getByLabel('Title', { exact: true }).fill('Unsaved')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Leave' }).click()

  await page.goto('/admin/create-post')
  await expect(page.getByText('Your unsaved draft')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('the server sends an admin page as an empty shell that search engines leave out', async ({
  request,
}) => {
  for (const path of [
    '/admin',
    '/admin/createpro',
    '/admin/enquiries',
    '/admin/activity',
    '/admin/account',
  ]) {
    const html = await (await request.get(path)).text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('Loading...')
    expect(html).not.toContain('Create New')
  }
})

const ADMIN_ONLY = [
  'Please log in again',
  'Create New Property',
  'Invalid credentials.',
  'Error uploading',
  '/api/upload',
  'draft-1:',
  'otpauth:',
]

test('no public page loads a byte of admin code', async ({ page, site }) => {
  const scripts = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.text())
  })
  const { id } = (await (await page.request.get('/api/properties')).json())[0] as { id: number }
  const { id: post } = (await (await page.request.get('/api/posts')).json())[0] as { id: number }
  for (const path of [
    '/',
    '/properties',
    `/properties2/${id}`,
    '/blog',
    `/BlogInfo/${post}`,
    '/about',
    '/contact-us',
    '/sell-property',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(scripts.size).toBeGreaterThan(0)
  for (const [url, script] of scripts)
    for (const words of ADMIN_ONLY)
      expect((await script).includes(words), `${words} in ${url.replace(site.url, '')}`).toBe(false)
})
