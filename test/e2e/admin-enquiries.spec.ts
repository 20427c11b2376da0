import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { enterAsAdmin, smallPhoto } from './admin.ts'
import { expect, test } from './site.ts'

/** An enquiry in the list. */
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

/** Opens an enquiry from the list. */
async function open(page: Page, name: string) {
  await row(page, name).first().getByRole('link', { name, exact: true }).click()
  return page.getByRole('article', { name, exact: true })
}

test('every kind of enquiry is in the inbox with what was written; it is searched, filtered and exported', async ({
  page,
}) => {
  await enterAsAdmin(page)
  const who = { email: 'layla@mail.example', phone: '+971 55 555 0119' }
  await page.request.post('/api/send-listproperty', {
    data: { ...who, name: 'Ravi Menon', address: 'Apartment 906, Canal Front 2', language: 'ar' },
  })
  await page.request.post('/api/send-email', {
    data: { ...who, name: 'Ingrid Solberg', subject: 'Residence visa', message: 'Which papers?' },
  })
  const [property] = (await (await page.request.get('/api/properties')).json()) as {
    id: number
    properties_title: string
  }[]
  await page.request.post('/api/scheduletoure', {
    data: { ...who, name: 'Layla Haddad', message: 'On Thursday?', property_id: property?.id },
  })
  await page.request.post('/api/send-email-with-file', {
    multipart: {
      ...who,
      name: 'Omar Farouk',
      propertyaddress: 'Villa 18, Street 4B',
      countrycity: 'Jumeirah',
      message: 'Extended in 2019.',
      file: await smallPhoto('villa-pool-exterior-day'),
    },
  })
  await page.goto('/admin/enquiries')
  await expect(page.getByText(/^Mail is not set up\./)).toBeVisible()

  const ravi = await open(page, 'Ravi Menon')
  await expect(ravi).toContainText('List your property')
  await expect(ravi).toContainText('Apartment 906, Canal Front 2')
  await expect(ravi).toContainText('Wrote in Arabic')
  const ingrid = await open(page, 'Ingrid Solberg')
  await expect(ingrid).toContainText('Write a Message')
  await expect(ingrid).not.toContainText('Wrote in')
  await expect(ingrid).toContainText('Residence visa')
  await expect(ingrid).toContainText('Which papers?')
  const layla = await open(page, 'Layla Haddad')
  await expect(layla).toContainText('Schedule a tour')
  await expect(
    layla.getByRole('link', { name: property?.properties_title ?? '', exact: true }),
  ).toHaveAttribute('href', `/properties2/${property?.id}`)
  const sell = await open(page, 'Omar Farouk')
  await expect(sell).toContainText('Sell Your Property')
  await expect(sell).toContainText('Villa 18, Street 4B, Jumeirah')
  await expect(sell.getByRole('link', { name: '+971 55 555 0119' })).toHaveAttribute(
    'href',
    'tel:+971555550119',
  )
  await sell.scrollIntoViewIfNeeded()
  await expect(sell.getByRole('img', { name: 'Photo 1 of 1' })).toHaveAttribute('src', /^blob:/)
  const photoName = 'villa-pool-exterior-day.jpg'
  await expect(sell.getByRole('link', { name: photoName })).toHaveAttribute('download', photoName)

  await test.step('exported', async () => {
    const begun = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const download = await begun
    expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/)
    expect(readFileSync(await download.path(), 'utf8')).toContain('Ingrid Solberg')
  })
  await test.step('searched and filtered; the filter outlives a reload', () =>
    searchAndFilter(page))
})

