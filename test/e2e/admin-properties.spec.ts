import type { Page } from '@playwright/test'

import { enterAsAdmin, smallPhoto, publishAnyway } from './admin.ts'
import { expect, test } from './site.ts'

const mainPhotos = (page: Page) => page.getByRole('list', { name: 'Main photos, in order' })

test('a property is created with all its fields, photos and floors', async ({ page }) => {
  const admin = await enterAsAdmin(page)
  await page.goto('/admin/createpro')
  await page.getByLabel('Title').fill('Villa with two floors')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('Location').selectOption({ index: 2 })
  await page.getByLabel('Type').fill('For sale')
  await expect(page.getByLabel('Currency').locator('option')).toHaveText([
    'USD',
    'EUR',
    'GBP',
    'INR',
    'AED',
  ])
  await page.getByLabel('Currency').selectOption('INR')
  await page.getByLabel('Price').fill('7,200,000')
  await page.getByLabel('Min area').fill('310')
  await page.getByLabel('Max area').fill('340.5')
  await page.getByLabel('Bedrooms').fill('4')
  await page.getByLabel('Bathrooms').fill('5')
  await page.getByLabel('Parking spaces').fill('2')
  await page.getByLabel('Nearby').fill('Beach, school')
  await page.getByLabel('Description').fill('Lemon tree.\n## Garden')
  await expect(page.getByText('Headings start on a new line with ##, bold with **.')).toBeVisible()

  await page
    .getByLabel('Add main photos')
    .setInputFiles(await photos('villa-pool-exterior-day', 'villa-pool-terrace-dusk'))
  await page.getByRole('button', { name: 'Add Floor' }).click()
  await page.getByLabel('Description').last().fill('Ground floor')
  await expect(page.getByText('No photos available for this floor')).toBeVisible()
  await page
    .getByLabel('Add photos to floor 1')
    .setInputFiles(await photos('kitchen-island-marble', 'dining-room-skyline'))
  await page.getByRole('button', { name: 'Add Floor' }).click()
  await expect(page.getByLabel('Description').last()).toBeFocused()
  await page.getByLabel('Description').last().fill('Upper floor')

  await expect(mainPhotos(page).getByRole('button', { name: /^Reorder/ })).toHaveCount(2)
  const floor = page.getByRole('list', { name: 'Photos of floor 1, in order' })
  await expect(floor.getByRole('button', { name: /^Reorder/ })).toHaveCount(2)
  await expect(floor.locator('img')).toHaveCount(2)
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expect(page).toHaveURL('/properties')
  await expect(page.getByText('Property created successfully!')).toBeVisible()

  const created = await admin.newest<Record<string, unknown>>('properties')
  expect(created).toMatchObject({
    properties_title: 'Villa with two floors',
    type: 'For sale',
    currency: 'INR',
    price: '7,200,000',
    minarea: 310,
    maxarea: 340.5,
    bedroom: 4,
    bathroom: 5,
    parking_spaces: 2,
    nearby: 'Beach, school',
    properties_description: 'Lemon tree.\n## Garden',
    floor_description: ['Ground floor', 'Upper floor'],
    photos: [expect.any(String), expect.any(String)],
    floor_photos: [[expect.any(String), expect.any(String)], []],
  })
  expect(created['category_id']).toEqual(expect.any(Number))
  expect(created['location_id']).toEqual(expect.any(Number))
})

