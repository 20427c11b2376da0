import { enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'

test('portals and the site check name what is wrong and lead to its place, and a feed’s address is renewed', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  const id = await admin.createProperty({
    properties_title: 'Villa in dollars',
    currency: 'USD',
    price: '100',
  })
  await page.goto('/admin?tab=properties')
  await page.getByRole('link', { name: 'Portals' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Portals' })).toBeFocused()
  const listing = page.getByRole('listitem').filter({ hasText: 'Villa in dollars' })
  await expect(listing.getByText('does not go out')).toHaveCount(2)
  await expect(listing.getByText('There is no permit.')).toHaveCount(2)

  const address = page.locator('code').first()
  const first = (await address.textContent()) ?? ''
  const path = first.slice(first.indexOf('/feeds/'))
  const feed = await page.request.get(path)
  expect(feed.status()).toBe(200)
  expect(feed.headers()['content-type']).toContain('application/xml')
  const read = await page.evaluate(
    (text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml')
      return {
        error: document.querySelector('parsererror')?.textContent ?? null,
        live: document.querySelectorAll('Properties > Property').length,
      }
    },
    await feed.text(),
  )
  expect(read.error).toBeNull()
  expect(read.live).toBeGreaterThan(10)

  await page.getByRole('button', { name: 'Renew addresses' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Renew', exact: true }).click()
  await expect(page.getByText('The feeds have new addresses.')).toBeVisible()
  await expect(address).not.toHaveText(first)
  expect((await page.request.get(path)).status()).toBe(404)

  await listing.getByRole('link', { name: 'The price is in USD, and not in AED.' }).first().click()
  await expect(page).toHaveURL(`/admin/update-property/${id}#listing`)

  await page.getByRole('link', { name: 'Site check' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Site check' })).toBeFocused()
  const list = page.getByRole('list', { name: 'Checks' })
  await expect(list.getByRole('heading')).toHaveCount(11)
  await expect(list.locator('> li').first()).toContainText('Wrong:')
  await expect(list.locator('> li').filter({ hasText: 'Site map' })).toContainText('In order:')
  await expect(list.locator('> li').filter({ hasText: 'Images' })).toContainText('In order:')
  const fields = list.locator('> li').filter({ hasText: 'Missing fields' })
  await fields.getByRole('link', { name: /^Villa in dollars: no / }).click()
  await expect(page).toHaveURL(`/admin/update-property/${id}#listing`)
})
