import type { Page } from '@playwright/test'

import { emptyProperty } from '#test/samples.ts'

import { type Admin, enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'

test('the dashboard opens with posts, has the properties in a second tab, and leads to the form and back', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  await admin.createPost('A post to look at')
  const id = await admin.createProperty({
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

  await expect(page.getByRole('tab')).toHaveCount(2)
  const tab = page.getByRole('tab', { name: 'Properties' })
  await page.getByRole('tab', { name: 'Posts' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab).toBeFocused()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Posts' }).click()
  await expect(post).toBeVisible()
  await tab.click()
  const villa = page.getByRole('article', { name: 'A villa to look at' })
  await expect(villa).toContainText('Beneath an old ghaf.')
  await expect(villa).toContainText('AED 18,400,000')
  await expect(villa).toContainText('Location id 1')
  await expect(post).toBeHidden()
  await expect(page.getByRole('link', { name: 'Create New Property' })).toHaveAttribute(
    'href',
    '/admin/createpro',
  )

  await villa.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Update Property' })).toBeFocused()
  await expect(page).toHaveURL(`/admin/update-property/${id}`)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('what cannot be deleted stays; deleted, it comes back with Undo', async ({ page }) => {
  const admin = await enterAsAdmin(page)
  const post = await admin.createPost('A post to delete')
  const property = await admin.createProperty({ properties_title: 'A property to delete' })
  const otherList = Promise.withResolvers<void>()
  await page.route('**/api/properties?*', async (route) => {
    await otherList.promise
    await route.continue()
  })
  await page.goto('/admin')
  await test.step('what fails is told until it is read, whatever arrives meanwhile', async () => {
    await page.route('**/api/posts/*', (route) => route.fulfill({ status: 500 }))
    const card = page.getByRole('article', { name: 'A post to delete' })
    await card.getByRole('button', { name: 'Delete' }).click()
    const failure = page.getByRole('alert')
    await expect(failure).toHaveText('Failed to delete post.')
    otherList.resolve()
    await expect(page.getByRole('tab', { name: /Properties \d/ })).toBeVisible()
    // A message that the other list dismissed would be gone after two frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    await expect(page.locator('[data-sonner-toast]')).toHaveAttribute('data-removed', 'false')
    await failure.getByRole('button', { name: 'Dismiss' }).click()
    await expect(failure).toBeHidden()
    await page.unroute('**/api/posts/*')
  })
  await test.step('a post', () => deleteAndRestore(page, admin, 'post', post))
  await page.getByRole('tab', { name: 'Properties' }).click()
  await test.step('a property', () => deleteAndRestore(page, admin, 'property', property))
})

async function deleteAndRestore(page: Page, admin: Admin, kind: 'post' | 'property', id: number) {
  const Kind = kind === 'post' ? 'Post' : 'Property'
  const title = `A ${kind} to delete`
  const calls = /\/api\/(posts|properties)\/\d+$/
  await page.route(calls, (route) => route.fulfill({ status: 500 }))
  const card = page.getByRole('article', { name: title })
  await card.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toHaveText(`Failed to delete ${kind}.`)
  await expect(card).toBeVisible()

  await page.unroute(calls)
  await card.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${Kind} deleted successfully!`)).toBeVisible()
  await expect(card).toBeHidden()
  await expect(page.locator('[data-card-title]').first()).toBeFocused()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()
  await expect(page.getByText(`${Kind} restored.`)).toBeVisible()
  await expect(page.getByText(`${title} was deleted.`)).toBeHidden()

  // Somebody else removes it first. The way back stays, also after a look at the other tab.
  const path = `/api/${kind === 'post' ? 'posts' : 'properties'}/${id}`
  await page.request.delete(path, { headers: admin.headers })
  await card.getByRole('button', { name: 'Delete' }).click()
  const removed = page.getByRole('list', { name: 'Removed since you opened this page' })
  await expect(removed).toHaveText(
    new RegExp(`^${title} was removed by admin at \\d\\d:\\d\\d today`),
  )
  await expect(card).toBeHidden()
  for (const tab of kind === 'post' ? ['Properties', 'Posts'] : ['Posts', 'Properties'])
    await page.getByRole('tab', { name: tab }).click()
  await removed.getByRole('button', { name: 'Bring it back' }).click()
  await expect(card).toBeVisible()
  await expect(removed).toBeHidden()
}

test('an empty agency has nothing to list, and lists that cannot be fetched lead to the login', async ({
  page,
}) => {
  await enterAsAdmin(page)
  const [posts, properties] = [/\/api\/posts(\?|$)/, /\/api\/properties(\?|$)/]
  await page.route(posts, (route) => route.fulfill({ json: [] }))
  await page.route(properties, (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0', 'x-found-count': '0' } }),
  )
  await page.goto('/admin')
  await expect(page.getByText('No posts available.')).toBeVisible()
  await page.getByRole('tab', { name: 'Properties' }).click()
  await expect(page.getByText('No properties available.')).toBeVisible()

  await page.unrouteAll()
  for (const [list, calls] of [
    ['posts', posts],
    ['properties', properties],
  ] as const) {
    await page.route(calls, (route) => route.abort())
    await page.goto('/admin')
    await expect(page.getByRole('alert')).toHaveText(
      `Failed to fetch ${list}. Please log in again.`,
    )
    await expect(page).toHaveURL('/login')
    await page.unroute(calls)
  }
})

test('listings are paged and searched; the focus follows, and a removed last card takes its page with it', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  for (let at = 0; at < 25; at += 1)
    await admin.createProperty({ properties_title: `Windmill ${at}` })
  const { total, titles } = await wholeList(page, admin)
  const pages = Math.ceil(total / 24)
  await page.goto('/admin?tab=properties')
  await expect(page.getByText(`${total} properties`)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(page.getByText(`Page 1 of ${pages}`)).toBeVisible()

  const next = page.getByRole('button', { name: 'Next page' })
  await next.click()
  await expect(page.getByText(`Page 2 of ${pages}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Properties', level: 2 })).toBeFocused()
  await expect(page.getByRole('article').first()).toContainText(titles[24] ?? '')

  const box = page.getByRole('searchbox', { name: 'Search properties' })
  await box.fill(' WINDMILL 2')
  await expect(page.getByRole('status')).toHaveText(`6 of ${total} properties`)
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(box).toBeFocused()
  await box.fill('no such thing')
  await expect(page.getByText('No properties found.')).toBeVisible()
  await box.fill('')
  await expect(page.getByText(`Page 1 of ${pages}`)).toBeVisible()

  await box.fill('windmill')
  await expect(page.getByText('Page 1 of 2', { exact: true })).toBeVisible()
  await next.click()
  const last = page.getByRole('article', { name: 'Windmill 0' })
  await last.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('article', { name: 'Windmill 24' })).toBeVisible()
  await expect(next).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Page 1 of 2', { exact: true })).toBeVisible()
})

test('a million listings are counted as far as is quick; an overtaken or failed search changes nothing', async ({
  page,
}) => {
  await enterAsAdmin(page)
  const held = Promise.withResolvers<void>()
  const found: Record<string, string> = { '': '1000000', villa: '1000+', slow: '5', quick: '2' }
  await page.route('**/api/properties?*', async (route) => {
    const term = new URL(route.request().url()).searchParams.get('term') ?? ''
    if (term === 'slow') await held.promise
    if (term === 'fail') return route.abort()
    const headers = { 'x-total-count': '1000000', 'x-found-count': found[term] ?? '' }
    // The page aborts a search that a newer one has replaced, so its response cannot be delivered.
    return route.fulfill({ json: someListings(24), headers }).catch(() => {})
  })
  await page.goto('/admin?tab=properties')
  const [box, count] = [page.getByRole('searchbox'), page.getByRole('status')]
  await expect(count).toHaveText('1,000,000 properties')
  await expect(page.getByText('Page 1 of 41,667')).toBeVisible()
  await box.fill('villa')
  await expect(count).toHaveText('More than 1,000 of 1,000,000 properties')
  await expect(page.getByText('Page 1 of 42')).toBeVisible()

  const sent = page.waitForRequest(/term=slow/)
  await box.fill('slow')
  await sent
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('slow'))
  await box.fill('quick')
  await dropped
  held.resolve()
  await expect(count).toHaveText('2 of 1,000,000 properties')

  await box.fill('fail')
  await expect(page.getByRole('alert')).toHaveText('Error fetching data. Please try again.')
  await expect(page.getByRole('article').first()).toBeVisible()
})

async function wholeList(page: Page, admin: Admin): Promise<{ total: number; titles: string[] }> {
  const all = (await (
    await page.request.get('/api/properties', { headers: admin.headers })
  ).json()) as {
    properties_title: string
  }[]
  return { total: all.length, titles: all.map((property) => property.properties_title) }
}

function someListings(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    ...emptyProperty,
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