async function searchAndFilter(page: Page): Promise<void> {
  const box = page.getByRole('searchbox', { name: 'Search enquiries' })
  const kind = page.getByLabel('Kind')
  await box.fill('solberg')
  await expect(row(page, 'Layla Haddad')).toBeHidden()
  await expect(row(page, 'Ingrid Solberg')).toBeVisible()
  await kind.selectOption('sell')
  await expect(page.getByText('No enquiries found.')).toBeVisible()

  await box.fill('')
  await kind.selectOption('contact')
  await page.getByRole('button', { name: /^Open/ }).click()
  await open(page, 'Ingrid Solberg')
  await page.reload()
  await expect(page.getByRole('article', { name: 'Ingrid Solberg' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Open/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(kind).toHaveValue('contact')
}

test('an enquiry is marked as handled or as spam, and taken back; the counts follow at once', async ({
  page,
  context,
}) => {
  await enterAsAdmin(page)
  await write(page, 'Ravi Menon')
  await write(page, 'Chloe Martin')
  await write(page, 'Buy Links')
  await page.goto('/admin/enquiries')
  const tab = page.getByRole('button', { name: /^Waiting \d+/ })
  await expect(row(page, 'Buy Links')).toBeVisible()
  const waiting = Number((await tab.textContent())?.match(/\d+/)?.[0])
  const dashboard = await context.newPage()
  // Without polling: the counts must follow the change that was made in the other tab.
  await dashboard.addInitScript(() => {
    window.setInterval = (() => 0) as unknown as typeof window.setInterval
  })
  await dashboard.goto('/admin')
  const link = dashboard.getByRole('link', { name: /^Enquiries/ })
  await expect(link).toContainText(`${waiting} waiting`)
  await expect(dashboard.getByText(/^Mail is not set up\./)).toBeVisible()

  const chloe = await open(page, 'Chloe Martin')
  await chloe.getByRole('button', { name: 'Mark as handled' }).click()
  await expect(page.getByText('Enquiry marked as handled.')).toBeVisible()
  await expect(row(page, 'Chloe Martin')).toBeHidden()
  await expect(tab).toHaveText(new RegExp(`^Waiting${waiting - 1}`))
  await expect(link).toContainText(`${waiting - 1} waiting`)
  await dashboard.close()

  await page.getByRole('button', { name: 'Handled', exact: true }).click()
  await expect(row(page, 'Chloe Martin')).toBeVisible()
  await chloe.getByRole('button', { name: 'Reopen' }).click()
  await expect(row(page, 'Chloe Martin')).toBeHidden()
  await page.getByRole('button', { name: /^Open/ }).click()
  await expect(row(page, 'Chloe Martin')).toBeVisible()

  const spam = await open(page, 'Buy Links')
  await spam.getByRole('button', { name: 'Spam' }).click()
  await expect(row(page, 'Buy Links')).toBeHidden()
  const told = page.getByRole('status').filter({ hasText: 'Enquiry moved to spam.' })
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Buy Links')).toBeVisible()
})

test('a new enquiry appears without a reload, and the dashboard counts it', async ({ page }) => {
  await page.clock.install()
  await enterAsAdmin(page)
  await write(page, 'Already There')
  await page.goto('/admin/enquiries')
  await page.clock.runFor(1000)
  await expect(row(page, 'Already There')).toBeVisible()
  await page.getByRole('button', { name: /^Waiting/ }).click()
  // Checked at once and not polled for, since the next poll of the inbox would bring it back.
  expect(await row(page, 'Already There').isVisible()).toBe(true)
  await write(page, 'Just Arrived')
  await page.clock.runFor(10_000)
  await expect(row(page, 'Just Arrived')).toBeVisible()
  await expect(page.getByText('New enquiry from Just Arrived.')).toBeAttached()

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('link', { name: /^Enquiries \d+ waiting/ })).toBeVisible()
})

test('the inbox opens no enquiry in place of a page that is on its way', async ({ page }) => {
  await enterAsAdmin(page)
  await write(page, 'First In The List')
  const [list, settings] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/api\/enquiries\?/, async (route) => {
    await list.promise
    await route.continue()
  })
  await page.route('**/api/mail', async (route) => {
    await settings.promise
    await route.continue()
  })
  await page.goto('/admin/enquiries')
  const asked = page.waitForRequest('**/api/mail')
  await page.getByRole('link', { name: 'Set it up' }).click()
  await asked
  list.resolve()
  await expect(row(page, 'First In The List')).toBeVisible()
  settings.resolve()
  await expect(page).toHaveURL(/\/admin\/settings\/mail$/)
  await expect(page.getByText('Emails are not sent. No mail server is set.')).toBeVisible()
})

test('an inbox that cannot be fetched can be tried again, and a stale token leads to the login', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page, { ownSession: true })
  // Requests fail until the button is pressed: the inbox polls, and a success would remove the button.
  await page.addInitScript(() =>
    addEventListener('pointerdown', () =>
      document.documentElement.setAttribute('data-pressed', ''),
    ),
  )
  await page.route('**/api/enquiries?*', async (route) =>
    (await page.locator('html[data-pressed]').count()) ? route.continue() : route.abort(),
  )
  await page.goto('/admin/enquiries')
  await expect(page.getByText('Error fetching data. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Error fetching data. Please try again.')).toBeHidden()

  // Leaves the inbox first: its polling could notice the ended session before the next page is opened.
  await page.goto('about:blank')
  await page.unrouteAll()
  await page.request.post('/api/logout', { headers: admin.headers })
  await page.goto('/admin/enquiries')
  await expect(page.getByText('You are not authorized to perform this action.')).toBeVisible()
  await expect(page).toHaveURL('/login?to=%2Fadmin%2Fenquiries')
})

async function write(page: Page, name: string): Promise<void> {
  await page.request.post('/api/send-email', {
    data: {
      name,
      email: 'someone@mail.example',
      phone: '+971 50 555 0163',
      subject: 'A subject',
      message: 'A message.',
    },
  })
}
