import type { Page } from '@playwright/test'

import { enterAsAdmin, smallPhoto } from './admin.ts'
import { expect, test } from './site.ts'

interface Post {
  id: number
  title: string
  author: string
  seo_title: string
  metadescription: string
  photo: string
}

async function write(page: Page, title: string) {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Author').fill('Mariam Al Suwaidi')
  await page.getByLabel('SEO title').fill(`${title}, explained`)
  await page.getByLabel('Metadescription').fill('One line.\n## A heading\n**Bold words')
}

test('a new post is written, previewed and created; a failure to save loses nothing', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  const letThrough = await refuseSaving(page)
  await page.goto('/admin/create-post')
  await write(page, 'What shade is worth')
  await page.getByLabel('Photo').setInputFiles(await smallPhoto('villa-terrace-angle-day'))

  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('What shade is worth')
  await expect(preview.getByRole('heading', { name: 'A heading' })).toBeVisible()
  await expect(preview.getByText('Bold words')).toHaveCSS('font-weight', '640')
  await expect(preview.locator('img')).toHaveAttribute('src', /^blob:/)
  await expect(page.getByText('villa-terrace-angle-day.jpg')).toBeVisible()

  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to create post.')
  await expect(page).toHaveURL('/admin/create-post')
  await letThrough()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByText('Post created successfully!')).toBeVisible()
  const created = await admin.newest<Post>('posts')
  expect(created.metadescription.split(/\r?\n/)).toEqual([
    'One line.',
    '## A heading',
    '**Bold words',
  ])
  expect(created).toMatchObject({
    title: 'What shade is worth',
    author: 'Mariam Al Suwaidi',
    seo_title: 'What shade is worth, explained',
  })

  await page.goto('/admin/create-post')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
})

test('the form of a new post requires each field, judges it when it is left, and marks lines by a toolbar', async ({
  page,
}) => {
  await enterAsAdmin(page)
  await page.goto('/admin/create-post')
  await page.getByLabel('Title', { exact: true }).focus()
  await expect(page.getByText('Please enter a title.')).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Please enter a title.')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('A')
  await expect(page.getByText('Please enter a title.')).toBeHidden()
  await page.getByLabel('Title', { exact: true }).fill('')

  await expect(page.getByText('Headings start on a new line with ##, bold with **.')).toBeVisible()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  for (const fault of [
    'Please enter a title.',
    'Please enter the author.',
    'Please enter an SEO title.',
    'Please enter the text.',
    'Please choose a photo.',
  ])
    await expect(page.getByText(fault)).toBeVisible()

  await write(page, 'All but the photo')
  await expect(page.getByText('Please enter a title.')).toBeHidden()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeFocused()
  await expect(page).toHaveURL('/admin/create-post')

  const body = page.getByLabel('Metadescription')
  await body.fill('First\nSecond')
  await page.getByRole('button', { name: 'Heading' }).click()
  await expect(body).toHaveValue('First\n## Second')
  await expect(body).toBeFocused()
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect(body).toHaveValue('First\n**Second')
})

test('a post is changed, and keeps its photo until another is chosen; a missing one is not found', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  const id = await admin.createPost('A post to change')
  const before = await admin.newest<Post>('posts')
  const letThrough = await refuseSaving(page)
  await page.goto(`/admin/update-post/${id}`)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A post to change')
  await expect(page.getByLabel('Author')).toHaveValue('Daniel Hartley')
  await expect(page.getByLabel('SEO title')).toHaveValue('A post to change | SEO')
  await expect(page.getByLabel('Metadescription')).toHaveValue(before.metadescription)
  await expect(page.getByText('Current photo')).toBeVisible()

  await page.getByLabel('Title', { exact: true }).fill('A changed post')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to update post.')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A changed post')
  await letThrough()
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('Post updated successfully!')).toBeVisible()
  await expect(page.getByRole('article', { name: 'A changed post' })).toBeVisible()
  expect((await admin.newest<Post>('posts')).photo).toBe(before.photo)

  await page.goto(`/admin/update-post/${id}`)
  await page.getByLabel('Photo').setInputFiles(await smallPhoto('gym-skyline-view'))
  await expect(page.getByText('gym-skyline-view.jpg')).toBeVisible()
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page).toHaveURL('/admin')
  expect((await admin.newest<Post>('posts')).photo).not.toBe(before.photo)

  await page.goto('/admin/update-post/999999')
  await expect(page.getByText('Post not found.')).toBeVisible()
})

test('saving without a token is not authorised, and the work waits', async ({ page, site }) => {
  await enterAsAdmin(page)
  await page.goto('/admin/create-post')
  await write(page, 'Written while logged out')
  await page.getByLabel('Photo').setInputFiles(await smallPhoto('gym-skyline-view'))
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('You are not authorized to perform this action.')).toBeVisible()
  await expect(page).toHaveURL('/login?to=%2Fadmin%2Fcreate-post')

  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(site.adminPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Written while logged out')
})

/** Answers every save with an error, until it is let through. */
async function refuseSaving(page: Page): Promise<() => Promise<void>> {
  const saves = '**/api/posts{,/*}'
  await page.route(saves, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500 }),
  )
  return () => page.unroute(saves)
}
