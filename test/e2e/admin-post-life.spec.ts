import { enterAsAdmin, smallPhoto } from './admin.ts'
import { expect, test } from './site.ts'

test('a post is put aside, gets a photo in its text, is previewed, scheduled and published', async ({
  page,
  context,
}) => {
  await enterAsAdmin(page)
  await page.goto('/admin/create-post')
  await page.getByLabel('Title', { exact: true }).fill('Written in two sittings')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  const card = page.getByRole('article', { name: 'Written in two sittings' })
  await expect(card).toContainText('Draft')
  await card.getByRole('link', { name: 'Update' }).click()
  await expect(page).toHaveURL(/update-post/)
  const id = page.url().split('/').at(-1)
  expect((await page.request.get(`/BlogInfo/${id}`)).status()).toBe(404)

  const body = page.getByLabel('Metadescription')
  await body.fill('Shade is the **cheapest** cooling, says [the city](https://example.com).')
  await page
    .locator('[data-body-photo]')
    .first()
    .setInputFiles(await smallPhoto('gym-skyline-view'))
  await expect(body).toHaveValue(/!\[\]\([0-9a-f]{32}\.jpg\)/)
  await page.keyboard.type('A room with weights')
  const preview = page.getByRole('region', { name: 'Preview' })
  const inText = preview.getByRole('img', { name: 'A room with weights' })
  await expect(inText).toHaveAttribute('src', /^\/uploads\/[0-9a-f]{32}\.jpg$/)
  await expect(preview.getByText('cheapest')).toHaveCSS('font-weight', '640')

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview unsaved changes' }).click()
  const shown = await opened
  await expect(shown.getByRole('img', { name: 'A room with weights' })).toBeVisible()
  await expect(shown.getByRole('link', { name: 'the city' })).toBeVisible()
  await expect(shown.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await shown.close()

  await page.getByLabel('Author').fill('Mariam Al Suwaidi')
  await page.getByLabel('SEO title').fill('Two sittings')
  await page.getByLabel('Photo').setInputFiles(await smallPhoto('villa-terrace-angle-day'))
  await page.getByLabel('Status').selectOption('Scheduled')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Please choose when it is to be published.')).toBeVisible()
  await page.getByLabel('Publish at').fill('2020-01-01T14:30')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('This time is over. Please choose a later one.')).toBeVisible()
  await page.getByLabel('Publish at').fill('2098-11-20T14:30')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('published on Thursday 20 November 2098, 14:30.')).toBeVisible()
  await expect(card).toContainText('Scheduled')
  await card.getByRole('link', { name: 'Update' }).click()
  await expect(page.getByLabel('Publish at')).toHaveValue('2098-11-20T14:30')

  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Post updated successfully!')).toBeVisible()
  await page.goto(`/BlogInfo/${id}`)
  await expect(page.getByRole('img', { name: 'A room with weights' })).toBeVisible()
})

test('the activity of one listing says what was changed, and is narrowed in the address', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  const id = await admin.createProperty({
    properties_title: 'A home',
    price: '1200000',
    currency: 'AED',
  })
  await admin.createProperty({ properties_title: 'Another home' })
  await page.request.put(`/api/properties/${id}`, {
    headers: admin.headers,
    data: { price: '1150000' },
  })
  await page.goto(`/admin/update-property/${id}`)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL(`/admin/activity?kind=property&about_id=${id}`)
  const lines = page.getByRole('list', { name: /^What was done/ }).getByRole('listitem')
  await expect(lines).toHaveText([/Price: AED 1,200,000 → .*AED 1,150,000/, /Created the property/])

  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('Nothing fits these filters.')).toBeVisible()
  await expect(page).toHaveURL(/to=2020-01-01/)
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(lines.filter({ hasText: 'Another home' })).toBeVisible()
  await page.getByLabel('About').selectOption('Posts')
  await expect(lines.filter({ hasText: 'Another home' })).toHaveCount(0)
})
