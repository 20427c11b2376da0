import { emptied, expectValues, fill, REFUSED, SENT, UNREACHABLE } from './enquiry.ts'
import { expect, PHONE_ONLY, PHONE_TOO, test } from './site.ts'

const onPhone = () => test.info().project.name.endsWith('phone')

// The ids of the demo listings: the newest, which has everything, is the last.
const CREEKSIDE = '/properties2/30'
const WAREHOUSE_WITHOUT_PHOTOS = '/properties2/5'
const BARE = '/properties2/1'

/** A third more than the drawn page has, and the map with what is near. */
const MAX_PHONE_PX = 8400

test('title, price, rooms, area, place, description and what is nearby are told', async ({
  page,
}) => {
  await page.goto(CREEKSIDE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Creekside residence with a shaded loggia',
  )
  const article = page.locator('main > div > article')
  await expect(article).toContainText('Dubai Creek Harbour')
  const ledger = article.locator('dl')
  await expect(ledger.getByRole('term')).toHaveText([
    'Price',
    'Bedrooms',
    'Bathrooms',
    'Parking',
    'Max area',
  ])
  await expect(ledger.getByRole('definition')).toHaveText([
    'AED 4,850,000',
    '3',
    '4',
    '2',
    '212 m²',
  ])

  const description = page.getByRole('region', { name: 'Description' })
  await description.getByRole('button', { name: 'Read the rest' }).click()
  await expect(description.getByRole('button')).toBeHidden()
  await expect(description.getByRole('heading', { level: 3, name: 'The building' })).toBeVisible()
  await expect(
    description.getByText('Corner plan, two terraces, two parking spaces', { exact: true }),
  ).toHaveCSS('font-weight', '640')
  await expect(description).not.toContainText(/##|\*\*/)
  await expect(
    page.getByRole('region', { name: 'What is nearby' }).getByRole('listitem'),
  ).toHaveText([
    'Creek promenade',
    'Ras Al Khor sanctuary',
    'Al Jaddaf metro station',
    'Marina and yacht club',
    'Creekside primary school',
    'Festival City Mall',
  ])

  await test.step('an area of a thousand and more has separators', async () => {
    await page.goto('/properties2/21')
    await expect(page.locator('main dl')).toContainText('1,040 m²')
  })
})

test('nothing is claimed of which nothing is known', async ({ page }) => {
  await page.goto(BARE)
  await expect(page.getByRole('definition')).toHaveText(['Price on request'])
  await expect(page.getByText('No images available')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Floor plans' })).toHaveCount(0)
  await page.goto(WAREHOUSE_WITHOUT_PHOTOS)
  await expect(page.getByText('No images available')).toBeVisible()
})

test('Loading... is shown until the property arrives', async ({ page }) => {
  await page.goto('/properties?searchTerm=canal&selectedCategory=Office')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/properties2/*.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Full-floor office on the canal' }).click()
  await expect(page.getByText('Loading...')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Full-floor office on the canal')
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test(
  'photos open over the whole screen, and are turned by keys, arrows and thumbnails',
  PHONE_TOO,
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(CREEKSIDE)
    const gallery = page.getByRole('region', { name: 'Photos' })
    await expect(gallery.getByText('1 of 6')).toBeVisible()
    await expect(gallery.getByRole('button', { name: 'Previous photo' })).toBeDisabled()
    expect(asked.filter((url) => url.includes('lightbox'))).toEqual([])

    await test.step('the lightbox comes when it is asked for', async () => {
      await gallery.getByRole('button', { name: 'Open photo 1 of 6' }).click()
      const lightbox = page.getByRole('dialog')
      await expect(lightbox.getByText('1 of 6')).toBeVisible()
      expect(asked.filter((url) => url.includes('lightbox'))).not.toEqual([])
      await expect(lightbox).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(lightbox.getByText('2 of 6')).toBeVisible()
      await expect(lightbox.getByRole('button', { name: 'Zoom' })).toBeVisible()
      await expect(lightbox.getByText('Creekside residence with a shaded loggia')).toBeVisible()
      const arrow = lightbox.getByRole('button', { name: 'Next photo' })
      const arrowSize = async () => {
        const box = await arrow.boundingBox()
        return [box?.width, box?.height]
      }
      await expect.poll(arrowSize).toEqual(onPhone() ? [48, 48] : [48, 72])
      const last = lightbox.getByRole('button', { name: 'Photo 6', exact: true })
      await page.keyboard.press('ArrowLeft')
      await expect(lightbox.getByText('1 of 6')).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await expect(lightbox.getByText('6 of 6')).toBeVisible()
      await expect(last).toHaveAttribute('aria-current', 'true')
      await expect(last).toBeInViewport({ ratio: 1 })
      await lightbox.getByRole('button', { name: 'Photo 2', exact: true }).click()
      await expect(lightbox.getByText('2 of 6')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(lightbox).toHaveCount(0)
      await expect(gallery.getByText('2 of 6')).toBeVisible()
    })

    await gallery.getByRole('button', { name: 'Previous photo' }).click()
    await expect(gallery.getByText('1 of 6')).toBeVisible()
    await expect(gallery.getByRole('button', { name: 'Previous photo' })).toBeDisabled()
    await gallery.getByRole('button', { name: 'Next photo' }).click()
    await expect(gallery.getByText('2 of 6')).toBeVisible()
    if (onPhone()) return
    await gallery.getByRole('button', { name: 'Photo 6', exact: true }).click()
    await expect(gallery.getByText('6 of 6')).toBeVisible()
    await expect(gallery.getByRole('button', { name: 'Next photo' })).toBeDisabled()
  },
)

test(
  'a chosen floor shows its photos or says that there are none, and keys go between floors',
  PHONE_TOO,
  async ({ page }) => {
    await page.goto(CREEKSIDE)
    const plans = page.getByRole('region', { name: 'Floor plans' })
    await expect(plans.getByRole('tab')).toHaveText(['Lower level', 'Upper level', 'Roof terrace'])
    await expect(plans.getByRole('tabpanel').getByRole('img')).toHaveCount(3)
    await plans.getByRole('tab', { name: 'Roof terrace' }).click()
    await expect(plans.getByText('No photos available for this floor')).toBeVisible()
    await expect(plans.getByRole('tabpanel').getByRole('img')).toHaveCount(0)

    await plans.getByRole('tab', { name: 'Lower level' }).click()
    await page.keyboard.press('ArrowRight')
    await expect(plans.getByRole('tab', { name: 'Upper level' })).toBeFocused()
    await expect(plans.getByRole('tab', { name: 'Upper level' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('End')
    await expect(plans.getByRole('tab', { name: 'Roof terrace' })).toBeFocused()
  },
)

test('similar homes say why, and there is no such part where there are none', async ({ page }) => {
  await page.goto(CREEKSIDE)
  const similar = page.getByRole('region', { name: 'Similar homes' })
  const homes = similar.getByRole('listitem').filter({ has: page.getByRole('article') })
  await expect(homes).not.toHaveCount(0)
  for (const home of await homes.all())
    await expect(home).toContainText(
      /Also in Dubai Creek Harbour|Within 10 % of the price|3 bedrooms, too/,
    )
  await expect(similar.getByRole('link', { name: /^Creekside residence/ })).toHaveCount(0)
  await similar.getByRole('article').first().getByRole('link').click()
  await expect(page).not.toHaveURL(CREEKSIDE)
  await page.goto(BARE)
  await expect(page.getByRole('heading', { name: 'Other properties' })).toBeVisible()
  await expect(similar).toHaveCount(0)
})

test('other properties stand four a page', async ({ page }) => {
  await page.goto(CREEKSIDE)
  const others = page.getByRole('region', { name: 'Other properties' })
  await expect(others.getByRole('article')).toHaveCount(4)
  await expect(others.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await expect(others.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  const first = await others.getByRole('heading', { level: 3 }).allTextContents()
  await others.getByRole('link', { name: 'Next page' }).click()
  await expect(others.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await expect(others.getByRole('article')).toHaveCount(4)
  await expect
    .poll(() => others.getByRole('heading', { level: 3 }).allTextContents())
    .not.toEqual(first)
  await page.goto(`${CREEKSIDE}?others=9999`)
  await expect(others.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await expect(others.getByText('No Image Available')).toBeVisible()
})

test(
  'a phone shows price, rooms and area at once, with call, WhatsApp, share and form by the thumb',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto(CREEKSIDE)
    await expect(page.getByRole('definition').first()).toBeInViewport()
    await expect(page.getByRole('definition').last()).toBeInViewport()
    const bar = page.getByRole('navigation', { name: 'Contact an agent' })
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeInViewport()
    const named = /Creekside%20residence%20with%20a%20shaded%20loggia%20\(GH-30\)$/
    for (const place of [bar, page.locator('#tour')])
      await expect(place.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', named)
    await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport()
    await expect(bar.getByRole('button', { name: 'Share' })).toBeInViewport()
    await bar.getByRole('link', { name: 'Enquire' }).tap()
    await expect(page.getByRole('heading', { name: 'Schedule a tour' })).toBeInViewport()
  },
)

test(
  'a phone shows the home from the photos to the tour in order, on a page of bounded length',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto(CREEKSIDE)
    const parts = [
      page.getByRole('region', { name: 'Photos' }),
      page.locator('main dl').first(),
      page.getByRole('link', { name: 'Download brochure', exact: true }),
      ...[
        'Description',
        'Floor plans',
        'Where it is',
        'What is nearby',
        'The true cost',
        'Residency',
      ].map((name) => page.getByRole('region', { name })),
      page.getByRole('region', { name: 'Advertising permit' }),
      page.locator('#tour'),
      page.getByRole('region', { name: 'Other properties' }),
    ]
    // Fonts that come meanwhile move what is not yet measured.
    await expect(async () => {
      const tops = await Promise.all(
        parts.map((part) => part.evaluate((element) => element.getBoundingClientRect().top)),
      )
      expect(tops).toEqual(tops.toSorted((one, other) => one - other))
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThanOrEqual(MAX_PHONE_PX)
    }).toPass({ timeout: 20_000 })
  },
)

test('the button of the tour form is in sight beside the text, on low screens too', async ({
  page,
}) => {
  await page.goto(CREEKSIDE)
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('heading', { name: 'Description' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 300))
    const button = page.locator('#tour').getByRole('button', { name: 'Schedule a tour' })
    await expect(button, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
  }
})

test('sharing hands the address on', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: { url: string }) => {
        document.documentElement.dataset['shared'] = shared.url
        return Promise.resolve()
      },
    })
  })
  await page.goto(`${CREEKSIDE}?others=2`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', site.url + CREEKSIDE)
})

test('where nothing can share, the link is copied and a message says so', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(CREEKSIDE)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + CREEKSIDE)
})

const TOUR = {
  name: 'Layla Haddad',
  email: 'layla@mail.example',
  phone: '+971 50 555 0101',
  message: 'Sunday after four would suit us.',
}

test(
  'the schedule-a-tour form says what is wrong, keeps what was written and sends it',
  PHONE_TOO,
  async ({ page }) => {
    const calls = '**/api/scheduletoure'
    const form = page.locator('#tour')
    const send = () => page.getByRole('button', { name: 'Schedule a tour' }).click()
    await page.goto(CREEKSIDE)
    await test.step('it asks for all four fields', async () => {
      await send()
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(4)
      await expect(form.getByLabel('Name')).toBeFocused()
    })
    await fill(page, TOUR)
    await test.step('the server refuses', async () => {
      await page.route(calls, (route) => route.fulfill({ status: 500 }))
      await send()
      await expect(form.getByText(REFUSED)).toBeVisible()
      await expectValues(page, TOUR)
      await page.unroute(calls)
    })
    await test.step('nothing answers', async () => {
      await page.route(calls, (route) => route.abort())
      await send()
      await expect(form.getByText(UNREACHABLE)).toBeVisible()
      await expectValues(page, TOUR)
      await page.unroute(calls)
    })
    const sending = page.waitForRequest(calls)
    await send()
    expect((await sending).postDataJSON()).toEqual({ ...TOUR, property_id: 30 })
    await expect(form.getByText(SENT)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: SENT })).toBeVisible()
    await expect(page.getByText(SENT)).toHaveCount(1)
    await expect(form.getByRole('heading', { name: 'Your tour is requested' })).toBeFocused()
    await form.getByRole('button', { name: 'Request another tour' }).click()
    await expectValues(page, emptied(TOUR))
  },
)

