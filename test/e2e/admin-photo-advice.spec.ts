import type { Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'

import { demoPhoto, enterAsAdmin, publishAnyway } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { blockFonts } from './shifts.ts'
import { expect, test } from './site.ts'

const photos = (page: Page) => page.getByRole('list', { name: 'Main photos, in order' })
const tile = (page: Page, name: string) =>
  photos(page).locator(':scope > li').filter({ hasText: name })

/** Photos are examined at a low priority, so other work on the machine delays it. */
const LOOKED_AT = { timeout: 90_000 }

test('the photo advice warns of small, upright, dark and doubled photos, and blocks nothing', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  const known = await admin.upload('lobby-residential-tower')
  await admin.createProperty({ properties_title: 'The first tower', photos: [known] })
  await expect.poll(() => admin.isAnalysed(known)).toBe(true)
  await page.goto('/admin/createpro')
  await page.getByLabel('Title').fill('The second tower')
  await page
    .getByLabel('Add main photos')
    .setInputFiles([
      await picture('upright.jpg', 'gym-skyline-view', (photo) =>
        photo.resize(45, 64, { fit: 'cover' }),
      ),
      await picture('small.jpg', 'boardroom-skyline', (photo) => photo.resize(64)),
      await picture('night.jpg', 'living-room-city-view', (photo) => photo.resize(64).linear(0.15)),
      await picture('again.jpg', 'lobby-residential-tower', (photo) =>
        photo.resize(60).jpeg({ quality: 55 }),
      ),
    ])
  await expect(tile(page, 'small.jpg')).toContainText('Small: 64 ×')
  await expect(tile(page, 'upright.jpg')).toContainText('Upright. Cards crop the main photo')
  await expect(tile(page, 'night.jpg')).toContainText('Very dark.', LOOKED_AT)
  await expect(tile(page, 'again.jpg')).toContainText('Also in The first tower', LOOKED_AT)
  await expectAccessible(page, '[aria-label="Main photos, in order"]')

  await tile(page, 'upright.jpg')
    .getByRole('button', { name: /^Reorder/ })
    .focus()
  await page.keyboard.press('ArrowRight')
  await expect(tile(page, 'upright.jpg')).not.toContainText('Upright')
  await publishAnyway(page)
  await expect(page.getByText('Property created successfully!')).toBeVisible()
})

test('photo advice moves nothing that is about to be pressed', async ({ page }) => {
  await blockFonts(page)
  await enterAsAdmin(page)
  let advice = Promise.withResolvers<void>()
  await page.route('**/api/photos/advice*', async (route) => {
    await advice.promise
    await route.continue()
  })
  await page.goto('/admin/createpro')
  for (const [name, width] of [
    ['wide.jpg', 1440],
    ['narrow.jpg', 390],
  ] as const) {
    advice = Promise.withResolvers<void>()
    await page.setViewportSize({ width, height: 900 })
    const small = await picture(name, 'boardroom-skyline', (photo) => photo.resize(64))
    await page.getByLabel('Add main photos').setInputFiles([small])
    const photo = tile(page, name)
    await expect(photo.getByRole('button', { name: /^Reorder/ })).toBeVisible()
    const places = async () => [
      await photo.getByRole('button', { name: `Remove ${name}` }).boundingBox(),
      await photo.getByText('Describe').boundingBox(),
    ]
    const before = await places()
    advice.resolve()
    await expect(photo).toContainText('Small: 64 ×')
    expect(await places()).toEqual(before)
  }
})

test('a chosen room suggests an alt text, which can be changed and is told to the public', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  const [kitchen, pool] = [
    await admin.upload('kitchen-island-marble'),
    await admin.upload('villa-pool-exterior-day'),
  ]
  const title = 'Villa with a lemon tree'
  const written = { properties_title: title, location_id: 2, photos: [kitchen, pool] }
  const id = await admin.createProperty(written)
  await page.goto(`/admin/update-property/${id}`)
  const first = photos(page).locator(':scope > li').first()
  const second = photos(page).locator(':scope > li').last()
  await first.getByText('Describe').click()
  await first.getByLabel('Room').selectOption('Kitchen')
  const place = await page.getByLabel('Location').locator('option:checked').innerText()
  const suggested = `Kitchen, ${title}, ${place}`
  await expect(first.getByLabel('Alt text')).toHaveValue(suggested)
  await first.getByLabel('Room').selectOption('Dining room')
  await expect(first.getByLabel('Alt text')).toHaveValue(`Dining room, ${title}, ${place}`)
  await first.getByLabel('Alt text').fill('A marble island below three lamps')
  await first.getByLabel('Room').selectOption('Kitchen')
  await expect(first.getByLabel('Alt text')).toHaveValue('A marble island below three lamps')
  await second.getByText('Describe').click()
  await second.getByLabel('Room').selectOption('Pool')

  // What was written is a draft until it is saved.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
    .toContain('three lamps')
  await page.reload()
  await expect(second.locator('summary', { hasText: 'Pool' })).toBeVisible()
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page.getByText('Property updated successfully!')).toBeVisible()

  const alt = 'A marble island below three lamps'
  await page.goto(`/properties2/${id}`)
  const gallery = page.getByRole('region', { name: 'Photos' })
  await expect(gallery.getByAltText(alt)).toHaveCount(1)
  await expect(gallery.getByAltText(`Pool, ${title}, ${place}`)).toHaveCount(1)
  const html = await (await page.request.get(`/properties2/${id}`)).text()
  expect(html).toContain(`"caption":"${alt}"`)
  for (const path of ['/', '/properties'])
    expect(await (await page.request.get(path)).text()).toContain(`alt="${alt}"`)
})

async function picture(
  name: string,
  demo: string,
  change: (photo: Sharp) => Sharp,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await change(sharp(demoPhoto(demo)))
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