test('on update photos and floors are removed and added, rupees stay, and a failure to save is told', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  const [kitchen = '', bath = '', lobby = ''] = await uploads(admin, [
    'kitchen-island-marble',
    'bathroom-freestanding-tub',
    'lobby-residential-tower',
  ])
  const id = await admin.createProperty({
    properties_title: 'In rupees',
    currency: 'INR',
    photos: [kitchen, bath],
    floor_description: ['Ground', 'First', 'Roof'],
    floor_photos: [[kitchen], [bath, lobby], []],
  })
  const letThrough = await refuseSaving(page)
  await page.goto(`/admin/update-property/${id}`)
  await expect(page.getByLabel('Currency').locator('option')).toHaveText([
    'INR',
    'USD',
    'EUR',
    'GBP',
    'AED',
  ])
  await expect(page.getByLabel('Currency')).toHaveValue('INR')
  await expect(page.getByRole('region', { name: 'Floor 2' }).locator('img')).toHaveCount(2)

  await mainPhotos(page).getByRole('button', { name: 'Remove kitchen-island-marble.jpg' }).click()
  await expect(
    mainPhotos(page).getByRole('button', { name: 'Remove bathroom-freestanding-tub.jpg' }),
  ).toBeFocused()
  await page.getByRole('button', { name: 'Remove floor 1' }).click()
  await expect(page.getByRole('button', { name: 'Add Floor' })).toBeFocused()
  await page
    .getByRole('region', { name: 'Floor 1' })
    .getByRole('button', { name: 'Remove bathroom-freestanding-tub.jpg' })
    .click()
  await page.getByLabel('Add photos to floor 2').setInputFiles(await smallPhoto('gym-skyline-view'))
  await expect(page.getByRole('region', { name: 'Floor 2' }).locator('img')).toHaveCount(1)
  await page.getByLabel('Description').nth(1).fill('First, renamed')
  const submit = page.getByRole('button', { name: 'Update Property' })
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to update property.')
  await letThrough()
  await submit.click()
  await expect(page).toHaveURL('/admin')

  const saved = await admin.property(id)
  expect(saved.photos).toEqual([bath])
  expect(saved.floor_description).toEqual(['First, renamed', 'Roof'])
  expect(saved.floor_photos).toEqual([[lobby], [expect.any(String)]])
  expect(saved.currency).toBe('INR')

  await page.goto(`/admin/update-property/${id}`)
  for (let floors = 2; floors > 0; floors--) {
    await page.getByRole('button', { name: 'Remove floor 1' }).click()
    await expect(page.getByRole('region', { name: /^Floor \d/ })).toHaveCount(floors - 1)
  }
  await submit.click()
  await expect(page).toHaveURL('/admin')
  expect((await admin.property(id)).floor_description).toEqual([])
})

test('a form whose data cannot be fetched is tried again; it requires nothing, and tells a failure to save', async ({
  page,
}) => {
  await enterAsAdmin(page)
  const letThrough = await refuseSaving(page)
  let fail = true
  await page.route('**/api/categories', (route) => (fail ? route.abort() : route.continue()))
  await page.goto('/admin/createpro')
  await expect(page.getByText('Error fetching data. Please try again.')).toBeVisible()
  fail = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Title')).toBeVisible()

  await publishAnyway(page)
  await expect(page.getByRole('alert')).toHaveText('Failed to create property.')
  await letThrough()
  await publishAnyway(page)
  await expect(page.getByText('Property created successfully!')).toBeVisible()
})

test('saving a property with a token that is gone leads to the login', async ({ page }) => {
  const admin = await enterAsAdmin(page, { ownSession: true })
  const id = await admin.createProperty({ properties_title: 'Guarded' })
  await page.goto(`/admin/update-property/${id}`)
  await page.getByLabel('Title').fill('Guarded, changed')
  await page.request.post('/api/logout', { headers: admin.headers })
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page.getByText('You are not authorized to perform this action.')).toBeVisible()
  await expect(page).toHaveURL(`/login?to=%2Fadmin%2Fupdate-property%2F${id}`)
})

async function uploads(
  admin: Awaited<ReturnType<typeof enterAsAdmin>>,
  names: string[],
): Promise<string[]> {
  return Promise.all(names.map((name) => admin.upload(name)))
}

function photos(...names: string[]) {
  return Promise.all(names.map(smallPhoto))
}

/** Answers every save with an error, until it is let through. */
async function refuseSaving(page: Page): Promise<() => Promise<void>> {
  const saves = '**/api/properties{,/*}'
  await page.route(saves, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500 }),
  )
  return () => page.unroute(saves)
}
