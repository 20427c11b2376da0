import { enterAsAdmin, smallPhoto } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

test('a listing goes from a draft to a sold home, and visitors see only what they may', async ({
  page,
  context,
}) => {
  const admin = await enterAsAdmin(page)
  const visitor = await context.newPage()
  await page.goto('/admin/createpro')
  await page.getByLabel('Title').fill('Orchard house')
  await page.getByLabel('Price').fill('4850000')
  const photo = await smallPhoto('villa-pool-exterior-dusk')
  await page.getByLabel('Add main photos').setInputFiles(photo)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  const listings = await page.request.get('/api/properties', { headers: admin.headers })
  const [draft] = (await listings.json()) as { id: number; status: string }[]
  expect(draft).toMatchObject({ properties_title: 'Orchard house', status: 'draft' })
  const id = draft?.id ?? 0
  const edit = `/admin/update-property/${id}`
  const home = `/properties2/${id}`
  expect((await visitor.goto(home))?.status()).toBe(404)
  await visitor.goto('/properties?searchTerm=orchard')
  await expect(visitor.getByText('No properties found.')).toBeVisible()

  await page.goto(edit)
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page.getByText('Property updated successfully!')).toBeVisible()
  expect((await visitor.goto(home))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { name: 'Schedule a tour' })).toBeVisible()
  await expect(visitor.getByText(`Ref. GH-${id}`)).toBeVisible()

  const setStatus = async (status: string) => {
    await page.goto(edit)
    await page.getByLabel('Status').selectOption(status)
    await page.getByRole('button', { name: 'Update Property' }).click()
    await expect(page).toHaveURL(/\/admin(\?|$)/)
  }
  await setStatus('Under offer')
  await visitor.goto(home)
  await expect(visitor.getByText('Under offer', { exact: true })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Ask to be next in line' })).toBeVisible()
  await visitor.goto('/properties?searchTerm=orchard')
  await expect(visitor.getByRole('article').getByText('Under offer')).toBeVisible()

  await setStatus('Sold')
  await visitor.goto(home)
  await expect(visitor.getByRole('heading', { name: /^Sold in / })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Schedule a tour' })).toHaveCount(0)
  await expectAccessible(visitor)
  await visitor.goto(`/shortlist?ids=${id}`)
  await expect(visitor.getByText('Orchard house is sold.')).toBeVisible()

  await setStatus('Hidden')
  expect((await visitor.goto(home))?.status()).toBe(410)
})

test('publishing without a photo or a price asks once', async ({ page }) => {
  const admin = await enterAsAdmin(page)
  await page.goto('/admin/createpro')
  await page.getByLabel('Title').fill('Bare house')
  await page.getByRole('button', { name: 'Create Property' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish without a photo and a price?' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Create Property' }).click()
  await dialog.getByRole('button', { name: 'Publish it' }).click()
  await expect(page).toHaveURL('/properties')
  expect(await admin.newest('properties')).toMatchObject({
    properties_title: 'Bare house',
    status: 'published',
  })
})

test('what cannot be is said at its field', async ({ page }) => {
  const admin = await enterAsAdmin(page)
  const id = await admin.createProperty({ properties_title: 'Odd house', price: '1' })
  await page.goto(`/admin/update-property/${id}`)
  await page.getByLabel('Min area').fill('90')
  await page.getByLabel('Max area').fill('80')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page.getByText('Must not be smaller than the min area.')).toBeVisible()
  await page.getByLabel('Max area').fill('100')
  await page.getByLabel('Bedrooms').fill('-1')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page.getByText('Must not be negative.')).toBeVisible()
})

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

test('a draft is shown by its preview, duplicated, deleted and restored', async ({
  page,
  context,
}) => {
  const admin = await enterAsAdmin(page)
  const title = 'Quiet house'
  const id = await admin.createProperty({ properties_title: title, status: 'draft' })
  const answer = await page.request.post(`/api/properties/${id}/preview`, {
    headers: admin.headers,
    data: {},
  })
  const { url } = (await answer.json()) as { url: string }
  const visitor = await context.newPage()
  const { pathname, search } = new URL(url)
  await visitor.goto(pathname + search)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByText('Preview, seen only by')).toBeVisible()
  expect((await visitor.goto(pathname))?.status()).toBe(404)

  await page.goto(`/admin/update-property/${id}`)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByText('This is a draft of the same listing')).toBeVisible()
  await expect(page).not.toHaveURL(`/admin/update-property/${id}`)
  await expect(page.getByLabel('Title')).toHaveValue(title)

  await page.request.delete(`/api/properties/${id}`, { headers: admin.headers })
  await page.goto('/admin/trash')
  await page
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: 'Restore' })
    .click()
  await expect(page.getByText('Listing restored.')).toBeVisible()
  await page.goto(`/admin/update-property/${id}`)
  await expect(page.getByLabel('Title')).toHaveValue(title)
})

test('the form reads words and feet, copies from the building and previews what is not saved', async ({
  page,
  context,
}) => {
  const admin = await enterAsAdmin(page)
  const tower_name = 'Preview Heights'
  await admin.createProperty({ properties_title: 'Neighbour', tower_name, features: 'Pool, Gym' })
  const id = await admin.createProperty({ properties_title: 'Kept', price: '1', status: 'draft' })
  await page.goto(`/admin/update-property/${id}#portals`)
  await page.getByLabel('Title').fill('Changed')
  await page.getByLabel('Price').fill('4.85 million')
  await page.getByRole('button', { name: 'sq ft' }).click()
  await page.getByLabel('Max area (sq ft)').fill('1500')
  await expect(page.getByText('Read as 4,850,000.')).toBeVisible()
  await expect(page.getByText('Saved as 139.35 m².')).toBeVisible()
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
  await expect(preview.getByText('4,850,000').first()).toBeVisible()
  await expect(preview.getByRole('region', { name: 'More about it' })).toContainText('Pool, Gym')
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect((await page.request.get(`${preview.url()}x`)).status()).toBe(404)
  const stored = await page.request.get(`/api/properties/${id}`, { headers: admin.headers })
  expect(await stored.json()).toMatchObject({ properties_title: 'Kept', price: '1' })
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
