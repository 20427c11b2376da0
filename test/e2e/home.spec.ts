import { current, inSight, openWithClock, startAnew } from './carousel.ts'
import { emptied, expectValues, fill, REFUSED, SENT, UNREACHABLE } from './enquiry.ts'
import { expect, PHONE_TOO, test } from './site.ts'

const onPhone = () => test.info().project.name === 'phone'

test('the search leads to the list with what was looked for', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('search')
  await search.getByLabel('Search').fill('pool')
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

test.describe('the property carousel', () => {
  test('shows three a slide, and fewer where there is less room', PHONE_TOO, async ({ page }) => {
    await openWithClock(page, '/')
    const carousel = page.getByRole('region', { name: 'properties' })
    expect(await inSight(carousel)).toHaveLength(onPhone() ? 1 : 3)
    await expect(carousel.locator('[aria-label^="Slide "]')).toHaveCount(onPhone() ? 9 : 3)
  })

  test('moves on every 4000 ms and starts again after the last', PHONE_TOO, async ({ page }) => {
    await openWithClock(page, '/')
    const carousel = page.getByRole('region', { name: 'properties' })
    const slides = await carousel.locator('[aria-label^="Slide "]').count()
    await startAnew(page, carousel)
    await page.clock.runFor(3900)
    await expect(current(carousel)).toHaveAccessibleName(`Slide 1 of ${slides}`)
    await page.clock.runFor(200)
    await expect(current(carousel)).toHaveAccessibleName(`Slide 2 of ${slides}`)
    await page.clock.runFor(4000 * (slides - 1))
    await expect(current(carousel)).toHaveAccessibleName(`Slide 1 of ${slides}`)
  })

  test('goes where the arrows and the dots say', PHONE_TOO, async ({ page }) => {
    await openWithClock(page, '/')
    const carousel = page.getByRole('region', { name: 'properties' })
    const slides = await carousel.locator('[aria-label^="Slide "]').count()
    await startAnew(page, carousel)
    const before = await inSight(carousel)
    await carousel.getByRole('button', { name: 'Next properties' }).click()
    await expect(current(carousel)).toHaveAccessibleName(`Slide 2 of ${slides}`)
    await page.clock.runFor(2000)
    expect(await inSight(carousel)).not.toEqual(before)
    await carousel.getByRole('button', { name: `Slide 3 of ${slides}` }).click()
    await expect(current(carousel)).toHaveAccessibleName(`Slide 3 of ${slides}`)
    await carousel.getByRole('button', { name: `Slide 1 of ${slides}` }).click()
    await carousel.getByRole('button', { name: 'Previous properties' }).click()
    await expect(current(carousel)).toHaveAccessibleName(`Slide ${slides} of ${slides}`)
  })

  test('waits once it is paused', async ({ page }) => {
    await openWithClock(page, '/')
    const carousel = page.getByRole('region', { name: 'properties' })
    await startAnew(page, carousel)
    await carousel.getByRole('button', { name: 'Pause the properties carousel' }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    await expect(current(carousel)).toHaveAccessibleName(/^Slide 1 /)
  })

  test('waits while the pointer is on it', async ({ page }) => {
    await openWithClock(page, '/')
    const carousel = page.getByRole('region', { name: 'properties' })
    await startAnew(page, carousel)
    await carousel.getByRole('heading', { name: 'Properties for sale' }).hover()
    await page.clock.runFor(20_000)
    await expect(current(carousel)).toHaveAccessibleName(/^Slide 1 /)
    await page.mouse.move(0, 0)
    await page.clock.runFor(4100)
    await expect(current(carousel)).toHaveAccessibleName(/^Slide 2 /)
  })

  test('waits while the keyboard is in it', async ({ page }) => {
    await openWithClock(page, '/')
    const carousel = page.getByRole('region', { name: 'properties' })
    await startAnew(page, carousel)
    await page.keyboard.press('Tab')
    await page.clock.runFor(20_000)
    await expect(current(carousel)).toHaveAccessibleName(/^Slide 1 /)
  })

  test('waits while the tab is hidden', async ({ page }) => {
    await openWithClock(page, '/')
    const carousel = page.getByRole('region', { name: 'properties' })
    await startAnew(page, carousel)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(20_000)
    await expect(current(carousel)).toHaveAccessibleName(/^Slide 1 /)
  })

  test('is still for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'properties' })
    await carousel.scrollIntoViewIfNeeded()
    await expect(current(carousel)).toHaveAccessibleName(/^Slide 1 /)
    await page.clock.runFor(20_000)
    await expect(current(carousel)).toHaveAccessibleName(/^Slide 1 /)
    await carousel.getByRole('button', { name: 'Next properties' }).click()
    await expect(current(carousel)).toHaveAccessibleName(/^Slide 2 /)
  })
})

test('the blog carousel moves on every 5000 ms, with teasers of 100 characters', async ({
  page,
}) => {
  await openWithClock(page, '/')
  const carousel = page.getByRole('region', { name: 'posts' })
  await startAnew(page, carousel)
  await page.clock.runFor(4900)
  await expect(current(carousel)).toHaveAccessibleName('Slide 1 of 5')
  await page.clock.runFor(200)
  await expect(current(carousel)).toHaveAccessibleName('Slide 2 of 5')
  for (const teaser of await carousel.locator('article h3 + p').allTextContents()) {
    expect(teaser).toMatch(/^[^#*]{60,100}…$/)
  }
})

test('four partners move on every 5000 ms', async ({ page }) => {
  await openWithClock(page, '/')
  const carousel = page.getByRole('region', { name: 'partners' })
  await expect(carousel.getByRole('img')).toHaveCount(4)
  await startAnew(page, carousel)
  await page.clock.runFor(4900)
  await expect(current(carousel)).toHaveAccessibleName('Slide 1 of 4')
  await page.clock.runFor(200)
  await expect(current(carousel)).toHaveAccessibleName('Slide 2 of 4')
  await page.clock.runFor(15_000)
  await expect(current(carousel)).toHaveAccessibleName('Slide 1 of 4')
})

test('services, reasons and sister companies are told', async ({ page }) => {
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
})

test('the brochure can be downloaded', async ({ page }) => {
  await page.goto('/')
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download brochure (PDF)' }).click()
  const brochure = await arriving
  expect(brochure.suggestedFilename()).toMatch(/\.pdf$/)
  expect(await brochure.failure()).toBeNull()
})

test('an agency with nothing yet says so', async ({ page, emptySite }) => {
  await page.goto(emptySite.url)
  await expect(page.getByText('No properties available.')).toBeVisible()
  await expect(page.getByText('No posts available.')).toBeVisible()
  await expect(page.getByRole('link', { name: /brochure/ })).toHaveCount(0)
})

const LISTING = {
  name: 'Layla Haddad',
  phone: '+971 50 555 0101',
  email: 'layla@mail.example',
  address: 'Villa 12, Al Barari',
}

test.describe('the list-your-property form', () => {
  const button = { name: 'List your property' }

  test('sends what was written, says so and is empty again', async ({ page }) => {
    await page.goto('/')
    await fill(page, LISTING)
    const sending = page.waitForRequest('**/api/send-listproperty')
    await page.getByRole('button', button).click()
    const request = await sending
    expect(request.method()).toBe('POST')
    expect(request.postDataJSON()).toEqual(LISTING)
    expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    await expect(page.locator('main form').getByText(SENT)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: SENT })).toBeVisible()
    await expectValues(page, emptied(LISTING))
  })

  test('says when the server refuses, and keeps what was written', async ({ page }) => {
    await page.goto('/')
    await page.route('**/api/send-listproperty', (route) => route.fulfill({ status: 500 }))
    await fill(page, LISTING)
    await page.getByRole('button', button).click()
    await expect(page.locator('main form').getByText(REFUSED)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: REFUSED })).toBeVisible()
    await expectValues(page, LISTING)
  })

  test('says when nothing answers, and sends the same enquiry again', async ({ page }) => {
    await page.goto('/')
    const keys: (string | undefined)[] = []
    await page.route('**/api/send-listproperty', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return keys.length === 1 ? route.abort() : route.continue()
    })
    await fill(page, LISTING)
    await page.getByRole('button', button).click()
    await expect(page.locator('main form').getByText(UNREACHABLE)).toBeVisible()
    await expectValues(page, LISTING)
    await page.getByRole('button', button).click()
    await expect(page.locator('main form').getByText(SENT)).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })

  test('puts each fault beside its field, and goes to the first', async ({ page }) => {
    await page.goto('/')
    await fill(page, { ...LISTING, phone: '', email: 'layla@' })
    await page.getByRole('button', button).click()
    const form = page.locator('main form').filter({ has: page.locator('[name="address"]') })
    await expect(form.getByLabel('Phone')).toBeFocused()
    await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(
      'Please enter your phone number.',
    )
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter a valid e-mail address.',
    )
    await form.getByLabel('Email').fill('layla@mail.example')
    await expect(form.getByLabel('Email')).not.toHaveAttribute('aria-invalid')
  })

  test('judges a field when it is left, not before', async ({ page }) => {
    await page.goto('/')
    const email = page.locator('main form').getByLabel('Email')
    await email.pressSequentially('layla')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await email.blur()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
  })

  test('puts what the server finds wrong beside the field', async ({ page }) => {
    await page.goto('/')
    await page.route('**/api/send-listproperty', (route) =>
      route.fulfill({ status: 422, json: { error: 'No.', fields: { address: 'Not in Dubai.' } } }),
    )
    await fill(page, LISTING)
    await page.getByRole('button', button).click()
    await expect(page.locator('main form').getByLabel('Address')).toHaveAccessibleDescription(
      'Not in Dubai.',
    )
  })

  test('sends once, however often it is pressed', async ({ page }) => {
    await page.goto('/')
    let sent = 0
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/send-listproperty', async (route) => {
      sent += 1
      await held
      await route.fulfill({ json: { ok: true } })
    })
    await fill(page, LISTING)
    await page.getByRole('button', button).dblclick()
    await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible()
    await page.locator('main form [name="address"]').press('Enter')
    answer()
    await expect(page.locator('main form').getByText(SENT)).toBeVisible()
    expect(sent).toBe(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent, and says so', async ({ page }) => {
    await page.goto('/')
    await fill(page, LISTING)
    await page.getByRole('button', { name: 'List your property' }).click()
    await expect(page.getByText(SENT)).toBeInViewport()
    await expectValues(page, emptied(LISTING))
  })

  test('the form keeps what was written where something is missing', async ({ page }) => {
    await page.goto('/')
    await fill(page, { ...LISTING, phone: ' ' })
    await page.getByRole('button', { name: 'List your property' }).click()
    await expect(page.getByText(REFUSED)).toBeVisible()
    await expect(page.getByText('Please enter your phone number.')).toBeVisible()
    await expectValues(page, { ...LISTING, phone: ' ' })
  })

  test('the search works, and the slides can be scrolled', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /carousel/ })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'properties' }).getByRole('article')).toHaveCount(
      9,
    )
    await page.getByRole('search').getByLabel('Search').fill('marina')
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/properties\?searchTerm=marina/)
    await expect(page.getByRole('article').first()).toContainText(/marina/i)
  })
})