test(
  'a tapped day and time write the message, which can be edited',
  PHONE_TOO,
  async ({ page }) => {
    await page.goto(CREEKSIDE)
    const form = page.locator('#tour')
    const message = form.getByLabel('Message')
    const days = form.locator('[name="offered_day"]')
    const label = await form.locator('label:has([name="offered_day"])').nth(1).innerText()
    const day = label.replace(/\s+/g, ' ')
    await days.nth(1).check()
    await expect(message).toHaveValue(`I would like to see this home on ${day}.`)
    await days.nth(1).press('Tab')
    await expect(form.locator('[name="offered_time"]').first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(message).toHaveValue(`I would like to see this home on ${day} at 12:00.`)

    await form.getByText('Another day or time').click()
    await expect(form.locator('[name="tour_day"] option:disabled').first()).toHaveText(
      /^Sun .*, closed$/,
    )
    await form.locator('[name="tour_time"]').selectOption('09:30')
    await expect(message).toHaveValue(`I would like to see this home on ${day} at 09:30.`)
    await expect(form.locator('[name="offered_time"]:checked')).toHaveCount(0)

    await message.fill('With my mother, please.')
    await days.nth(2).check()
    await expect(form.locator('[name="tour_day"]')).toHaveValue(await days.nth(2).inputValue())
    await expect(message).toHaveValue('With my mother, please.')
  },
)

test('a short phone number is asked about once, and then taken', async ({ page }) => {
  await page.goto(CREEKSIDE)
  const form = page.locator('#tour')
  await fill(page, { ...TOUR, phone: '050 1' })
  await form.getByRole('button', { name: 'Schedule a tour' }).click()
  await expect(form.getByLabel('Phone')).toBeFocused()
  await expect(form.getByText('This number looks too short.')).toBeVisible()
  await form.getByRole('button', { name: 'Schedule a tour' }).click()
  await expect(form.getByText(SENT)).toBeVisible()
  await expect(form.getByText('050 1')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the tour is asked for, and the page says so', async ({ page }) => {
    await page.goto(CREEKSIDE)
    await fill(page, TOUR)
    await page.getByRole('button', { name: 'Schedule a tour' }).click()
    await expect(page.getByText(SENT)).toBeInViewport()
  })

  test('every floor is shown, and the other properties have pages', async ({ page }) => {
    await page.goto(CREEKSIDE)
    await expect(page.getByText('No photos available for this floor')).toBeVisible()
    for (const name of ['Lower level', 'Upper level', 'Roof terrace'])
      await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The building' })).toBeVisible()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  })
})
