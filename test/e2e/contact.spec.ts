import type { APIRequestContext, Page } from '@playwright/test'

import { openSession } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

const CALL = '**/api/send-email'
const SENT = 'Email sent successfully! We will reach out as soon as possible.'
const REFUSED = 'Failed to send email'
const UNREACHABLE = 'There was an issue sending your email. Please try again later'

const MESSAGE = {
  'Name and surname': 'Layla Haddad',
  Email: 'layla@mail.example',
  Phone: '+971 55 555 0119',
  Subject: 'A flat by the creek',
  Message: 'May I see it on Thursday?',
}

// No test may send a request to Google.
test.beforeEach(({ page }) =>
  page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  ),
)

test('the form asks for what is missing, keeps a message until it gets through, and sends it once', async ({
  page,
}) => {
  await page.goto('/contact-us')
  await test.step('all five fields are needed, and the first fault gets the cursor', () =>
    expectFaults(page))
  await write(page)
  await test.step('the server refuses', async () => {
    await page.route(CALL, (route) => route.fulfill({ status: 500, json: { error: 'No.' } }))
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(form(page).getByText(REFUSED)).toBeVisible()
    await expectKept(page)
    await page.unroute(CALL)
  })
  await test.step('the network is dead', async () => {
    await page.route(CALL, (route) => route.abort())
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(form(page).getByText(UNREACHABLE)).toBeVisible()
    await expectKept(page)
    await page.unroute(CALL)
  })
  const calls = watchCalls(page)
  const answered = page.waitForResponse(CALL)
  await page.getByRole('button', { name: 'SUBMIT' }).dblclick()
  expect((await answered).status()).toBe(200)
  await expect(form(page).getByText(SENT)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: SENT })).toBeVisible()
  for (const label of Object.keys(MESSAGE))
    await expect(form(page).getByLabel(label, { exact: true })).toHaveValue('')
  expect(calls).toEqual([
    {
      name: 'Layla Haddad',
      email: 'layla@mail.example',
      phone: '+971 55 555 0119',
      subject: 'A flat by the creek',
      message: 'May I see it on Thursday?',
    },
  ])
})

async function expectFaults(page: Page): Promise<void> {
  const calls = watchCalls(page)
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(5)
  await expectAccessible(page)

  await page.getByLabel('Name and surname').fill('Layla Haddad')
  await page.getByLabel('Email').fill('layla.at.mail')
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid e-mail address.',
  )
  for (const label of ['Phone', 'Subject', 'Message'])
    await expect(form(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      /^Please enter/,
    )
  expect(calls).toEqual([])
}

test('beside phones, e-mail addresses and socials the map comes when it nears the screen', async ({
  page,
}) => {
  await page.route(/google\.com/, (route) => route.fulfill({ body: '' }))
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 600 })
  await page.goto('/contact-us')
  await page.getByRole('button', { name: 'SUBMIT' }).waitFor()
  const map = page.getByTitle('Find Us on Google Maps')
  await expect(map).toHaveCount(0)
  await page.getByRole('heading', { name: 'Find Us on Google Maps' }).scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps/)
  await expect(page.getByRole('main').locator('address')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Map of Dubai with our office' })).toBeVisible()

  const side = page.getByRole('complementary', { name: 'Contact details' })
  await expect(side.locator('a[href^="tel:"]')).toHaveCount(2)
  await expect(side.locator('a[href^="mailto:"]')).toHaveCount(2)
  await expect(
    side.getByRole('link', { name: / on (Instagram|LinkedIn|Facebook|YouTube|X)$/ }),
  ).toHaveCount(5)
})

test('where the agency asks first, nothing of Google is loaded until the visitor allows it', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('google')) requested.push(request.url())
  })
  const token = await openSession(page.request)
  await setNeedsConsent(page.request, token, true)
  try {
    await page.goto('/contact-us')
    const button = page.getByRole('button', { name: 'Show the map of Google' })
    await button.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    await button.click()
    const map = page.getByTitle('Find Us on Google Maps')
    await expect(map).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps/)
    await expect(button).toHaveCount(0)
  } finally {
    await setNeedsConsent(page.request, token, false)
  }
})

async function setNeedsConsent(request: APIRequestContext, token: string, needsConsent: boolean) {
  const path = '/api/settings/map-and-socials'
  const headers = { authorization: `Bearer ${token}` }
  const { map } = (await (await request.get(path, { headers })).json()) as { map: object }
  const saved = await request.put(path, { headers, data: { map: { ...map, needsConsent } } })
  expect(saved.status()).toBe(200)
}

test('where Google cannot be reached, our own map stands alone', async ({ page }) => {
  const asked = Promise.withResolvers<void>()
  await page.route(/google\.com/, (route) => {
    asked.resolve()
    return route.abort()
  })
  await page.goto('/contact-us')
  await page.getByRole('heading', { name: 'Find Us on Google Maps' }).scrollIntoViewIfNeeded()
  await asked.promise
  const ours = page.getByRole('img', { name: 'Map of Dubai with our office' })
  await expect(ours).toBeInViewport()
  await expect(page.getByTitle('Find Us on Google Maps')).toHaveCount(0)
  const section = page.getByRole('region', { name: 'Find Us on Google Maps' })
  await expect(section.getByRole('listitem').filter({ hasText: 'Al Jadaf Metro' })).toContainText(
    /\d\.\d km/,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain post is taken and says the same, and the map is in the page, and lazy', async ({
    page,
  }) => {
    await page.goto('/contact-us')
    await expect(page.getByTitle('Find Us on Google Maps')).toHaveAttribute('loading', 'lazy')
    await write(page)
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(page.getByText(SENT)).toBeVisible()
    await expect(page.getByLabel('Subject')).toHaveValue('')
  })
})

function form(page: Page) {
  return page.getByRole('form', { name: 'Write a Message' })
}

async function write(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(MESSAGE))
    await form(page).getByLabel(label, { exact: true }).fill(text)
}

async function expectKept(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(MESSAGE))
    await expect(form(page).getByLabel(label, { exact: true })).toHaveValue(text)
}

function watchCalls(page: Page): unknown[] {
  const calls: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-email')) calls.push(request.postDataJSON())
  })
  return calls
}
