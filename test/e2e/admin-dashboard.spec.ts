import { enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'

test('the dashboard opens with posts, and the other tab has the properties', async ({ page }) => {
  const admin = await enterAsAdmin(page)
  await admin.createPost('A post to look at')
  await admin.createProperty({
    properties_title: 'A villa to look at',
    properties_description: 'Beneath an old ghaf.',
    currency: 'AED',
    price: '18400000',
    location_id: 1,
  })
  await page.goto('/admin')

  const post = page.getByRole('article', { name: 'A post to look at' })
  await expect(post).toContainText('First line.')
  await expect(post).toContainText('Daniel Hartley')
  await expect(post).toContainText(/\d{1,2} \w{3,4} \d{4}/)
  await expect(page.getByRole('link', { name: 'Create New Post' })).toHaveAttribute(
    'href',
    '/admin/create-post',
  )

  await page.getByRole('tab', { name: 'Properties' }).click()
  const villa = page.getByRole('article', { name: 'A villa to look at' })
  await expect(villa).toContainText('Beneath an old ghaf.')
  await expect(villa).toContainText('AED 18,400,000')
  await expect(villa).toContainText('Location id 1')
  await expect(post).toBeHidden()
  await expect(page.getByRole('link', { name: 'Create New Property' })).toHaveAttribute(
    'href',
    '/admin/createpro',
  )
})

test('the tabs are two, and the arrow keys go between them', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin')
  await expect(page.getByRole('tab')).toHaveCount(2)
  await page.getByRole('tab', { name: 'Posts' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Properties' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Properties' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

for (const kind of ['post', 'property'] as const) {
  const Kind = kind === 'post' ? 'Post' : 'Property'

  test(`a deleted ${kind} leaves at once and comes back with Undo`, async ({ page }) => {
    const admin = await enterAsAdmin(page)
    const title = `A ${kind} to delete`
    if (kind === 'post') await admin.createPost(title)
    else await admin.createProperty({ properties_title: title })
    await page.goto(kind === 'post' ? '/admin' : '/admin?tab=properties')

    const card = page.getByRole('article', { name: title })
    await card.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(`${Kind} deleted successfully!`)).toBeVisible()
    await expect(card).toBeHidden()
    await expect(page.locator('[data-card-title]').first()).toBeFocused()

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card).toBeVisible()
    await expect(page.getByText(`${Kind} restored.`)).toBeVisible()
  })

  test(`a ${kind} that cannot be deleted stays`, async ({ page }) => {
    const admin = await enterAsAdmin(page)
    const title = `A ${kind} that stays`
    if (kind === 'post') await admin.createPost(title)
    else await admin.createProperty({ properties_title: title })
    await page.goto(kind === 'post' ? '/admin' : '/admin?tab=properties')
    await page.route(/\/api\/(posts|properties)\/\d+$/, (route) => route.fulfill({ status: 500 }))

    const card = page.getByRole('article', { name: title })
    await card.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alert')).toHaveText(`Failed to delete ${kind}.`)
    await expect(card).toBeVisible()
  })
}

for (const list of ['posts', 'properties'] as const) {
  test(`${list} that cannot be fetched lead to the login`, async ({ page }) => {
    await enterAsAdmin(page)
    await page.route(`**/api/${list}`, (route) => route.abort())
    await page.goto('/admin')
    await expect(page.getByRole('alert')).toHaveText(
      `Failed to fetch ${list}. Please log in again.`,
    )
    await expect(page).toHaveURL('/login')
  })
}

test('ten thousand listings are searched and paged', async ({ page }) => {
  await enterAsAdmin(page)
  await page.route('**/api/properties', (route) => route.fulfill({ json: manyListings(10_000) }))
  await page.goto('/admin?tab=properties')
  await expect(page.getByText('10,000 properties')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(page.getByText('Page 1 of 417')).toBeVisible()

  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('Page 2 of 417')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Listing 25')

  await page.getByRole('searchbox', { name: 'Search properties' }).fill('listing 9999')
  await expect(page.getByText('1 of 10,000 properties')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Listing 9999' })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search properties' }).fill('no such thing')
  await expect(page.getByText('No properties found.')).toBeVisible()
})

test('an empty agency has nothing to list', async ({ page }) => {
  await enterAsAdmin(page)
  await page.route('**/api/posts', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/properties', (route) => route.fulfill({ json: [] }))
  await page.goto('/admin')
  await expect(page.getByText('No posts available.')).toBeVisible()
  await page.getByRole('tab', { name: 'Properties' }).click()
  await expect(page.getByText('No properties available.')).toBeVisible()
})

test('Update leads to the form, and Cancel back to the same tab', async ({ page }) => {
  const admin = await enterAsAdmin(page)
  const id = await admin.createProperty({ properties_title: 'A flat to open' })
  await page.goto('/admin?tab=properties')
  await page.getByRole('article', { name: 'A flat to open' }).getByRole('link').click()
  await expect(page).toHaveURL(`/admin/update-property/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Update Property' })).toBeFocused()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('tab', { name: 'Properties' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

function manyListings(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    properties_title: `Listing ${at + 1}`,
    properties_description: 'A home.',
    type: 'For sale',
    currency: 'AED',
    price: '1000000',
    minarea: null,
    maxarea: 100,
    bedroom: 2,
    bathroom: 2,
    nearby: '',
    category_id: 1,
    category_name: 'Apartment',
    location_id: 1,
    location_name: 'Dubai Marina',
    photos: [],
    floor_description: [],
    floor_photos: [],
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
  }))
}
