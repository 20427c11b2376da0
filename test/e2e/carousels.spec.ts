import type { Page } from '@playwright/test'

import { current, expectMoving, inSight, openWithClock, startAnew } from './carousel.ts'
import { expect, test } from './site.ts'

test('the carousels move on by themselves, go where one says, and wait where they should', async ({
  page,
}) => {
  await openWithClock(page, '/')
  await test.step('properties: three a slide, every 4000 ms, by arrows and dots', () =>
    expectProperties(page))
  await test.step('posts, with teasers of 100 characters, every 5000 ms', () => expectPosts(page))
  await test.step('four partners, every 5000 ms', () => expectPartners(page))
  await test.step('none moves under the pointer or keyboard, once paused, or in a hidden tab', () =>
    expectWaiting(page))
})

async function expectProperties(page: Page): Promise<void> {
  const carousel = page.getByRole('region', { name: 'properties' })
  await expect(carousel.locator('[aria-label^="Slide "]')).toHaveCount(3)
  await startAnew(page, carousel)
  await expect.poll(() => inSight(carousel)).toHaveLength(3)
  await page.clock.runFor(3900)
  await expect(current(carousel)).toHaveAccessibleName('Slide 1 of 3')
  await page.clock.runFor(200)
  await expect(current(carousel)).toHaveAccessibleName('Slide 2 of 3')
  await page.clock.runFor(8000)
  await expect(current(carousel)).toHaveAccessibleName('Slide 1 of 3')

  await startAnew(page, carousel)
  const before = await inSight(carousel)
  await carousel.getByRole('button', { name: 'Next properties' }).click()
  await expect(current(carousel)).toHaveAccessibleName('Slide 2 of 3')
  await page.clock.runFor(2000)
  await expect.poll(() => inSight(carousel)).not.toEqual(before)
  await carousel.getByRole('button', { name: 'Slide 3 of 3' }).click()
  await expect(current(carousel)).toHaveAccessibleName('Slide 3 of 3')
  await carousel.getByRole('button', { name: 'Slide 1 of 3' }).click()
  await carousel.getByRole('button', { name: 'Previous properties' }).click()
  await expect(current(carousel)).toHaveAccessibleName('Slide 3 of 3')
}

async function expectPosts(page: Page): Promise<void> {
  const posts = page.getByRole('region', { name: 'posts' })
  await startAnew(page, posts)
  await page.clock.runFor(4900)
  await expect(current(posts)).toHaveAccessibleName('Slide 1 of 5')
  await page.clock.runFor(200)
  await expect(current(posts)).toHaveAccessibleName('Slide 2 of 5')
  for (const teaser of await posts.locator('article h3 + p').allTextContents()) {
    expect(teaser).toMatch(/^[^#*…]{100}$/)
  }
}

async function expectPartners(page: Page): Promise<void> {
  const partners = page.getByRole('region', { name: 'partners' })
  await expect(partners.getByRole('img')).toHaveCount(4)
  await startAnew(page, partners)
  await page.clock.runFor(4900)
  await expect(current(partners)).toHaveAccessibleName('Slide 1 of 4')
  await page.clock.runFor(200)
  await expect(current(partners)).toHaveAccessibleName('Slide 2 of 4')
  await page.clock.runFor(15_000)
  await expect(current(partners)).toHaveAccessibleName('Slide 1 of 4')
}

async function expectWaiting(page: Page): Promise<void> {
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
}

test('a phone shows one home a slide, and nothing moves for those who want no motion', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'properties' })
  await carousel.scrollIntoViewIfNeeded()
  await expect(current(carousel)).toHaveAccessibleName('Slide 1 of 9')
  await expect.poll(() => inSight(carousel)).toHaveLength(1)
  await page.clock.runFor(20_000)
  await expect(current(carousel)).toHaveAccessibleName('Slide 1 of 9')
  await carousel.getByRole('button', { name: 'Next properties' }).click()
  await expect(current(carousel)).toHaveAccessibleName('Slide 2 of 9')
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
