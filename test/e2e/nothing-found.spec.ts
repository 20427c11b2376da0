import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { fill, SENT } from './enquiry.ts'
import { expect, test } from './site.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')

const NOTHING = '/properties?searchTerm=creek+harbour+3+bed&maxPrice=1m'
const PERSON = {
  name: 'Layla Haddad',
  email: 'layla@example.com',
  phone: '+971 50 000 0000',
}

test('a search without results says why, can be sent to the agency, and offers the nearest homes', async ({
  page,
}) => {
  await page.goto(NOTHING)
  await expect(page.getByText('No properties found.')).toBeVisible()
  await expect(page.getByText(/^No property is all of this: .*up to AED 1,000,000/)).toBeVisible()
  await test.step('the search can be left with the agency', () => leaveSearch(page))
  const results = page.getByRole('region', { name: 'Results' })
  await expect(
    results.getByRole('link', { name: /Without “up to AED 1,000,000” ?1 property/ }),
  ).toBeVisible()
  await results.getByRole('link', { name: 'The nearest: up to AED 4,850,000' }).click()
  await expect(page).toHaveURL('/properties?searchTerm=creek+harbour+3+bed&maxPrice=4850000')
  await expect(cards(page)).toHaveCount(1)

  await test.step('the nearest homes are shown, each with what was dropped', async () => {
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/properties')
    await page.getByLabel('Search').fill('6 bed under 5m creek harbour')
    const nearest = page.getByRole('region', { name: 'Close to what you asked' })
    await expect(nearest.getByRole('article').first()).toBeVisible()
    await expect(nearest.getByRole('listitem').first()).toHaveText(/^Without “6 bedrooms”/)
    const served = await page.request.get('/properties?searchTerm=6+bed+under+5m+creek+harbour')
    expect(await served.text()).toContain('Close to what you asked')
    await expectAccessible(page)
  })
})

async function leaveSearch(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Tell me when one comes' })
  const button = form.getByRole('button', { name: 'Tell me when one comes' })
  const name = form.getByLabel('Name and surname')
  await name.focus()
  // `novalidate` is set once the code of the form has loaded; before that the browser validates it.
  await expect(form).toHaveAttribute('novalidate')
  await expect(name).toBeFocused()
  await button.click()
  await expect(form.getByText('Please enter your name.')).toBeVisible()
  await fill(page, PERSON)
  const sent = page.waitForRequest('**/api/send-email')
  await button.click()
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Layla Haddad',
    subject: 'Tell me when one comes: Dubai Creek Harbour, 3 bedrooms, up to AED 1,000,000',
    message: expect.stringContaining('Dubai Creek Harbour, 3 bedrooms, up to AED 1,000,000'),
  })
  await expect(form.getByText(SENT)).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a search that finds nothing is left by a plain form, and an offer is a link', async ({
    page,
  }) => {
    await page.goto(NOTHING)
    await fill(page, PERSON)
    await page.getByRole('button', { name: 'Tell me when one comes' }).click()
    await expect(page.getByText(SENT)).toBeVisible()
    await page.goto(NOTHING)
    await page.getByRole('link', { name: 'The nearest: up to AED 4,850,000' }).click()
    await expect(cards(page)).toHaveCount(1)
  })
})
