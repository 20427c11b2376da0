import type { Locator, Page } from '@playwright/test'

import { expectClearButton } from './clear-text.ts'
import { emptied, expectValues, fill, REFUSED, SENT, UNREACHABLE } from './enquiry.ts'
import { expect, test } from './site.ts'

test('the search is cleared by a button, and leads to the list with what was looked for', async ({
  page,
}) => {
  await page.goto('/')
  const search = page.getByRole('search')
  const field = search.getByLabel('Search')
  await expectClearButton(page, field)
  await field.fill('pool')
  await search.getByLabel('Location').selectOption('Dubailand')
  await search.getByLabel('Category').selectOption('Villa')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL((url) => {
    const { searchTerm, selectedLocation, selectedCategory } = Object.fromEntries(url.searchParams)
    return (
      url.pathname === '/properties' &&
      searchTerm === 'pool' &&
      selectedLocation === 'Dubailand' &&
      selectedCategory === 'Villa'
    )
  })
  await expect(page.getByText('1 property', { exact: true })).toBeVisible()
})

test('services, reasons and sister companies are told, and the brochure can be downloaded', async ({
  page,
}) => {
  await page.goto('/')
  for (const service of ['Residential', 'Commercial', 'Investment', 'Property management'])
    await expect(page.getByRole('term').filter({ hasText: service })).toBeVisible()
  for (const reason of ['Tax efficient', 'Secure environment', 'Premium facilities'])
    await expect(page.getByRole('term').filter({ hasText: reason })).toBeVisible()
  await expect(
    page.getByText('For expats aged 55 and above with more than 10 years in Dubai.'),
  ).toBeVisible()
  const companies = page.getByRole('region', { name: 'Sister companies' })
  for (const trade of ['Recruitment', 'Marketing', 'Fiduciary', 'Blockchain'])
    await expect(companies.getByRole('link', { name: trade })).toBeVisible()

  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download brochure (PDF)' }).click()
  const brochure = await arriving
  expect(brochure.suggestedFilename()).toBe('ghaf-and-harbour-brochure.pdf')
  expect(await brochure.failure()).toBeNull()
})

test('an agency with nothing yet says so on every list', async ({ request, emptySite }) => {
  const textOf = async (path: string) => (await request.get(emptySite.url + path)).text()
  const home = await textOf('/')
  expect(home).toContain('No properties available.')
  expect(home).toContain('No posts available.')
  expect(home).not.toMatch(/<a [^>]*brochure/)
  expect(await textOf('/properties')).toContain('No properties available.')
  const blog = await textOf('/blog')
  expect(blog).toContain('No posts available.')
  expect(blog).not.toContain('Load More')
})

const LISTING = {
  name: 'Layla Haddad',
  phone: '+971 50 555 0101',
  email: 'layla@mail.example',
  address: 'Villa 12, Al Barari',
}
const BUTTON = { name: 'List your property' }

test('the list-your-property form says what is wrong, keeps what was written, and sends it once', async ({
  page,
}) => {
  await page.goto('/')
  const form = page.locator('main form').filter({ has: page.locator('[name="address"]') })
  await test.step('each fault is beside its field when it is left or sent', () =>
    expectFaults(page, form))
  await test.step('what the server refuses is said', () => expectRefusals(page, form))
  await test.step('two clicks send once', () => expectOneSending(page, form))
  await test.step('the same enquiry is sent again when nothing answered', () =>
    expectSecondTry(page, form))
})

const CALL = '**/api/send-listproperty'

async function expectFaults(page: Page, form: Locator): Promise<void> {
  const email = form.getByLabel('Email')
  await email.pressSequentially('layla')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await email.blur()
  await expect(email).toHaveAttribute('aria-invalid', 'true')

  await fill(page, { ...LISTING, phone: '', email: 'layla@' })
  await form.getByRole('button', BUTTON).click()
  await expect(form.getByLabel('Phone')).toBeFocused()
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(
    'Please enter your phone number.',
  )
  await expect(email).toHaveAccessibleDescription('Please enter a valid e-mail address.')
  await email.fill('layla@mail.example')
  await expect(email).not.toHaveAttribute('aria-invalid')
}

