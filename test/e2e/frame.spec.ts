import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, PHONE_ONLY, test } from './site.ts'

const PAGES = {
  HOME: '/',
  PROPERTIES: '/properties',
  BLOG: '/blog',
  'ABOUT US': '/about',
  'CONTACT US': '/contact-us',
  'SELL YOUR PROPERTY': '/sell-property',
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()

test('the links stand in their order, mark the open page and lead on', async ({ page }) => {
  await page.goto('/sell-property')
  const menu = page.getByRole('navigation', { name: 'Main' })
  let open = 'SELL YOUR PROPERTY'
  for (const [label, path] of Object.entries(PAGES))
    await test.step(`${label} leads to ${path}, with header and footer`, async () => {
      await expect(menu.getByRole('listitem')).toHaveText(Object.keys(PAGES))
      await expect(menu.locator('[aria-current="page"]')).toHaveText(open)
      await menu.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      open = label
    })
})

test('the first tab leads past the header, which stays, and the footer tells how to reach the agency', async ({
  page,
}) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const footer = page.getByRole('contentinfo')
  for (const network of ['Instagram', 'LinkedIn', 'Facebook', 'YouTube', 'X'])
    await expect(
      footer.getByRole('link', { name: `Ghaf & Harbour on ${network}`, exact: true }),
    ).toBeVisible()
  await expect(footer.locator('a[href^="tel:"]')).toHaveText([
    '+971 4 555 0142',
    '+971 50 555 0187',
  ])
  await expect(footer.locator('a[href^="mailto:"]')).toHaveText([
    'hello@ghafandharbour.example',
    'careers@ghafandharbour.example',
  ])
  await expect(footer.locator('address')).toContainText('Creek Quay Tower')
  await expect(footer).toContainText('© 2024 Ghaf & Harbour')

  await page.mouse.wheel(0, 3000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await expect(page.getByRole('link', { name: 'Ghaf & Harbour, home' })).toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Contact an agent' })).toBeHidden()
})

test(
  'the footer of a phone leads to the pages, also to those of communities',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto('/about')
    const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link')
    const names = ['Properties', 'Areas', 'Blog', 'About us', 'Contact us', 'Admin']
    await expect(links).toHaveText(names)
    await links.filter({ hasText: 'Areas' }).tap()
    await expect(page).toHaveURL('/areas')
  },
)

test(
  'the menu of a phone toggles, closes, keeps the focus, leads on and has no fault',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const close = page.getByRole('button', { name: 'Close menu' })
    await test.step('has the links in their order, marks the open page and toggles', async () => {
      await page.getByRole('button', { name: 'Menu' }).tap()
      await expect(menu.getByRole('listitem')).toHaveText(Object.keys(PAGES))
      await expect(menu.locator('[aria-current="page"]')).toHaveText('HOME')
      await close.tap()
      await expect(menu).toBeHidden()
    })
    await test.step('closes on Escape and gives the focus back', async () => {
      await openMenu(page)
      await expect(menu).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link', { name: 'HOME' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    })
    await test.step('closes on a tap outside', async () => {
      await openMenu(page)
      await expect(menu).toBeVisible()
      await page.touchscreen.tap(6, 32)
      await expect(menu).toBeHidden()
    })
    await test.step('has WhatsApp and a call at its foot, and no fault', async () => {
      await openMenu(page)
      await expect(menu.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        'https://wa.me/971505550187',
      )
      await expect(menu.getByRole('link', { name: 'Call' })).toHaveAttribute(
        'href',
        'tel:+97145550142',
      )
      await expectAccessible(page, 'header')
    })
    await test.step('keeps the focus', async () => {
      await close.focus()
      for (let links = await menu.getByRole('link').count(); links > 0; links--)
        await page.keyboard.press('Tab')
      await expect(menu.getByRole('link', { name: 'Call' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(close).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(menu.getByRole('link', { name: 'Call' })).toBeFocused()
    })
    await test.step('closes when a link leads on', async () => {
      await menu.getByRole('link', { name: 'ABOUT US', exact: true }).tap()
      await expect(page).toHaveURL('/about')
      await expect(menu).toBeHidden()
    })
  },
)

test(
  'the header stays, and the thumb bar leads to WhatsApp, a call and the nearest form',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto('/')
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await expect(page.getByRole('link', { name: 'Ghaf & Harbour, home' })).toBeInViewport()

    const bar = page.getByRole('navigation', { name: 'Contact an agent' })
    await expect(bar.getByRole('link')).toHaveText(['WhatsApp', 'Call', 'Enquire'])
    await bar.getByRole('link', { name: 'Enquire' }).tap()
    await expect(page.getByRole('heading', { name: 'Write a Message' })).toBeInViewport()
    await expect(page).toHaveURL(/^[^#]*\/contact-us(#|$)/)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(bar).toHaveCount(0)

    await page.goto('/sell-property')
    await bar.getByRole('link', { name: 'Enquire' }).tap()
    await expect(page.getByLabel('Name', { exact: true })).toBeInViewport()
  },
)

test('every page works in a browser that denies access to localStorage', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    }),
  )
  for (const path of ['/', '/properties2/30', '/shortlist', '/ar', '/properties']) {
    await page.goto(path)
    await page.mouse.move(300, 300)
    await page.evaluate(() => scrollBy(0, 200))
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // Code that the first movement loads has run once the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /^Shortlist/ })).toHaveText(/1$/)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/properties2\/\d+$/)
  await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible()
  expect(errors).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the menu of a phone leads on, and Enquire keeps its place',
    PHONE_ONLY,
    async ({ page }) => {
      await page.goto('/')
      await openMenu(page)
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await menu.getByRole('link', { name: 'PROPERTIES', exact: true }).click()
      await expect(page).toHaveURL('/properties')

      await page.goto('/properties2/30')
      await expect(async () => {
        const enquire = await page.getByRole('link', { name: 'Enquire' }).boundingBox()
        expect(enquire?.width).toBeGreaterThan(100)
        expect((enquire?.x ?? 0) + (enquire?.width ?? 0)).toBe(390)
      }).toPass({ timeout: 20_000 })
    },
  )
})
