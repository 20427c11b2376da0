import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, PHONE_ONLY, PHONE_TOO, test } from './site.ts'

const PAGES = {
  HOME: '/',
  PROPERTIES: '/properties',
  BLOG: '/blog',
  'ABOUT US': '/about',
  'CONTACT US': '/contact-us',
  'SELL YOUR PROPERTY': '/sell-property',
}

const onPhone = () => test.info().project.name.endsWith('phone')

async function openMenu(page: Page) {
  if (!onPhone()) return page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('navigation', { name: 'Menu' })
}

test(
  'the links stand in their order, mark the open page and lead on',
  PHONE_TOO,
  async ({ page }) => {
    await page.goto('/sell-property')
    let open = 'SELL YOUR PROPERTY'
    for (const [label, path] of Object.entries(PAGES))
      await test.step(`${label} leads to ${path}, with header and footer`, async () => {
        const menu = await openMenu(page)
        await expect(menu.getByRole('listitem')).toHaveText(Object.keys(PAGES))
        await expect(menu.locator('[aria-current="page"]')).toHaveText(open)
        await menu.getByRole('link', { name: label, exact: true }).click()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expect(menu).toBeVisible({ visible: !onPhone() })
        open = label
      })
  },
)

test('the first tab leads past the header, and the footer tells how to reach the agency', async ({
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
})

test(
  'the menu of a phone toggles, closes, keeps the focus and has no fault',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const close = page.getByRole('button', { name: 'Close menu' })
    await test.step('toggles with its button', async () => {
      await page.getByRole('button', { name: 'Menu' }).tap()
      await expect(menu).toBeVisible()
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
  },
)

test(
  'the header stays, and the thumb bar of a phone leads to WhatsApp, a call and the nearest form',
  PHONE_TOO,
  async ({ page }) => {
    await page.goto('/')
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await expect(page.getByRole('link', { name: 'Ghaf & Harbour, home' })).toBeInViewport()

    const bar = page.getByRole('navigation', { name: 'Contact an agent' })
    if (!onPhone()) return expect(bar).toBeHidden()
    await expect(bar.getByRole('link')).toHaveText(['WhatsApp', 'Call', 'Enquire'])
    await bar.getByRole('link', { name: 'Enquire' }).tap()
    await expect(page.getByRole('heading', { name: 'Write a Message' })).toBeInViewport()
    await expect(page).toHaveURL(/^[^#]*\/contact-us(#|$)/)
  },
)

test(
  'the thumb bar leads to the form for sellers, and is not on the contact page',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto('/sell-property')
    const bar = page.getByRole('navigation', { name: 'Contact an agent' })
    await bar.getByRole('link', { name: 'Enquire' }).tap()
    await expect(page.getByLabel('Name', { exact: true })).toBeInViewport()

    await page.goto('/contact-us')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(bar).toHaveCount(0)
  },
)

test('a browser that stores nothing shows every page, and none breaks', async ({ page }) => {
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
  for (const path of ['/', '/properties', '/properties2/30', '/shortlist', '/ar']) {
    await page.goto(path)
    await page.mouse.move(300, 300)
    await page.evaluate(() => scrollBy(0, 200))
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  await page.goto('/properties')
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

  test('the links lead where they should', PHONE_TOO, async ({ page }) => {
    await page.goto('/')
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'PROPERTIES', exact: true }).click()
    await expect(page).toHaveURL('/properties')
  })

  test('Enquire keeps its place in the bar of a listing', PHONE_ONLY, async ({ page }) => {
    await page.goto('/properties2/30')
    const enquire = page.getByRole('link', { name: 'Enquire' })
    const { x, width } = (await enquire.boundingBox()) ?? { x: 0, width: 0 }
    expect(width).toBeGreaterThan(100)
    expect(x + width).toBe(390)
  })
})
