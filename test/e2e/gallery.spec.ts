import type { Page } from '@playwright/test'

import { expect, test } from './site.ts'

test('photos open over the whole screen, and are turned by keys, arrows and thumbnails', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/properties2/30')
  const gallery = page.getByRole('region', { name: 'Photos' })
  await expect(gallery.getByText('1 of 6')).toBeVisible()
  await expect(gallery.getByRole('button', { name: 'Previous photo' })).toBeDisabled()
  expect(asked.filter((url) => url.includes('lightbox'))).toEqual([])

  await test.step('the lightbox comes when it is asked for', async () => {
    await gallery.getByRole('button', { name: 'Open photo 1 of 6' }).click()
    await expect(page.getByRole('dialog').getByText('1 of 6')).toBeVisible()
    expect(asked.filter((url) => url.includes('lightbox'))).not.toEqual([])
    await turnPhotos(page)
    await expect(gallery.getByText('2 of 6')).toBeVisible()
  })

  await gallery.getByRole('button', { name: 'Previous photo' }).click()
  await expect(gallery.getByText('1 of 6')).toBeVisible()
  await expect(gallery.getByRole('button', { name: 'Previous photo' })).toBeDisabled()
  await gallery.getByRole('button', { name: 'Next photo' }).click()
  await expect(gallery.getByText('2 of 6')).toBeVisible()
  await gallery.getByRole('button', { name: 'Photo 6', exact: true }).click()
  await expect(gallery.getByText('6 of 6')).toBeVisible()
  await expect(gallery.getByRole('button', { name: 'Next photo' })).toBeDisabled()
})

/** From the first photo of the lightbox to the second, and out. */
async function turnPhotos(page: Page): Promise<void> {
  const lightbox = page.getByRole('dialog')
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
  await expect.poll(arrowSize).toEqual([48, 72])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(arrowSize).toEqual([48, 48])
  const last = lightbox.getByRole('button', { name: 'Photo 6', exact: true })
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox.getByText('1 of 6')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox.getByText('6 of 6')).toBeVisible()
  await expect(last).toHaveAttribute('aria-current', 'true')
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await lightbox.getByRole('button', { name: 'Photo 2', exact: true }).click()
  await expect(lightbox.getByText('2 of 6')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
}