async function expectRefusals(page: Page, form: Locator): Promise<void> {
  await fill(page, LISTING)
  await page.route(CALL, (route) => route.fulfill({ status: 500 }))
  await form.getByRole('button', BUTTON).click()
  await expect(form.getByText(REFUSED)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: REFUSED })).toBeVisible()
  await expectValues(page, LISTING)
  await page.unroute(CALL)

  await page.route(CALL, (route) =>
    route.fulfill({ status: 422, json: { error: 'No.', fields: { address: 'Not in Dubai.' } } }),
  )
  await form.getByRole('button', BUTTON).click()
  await expect(form.getByLabel('Address')).toHaveAccessibleDescription('Not in Dubai.')
  await page.unroute(CALL)
}

async function expectOneSending(page: Page, form: Locator): Promise<void> {
  let sent = 0
  const held = Promise.withResolvers<void>()
  await page.route(CALL, async (route) => {
    sent += 1
    await held.promise
    await route.fulfill({ json: { ok: true } })
  })
  await fill(page, LISTING)
  await form.getByRole('button', BUTTON).dblclick()
  await expect(form.getByRole('button', { name: 'Sending' })).toBeVisible()
  await form.locator('[name="address"]').press('Enter')
  held.resolve()
  await expect(form.getByText(SENT)).toBeVisible()
  expect(sent).toBe(1)
  await page.unroute(CALL)
}

async function expectSecondTry(page: Page, form: Locator): Promise<void> {
  const keys: (string | undefined)[] = []
  await page.route(CALL, (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return keys.length === 1 ? route.abort() : route.continue()
  })
  await fill(page, LISTING)
  await form.getByRole('button', BUTTON).click()
  await expect(form.getByText(UNREACHABLE)).toBeVisible()
  await expectValues(page, LISTING)

  const sending = page.waitForRequest(CALL)
  await form.getByRole('button', BUTTON).click()
  const request = await sending
  expect(request.method()).toBe('POST')
  expect(request.postDataJSON()).toEqual(LISTING)
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  await expect(form.getByText(SENT)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: SENT }).first()).toBeVisible()
  await expectValues(page, emptied(LISTING))
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form keeps what was written where something is missing, and is sent', async ({
    page,
  }) => {
    await page.goto('/')
    await fill(page, { ...LISTING, phone: ' ' })
    await page.getByRole('button', { name: 'List your property' }).click()
    await expect(page.getByText(REFUSED)).toBeVisible()
    await expect(page.getByText('Please enter your phone number.')).toBeVisible()
    await expectValues(page, { ...LISTING, phone: ' ' })

    await fill(page, LISTING)
    await page.getByRole('button', { name: 'List your property' }).click()
    await expect(page.getByText(SENT)).toBeInViewport()
    await expectValues(page, emptied(LISTING))
  })

  test('the search works, and the slides can be scrolled', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /carousel/ })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'properties' }).getByRole('article')).toHaveCount(
      9,
    )
    for (const name of ['properties', 'posts', 'partners']) {
      const row = page.getByRole('region', { name }).getByRole('list').first()
      await row.scrollIntoViewIfNeeded()
      // A part of the next slide shows that there is more.
      const cut = await row.evaluate((list) => {
        const edge = list.parentElement?.getBoundingClientRect().right ?? 0
        const contents = [...list.children].map((slide) =>
          slide.firstElementChild?.getBoundingClientRect(),
        )
        return contents.filter((box) => box && box.left < edge - 16 && box.right > edge + 1).length
      })
      expect(cut, name).toBe(1)
    }
    await page.getByRole('search').getByLabel('Search').fill('marina')
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/properties\?searchTerm=marina/)
    await expect(page.getByRole('article').first()).toContainText(/marina/i)
  })
})
