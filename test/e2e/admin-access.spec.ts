import { AxeBuilder } from '@axe-core/playwright'

import { enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'

const PAGES = [
  ['/login', 'Admin Login'],
  ['/admin', 'Dashboard'],
  ['/admin?tab=properties', 'Dashboard'],
  ['/admin/create-post', 'Create Post'],
  ['/admin/update-post/1', 'Update Post'],
  ['/admin/createpro', 'Create Property'],
  ['/admin/update-property/1', 'Update Property'],
  ['/admin/enquiries', 'Enquiries'],
  ['/admin/activity', 'Activity'],
  ['/admin/account', 'Account'],
] as const

const onPhone = () => test.info().project.name === 'admin-phone'

for (const [path, title] of PAGES) {
  test(`${path} is free of the faults that a machine can find`, async ({ page }) => {
    await enterAsAdmin(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}

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
  test.skip(onPhone(), 'It is the same code.')
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

test('a phone shows no admin page wider than itself', async ({ page }) => {
  test.skip(!onPhone(), 'A wide screen has room.')
  await enterAsAdmin(page)
  for (const path of [
    '/login',
    '/admin',
    '/admin/create-post',
    '/admin/createpro',
    '/admin/enquiries',
    '/admin/activity',
    '/admin/account',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const [wide, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ])
    expect(wide, path).toBeLessThanOrEqual(window ?? 0)
  }
})
