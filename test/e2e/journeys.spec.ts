import type { Locator, Page } from '@playwright/test'

import { smallPhoto } from './admin.ts'
import { fill, SENT } from './enquiry.ts'
import { expect, PHONE_ONLY, test } from './site.ts'

// What visitors come for, from the home page to the end, on a phone, with the taps that it takes.

const PERSON = { name: 'Layla Haddad', email: 'layla@mail.example', phone: '+971 50 555 0101' }

test('find two homes, compare them and book a tour of both', PHONE_ONLY, async ({ page }) => {
  const { tap, count } = taps()
  await page.goto('/')
  const search = page.locator('main form').first()
  await tap(search.getByRole('searchbox'))
  await page.keyboard.type('3 bed apartment')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/properties\?/)
  await expectToBeAt(page, '/properties')
  const hearts = page.locator('main [data-save]')
  await tap(hearts.nth(0))
  await tap(hearts.nth(1))
  const shortlist = page.getByRole('link', { name: /^Shortlist/ })
  await expect(shortlist).toHaveText(/2$/)
  await tap(shortlist)
  await tap(page.getByRole('link', { name: 'Compare' }))
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(2)
  await tap(page.getByRole('link', { name: 'Tour these homes' }))
  await tap(page.locator('label:has([name="offered_day"])').first())
  await tap(page.locator('label:has([name="offered_time"])').nth(1))
  await expect(page.getByLabel('Message')).toHaveValue(/these homes on .* at 12:00/)
  await fill(page, PERSON)
  await tap(page.getByRole('button', { name: 'Schedule a tour' }))
  await expect(page.getByText(SENT)).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Your tour is requested' })).toBeInViewport()
  expect(count()).toBeLessThanOrEqual(9)
})

test('offer a property for sale, with three photos', PHONE_ONLY, async ({ page }) => {
  const { tap, count } = taps()
  await page.goto('/')
  await openInMenu(page, tap, 'SELL YOUR PROPERTY', '/sell-property')
  await fill(page, {
    ...PERSON,
    propertyaddress: 'Villa 14, Street 8B, Jumeirah 1',
    countrycity: 'Dubai',
    message: 'Four bedrooms, vacant from May.',
  })
  const photos = ['villa-pool-exterior-dusk', 'kitchen-island-marble', 'penthouse-lounge-dusk']
  await page.locator('input[type="file"]').setInputFiles(await Promise.all(photos.map(smallPhoto)))
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(3)
  await tap(page.getByRole('button', { name: 'Send request' }))
  await expect(page.getByText('Email sent successfully!')).toBeInViewport()
  expect(count()).toBeLessThanOrEqual(3)
})

test('read about a home and write by WhatsApp', PHONE_ONLY, async ({ page }) => {
  const { tap, count } = taps()
  await page.goto('/')
  await openInMenu(page, tap, 'BLOG', '/blog')
  await tap(page.locator('main article a').first())
  await expect(page).toHaveURL(/\/BlogInfo\//)
  await openInMenu(page, tap, 'PROPERTIES', '/properties')
  await tap(page.locator('main article a').first())
  await expect(page).toHaveURL(/\/properties2\//)
  const title = await page.locator('h1:not(:text("Properties"))').innerText()
  const whatsapp = page.getByRole('navigation', { name: 'Contact an agent' }).getByText('WhatsApp')
  await expect(whatsapp).toBeInViewport()
  await expect(async () => {
    const link = new URL((await whatsapp.getAttribute('href')) ?? '')
    expect(link.hostname).toBe('wa.me')
    expect(link.searchParams.get('text')).toContain(title.replace(/\s+/g, ' '))
  }).toPass({ timeout: 20_000 })
  expect(count() + 1).toBeLessThanOrEqual(7)
})

type Tap = (target: Locator) => Promise<void>

function taps(): { tap: Tap; count: () => number } {
  let taps = 0
  return {
    async tap(target) {
      taps++
      await target.tap()
    },
    count: () => taps,
  }
}

async function openInMenu(page: Page, tap: Tap, name: string, url: string): Promise<void> {
  await tap(page.getByRole('button', { name: 'Menu' }))
  await tap(page.getByRole('navigation').getByRole('link', { name, exact: true }).first())
  await expect(page).toHaveURL(url)
  await expectToBeAt(page, url)
}

// The address changes a moment before the page does: the menu's link is marked with the page.
async function expectToBeAt(page: Page, url: string): Promise<void> {
  await expect(page.locator(`header a[href="${url}"]`).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
}
