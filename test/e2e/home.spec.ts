import { current, expectMoving, inSight, openWithClock, startAnew } from './carousel.ts'
import { emptied, expectValues, fill, REFUSED, SENT, UNREACHABLE } from './enquiry.ts'
import { expect, PHONE_TOO, test } from './site.ts'

const onPhone = () => test.info().project.name.endsWith('phone')

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
  test(
    'shows three a slide or fewer, moves on every 4000 ms, and goes where arrows and dots say',
    PHONE_TOO,
    async ({ page }) => {
      await openWithClock(page, '/')
      const carousel = page.getByRole('region', { name: 'properties' })
      const slides = onPhone() ? 9 : 3
      await expect(carousel.locator('[aria-label^="Slide "]')).toHaveCount(slides)

      await startAnew(page, carousel)
      await expect.poll(() => inSight(carousel)).toHaveLength(onPhone() ? 1 : 3)
      await page.clock.runFor(3900)
      await expect(current(carousel)).toHaveAccessibleName(`Slide 1 of ${slides}`)
      await page.clock.runFor(200)
      await expect(current(carousel)).toHaveAccessibleName(`Slide 2 of ${slides}`)
      await page.clock.runFor(4000 * (slides - 1))
      await expect(current(carousel)).toHaveAccessibleName(`Slide 1 of ${slides}`)

      await startAnew(page, carousel)
      const before = await inSight(carousel)
      await carousel.getByRole('button', { name: 'Next properties' }).click()
      await expect(current(carousel)).toHaveAccessibleName(`Slide 2 of ${slides}`)
      await page.clock.runFor(2000)
      await expect.poll(() => inSight(carousel)).not.toEqual(before)
      await carousel.getByRole('button', { name: `Slide 3 of ${slides}` }).click()
      await expect(current(carousel)).toHaveAccessibleName(`Slide 3 of ${slides}`)
      await carousel.getByRole('button', { name: `Slide 1 of ${slides}` }).click()
      await carousel.getByRole('button', { name: 'Previous properties' }).click()
      await expect(current(carousel)).toHaveAccessibleName(`Slide ${slides} of ${slides}`)
    },
  )

  test('waits while the pointer or the keyboard is on it, once paused, and in a hidden tab', async ({
    page,
  }) => {
    await openWithClock(page, '/')
    const carousel = page.getByRole('region', { name: 'properties' })
    const expectToWait = async () => {
      await expectMoving(carousel, false)
      await expectToStay()
    }
    const expectToStay = async () => {
      await page.clock.runFor(20_000)
      await expect(current(carousel)).toHaveAccessibleName(/^Slide 1 /)
    }
    await test.step('the pointer', async () => {
      await startAnew(page, carousel)
      await carousel.getByRole('heading', { name: 'Properties for sale' }).hover()
      await expectToWait()
      await page.mouse.move(0, 0)
      await expectMoving(carousel, true)
      await page.clock.runFor(4100)
      await expect(current(carousel)).toHaveAccessibleName(/^Slide 2 /)
    })
    await test.step('the keyboard', async () => {
      await startAnew(page, carousel)
      await page.keyboard.press('Tab')
      await expectToWait()
    })
    await test.step('once paused', async () => {
      await startAnew(page, carousel)
      await carousel.getByRole('button', { name: 'Pause the properties carousel' }).click()
      await page.mouse.move(0, 0)
      await expectToWait()
      await carousel.getByRole('button', { name: 'Play the properties carousel' }).click()
    })
    await test.step('a hidden tab', async () => {
      await startAnew(page, carousel)
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await expectToStay()
    })
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

test('a carousel with nothing to move has no controls', async ({ page }) => {
  await page.goto('/')
  const posts = page.getByRole('region', { name: 'posts' })
  await posts.evaluate((carousel) => {
    for (const slide of carousel.querySelectorAll('li:not(:first-child)')) slide.remove()
  })
  await posts.scrollIntoViewIfNeeded()
  // The row is no longer scrolled by keys: the code for the slides is there.
  await expect(posts.locator('[tabindex="0"]')).toHaveCount(0)
  await expect(posts.getByRole('button')).toHaveCount(0)
})

test('posts, with teasers of 100 characters, and four partners move on every 5000 ms', async ({
  page,
}) => {
  await openWithClock(page, '/')
  const posts = page.getByRole('region', { name: 'posts' })
  await startAnew(page, posts)
  await page.clock.runFor(4900)
  await expect(current(posts)).toHaveAccessibleName('Slide 1 of 5')
  await page.clock.runFor(200)
  await expect(current(posts)).toHaveAccessibleName('Slide 2 of 5')
  for (const teaser of await posts.locator('article h3 + p').allTextContents()) {
    expect(teaser).toMatch(/^[^#*…]{100}$/)
  }

  const partners = page.getByRole('region', { name: 'partners' })
  await expect(partners.getByRole('img')).toHaveCount(4)
  await startAnew(page, partners)
  await page.clock.runFor(4900)
  await expect(current(partners)).toHaveAccessibleName('Slide 1 of 4')
  await page.clock.runFor(200)
  await expect(current(partners)).toHaveAccessibleName('Slide 2 of 4')
  await page.clock.runFor(15_000)
  await expect(current(partners)).toHaveAccessibleName('Slide 1 of 4')
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

  test('sends the same enquiry again when nothing answered, says so and is empty', async ({
    page,
  }) => {
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

    const sending = page.waitForRequest('**/api/send-listproperty')
    await page.getByRole('button', button).click()
    const request = await sending
    expect(request.method()).toBe('POST')
    expect(request.postDataJSON()).toEqual(LISTING)
    expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    await expect(page.locator('main form').getByText(SENT)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: SENT })).toBeVisible()
    await expectValues(page, emptied(LISTING))
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })

  test('puts each fault beside its field when it is left or sent, and goes to the first', async ({
    page,
  }) => {
    await page.goto('/')
    const form = page.locator('main form').filter({ has: page.locator('[name="address"]') })
    const email = form.getByLabel('Email')
    await email.pressSequentially('layla')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await email.blur()
    await expect(email).toHaveAttribute('aria-invalid', 'true')

    await fill(page, { ...LISTING, phone: '', email: 'layla@' })
    await page.getByRole('button', button).click()
    await expect(form.getByLabel('Phone')).toBeFocused()
    await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(
      'Please enter your phone number.',
    )
    await expect(email).toHaveAccessibleDescription('Please enter a valid e-mail address.')
    await email.fill('layla@mail.example')
    await expect(email).not.toHaveAttribute('aria-invalid')
  })

  test('says what the server refuses, keeps what was written, and sends once', async ({ page }) => {
    await page.goto('/')
    await fill(page, LISTING)
    await page.route('**/api/send-listproperty', (route) => route.fulfill({ status: 500 }))
    await page.getByRole('button', button).click()
    await expect(page.locator('main form').getByText(REFUSED)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: REFUSED })).toBeVisible()
    await expectValues(page, LISTING)

    await page.route('**/api/send-listproperty', (route) =>
      route.fulfill({ status: 422, json: { error: 'No.', fields: { address: 'Not in Dubai.' } } }),
    )
    await page.getByRole('button', button).click()
    await expect(page.locator('main form').getByLabel('Address')).toHaveAccessibleDescription(
      'Not in Dubai.',
    )

    let sent = 0
    const held = Promise.withResolvers<void>()
    await page.route('**/api/send-listproperty', async (route) => {
      sent += 1
      await held.promise
      await route.fulfill({ json: { ok: true } })
    })
    await fill(page, LISTING)
    await page.getByRole('button', button).dblclick()
    await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible()
    await page.locator('main form [name="address"]').press('Enter')
    held.resolve()
    await expect(page.locator('main form').getByText(SENT)).toBeVisible()
    expect(sent).toBe(1)
  })
})

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
