import type { Page } from '@playwright/test'

/** Opens a page and waits until the browser runs it: a click before that is a plain page's click. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

/** Waits until the browser runs the page. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = document.querySelector('footer')
    return last !== null && Object.keys(last).some((key) => key.startsWith('__reactProps'))
  })
}
