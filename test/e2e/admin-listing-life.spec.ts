import { enterAsAdmin, publishAnyway, smallPhoto } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

test('a listing goes from a draft to a sold home, and visitors see only what they may', async ({
  page,
  browser,
  site,
}) => {
  const admin = await enterAsAdmin(page)
  const visit = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const visitor = await visit.newPage()
  await page.goto('/admin/createpro')
  await page.getByLabel('Title').fill('Orchard house')
  await page.getByLabel('Price').fill('4850000')
  const photo = await smallPhoto('villa-pool-exterior-dusk')
  await page.getByLabel('Add main photos').setInputFiles(photo)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  const draft = await admin.newest<{ id: number }>('properties')
  expect(draft).toMatchObject({ properties_title: 'Orchard house', status: 'draft' })
  const { id } = draft
  const home = `/properties2/${id}`
  expect((await visitor.goto(home))?.status()).toBe(404)
  await visitor.goto('/properties?searchTerm=orchard')
  await expect(visitor.getByText('No properties found.')).toBeVisible()

  await page.goto(`/admin/update-property/${id}`)
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page.getByText('Property updated successfully!')).toBeVisible()
  expect((await visitor.goto(home))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { name: 'Schedule a tour' })).toBeVisible()
  await expect(visitor.getByText(`Ref. GH-${id}`)).toBeVisible()

  await page.goto(`/admin/update-property/${id}`)
  await page.getByLabel('Status').selectOption('Under offer')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page).toHaveURL(/\/admin(\?|$)/)
  await visitor.goto(home)
  await expect(visitor.getByText('Under offer', { exact: true })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Ask to be next in line' })).toBeVisible()
  await visitor.goto('/properties?searchTerm=orchard')
  await expect(visitor.getByRole('article').getByText('Under offer')).toBeVisible()

  const { headers } = admin
  await page.request.put(`/api/properties/${id}`, { headers, data: { status: 'sold' } })
  await visitor.goto(`/shortlist?ids=${id}`)
  await expect(visitor.getByText('Orchard house is sold.')).toBeVisible()
  await page.goto(home)
  await expect(page.getByRole('heading', { name: /^Sold in / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Schedule a tour' })).toHaveCount(0)
  await expectAccessible(page, 'main')

  await page.request.put(`/api/properties/${id}`, { headers, data: { status: 'hidden' } })
  expect((await visitor.goto(home))?.status()).toBe(410)
  await visit.close()
})

test('what cannot be is said at its field, and publishing without a photo or a price asks', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  await page.goto('/admin/createpro')
  await page.getByLabel('Title').fill('Bare house')
  await page.getByRole('button', { name: 'Create Property' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish without a photo and a price?' })
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect(dialog).toBeHidden()

  await page.getByLabel('Min area').fill('90')
  await page.getByLabel('Max area').fill('80')
  await publishAnyway(page)
  await expect(page.getByText('Must not be smaller than the min area.')).toBeVisible()
  await page.getByLabel('Max area').fill('100')
  await page.getByLabel('Bedrooms').fill('-1')
  await publishAnyway(page)
  await expect(page.getByText('Must not be negative.')).toBeVisible()
  await page.getByLabel('Bedrooms').fill('1')
  await page.getByRole('button', { name: 'Create Property' }).click()
  await dialog.getByRole('button', { name: 'Publish it' }).click()
  await expect(page).toHaveURL('/properties')
  expect(await admin.newest('properties')).toMatchObject({
    properties_title: 'Bare house',
    status: 'published',
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a rent is told by its period, with what a tenant pays', async ({ page }) => {
    const admin = await enterAsAdmin(page)
    const id = await admin.createProperty({
      properties_title: 'Rented rooms',
      price: '120000',
      currency: 'AED',
      purpose: 'rent',
      rent_period: 'year',
      features: 'Pool, Gym',
      tower_name: 'North tower',
    })
    await page.goto(`/properties2/${id}`)
    await expect(page.getByRole('heading', { name: 'What renting costs' })).toBeVisible()
    await expect(page.getByRole('row', { name: /At the start/ })).toContainText('12,520')
    await expect(page.getByRole('heading', { name: 'The true cost' })).toHaveCount(0)
    const facts = page.getByRole('region', { name: 'More about it' })
    await expect(facts).toContainText('North tower')
    await expect(facts).toContainText('Pool, Gym')
    await page.goto('/properties?searchTerm=rented+rooms+to+rent')
    await expect(page.getByRole('article').first()).toContainText('AED 120,000 a year')
  })
})

test('a new listing is saved as a draft to be previewed', async ({ page, context }) => {
  await enterAsAdmin(page)
  await page.goto('/admin/createpro')
  await page.getByLabel('Title').fill('Never saved')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Save as a draft and preview' }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1, name: 'Never saved' })).toBeVisible()
  await expect(preview.getByText('Preview, seen only by')).toBeVisible()
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/update-property\/\d+$/)
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  expect((await page.request.get(`/properties2/${id}`)).status()).toBe(404)
})

test('a draft is duplicated, filled from words, feet and its building, previewed and restored', async ({
  page,
  context,
}) => {
  const admin = await enterAsAdmin(page)
  const tower_name = 'Preview Heights'
  await admin.createProperty({ properties_title: 'Neighbour', tower_name, features: 'Pool, Gym' })
  const first = await admin.createProperty({
    properties_title: 'Kept',
    price: '1',
    status: 'draft',
  })
  await page.goto(`/admin/update-property/${first}#portals`)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByText('This is a draft of the same listing')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(`/admin/update-property/${first}(#|$)`))
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  // Both forms have the same title, and the address changes before the form does.
  await expect(page.getByRole('link', { name: 'History' })).toHaveAttribute(
    'href',
    new RegExp(`\\b${id}$`),
  )
  await expect(page.getByLabel('Title')).toHaveValue('Kept')

  await page.getByLabel('Title').fill('Changed')
  await page.getByLabel('Price').fill('4.85 million')
  await page.getByRole('button', { name: 'sq ft' }).click()
  await page.getByLabel('Max area (sq ft)').fill('1500')
  await expect(page.getByText('Read as 4,850,000.')).toBeVisible()
  await expect(page.getByText('Saved as 139.35 m².')).toBeVisible()
  await page.getByRole('heading', { name: 'For the portals' }).click()
  await page.getByLabel('Building').fill(tower_name.toUpperCase())
  await page.getByRole('button', { name: /^Copy from .*Neighbour/ }).click()
  await expect(page.getByLabel('Amenities')).toHaveValue('Pool, Gym')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Amenities')).toHaveValue('')
  await page.getByRole('button', { name: /^Copy from .*Neighbour/ }).click()

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview unsaved changes' }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1, name: 'Changed' })).toBeVisible()
  await expect(preview.getByText('Preview, seen only by')).toBeVisible()
  await expect(preview.getByText('4,850,000').first()).toBeVisible()
  await expect(preview.getByRole('region', { name: 'More about it' })).toContainText('Pool, Gym')
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  for (const path of [`${preview.url()}x`, `/properties2/${id}`])
    expect((await page.request.get(path)).status()).toBe(404)
  const stored = () => page.request.get(`/api/properties/${id}`, { headers: admin.headers })
  expect(await (await stored()).json()).toMatchObject({ properties_title: 'Kept', price: '1' })

  await page.request.delete(`/api/properties/${id}`, { headers: admin.headers })
  // The form has unsaved changes.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/admin/trash')
  const removed = page.getByRole('listitem').filter({ hasText: 'Kept' })
  await removed.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Listing restored.')).toBeVisible()
  expect(await (await stored()).json()).toMatchObject({ properties_title: 'Kept' })
})

test('whoever is logged in finds the way from a page to its form', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/properties2/30')
  const link = page.getByRole('link', { name: 'Edit', exact: true })
  // It comes with the first movement of the pointer that the page notices.
  await expect(async () => {
    await page.mouse.move(300, 300)
    await page.mouse.move(0, 0)
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
  await link.click()
  await expect(page).toHaveURL('/admin/update-property/30')
})
