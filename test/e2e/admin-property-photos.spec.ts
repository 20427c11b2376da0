import type { Page } from '@playwright/test'

import { enterAsAdmin, smallPhoto } from './admin.ts'
import { blockFonts } from './shifts.ts'
import { expect, test } from './site.ts'

const mainPhotos = (page: Page) => page.getByRole('list', { name: 'Main photos, in order' })

test('photos are reordered by keyboard and by dragging, the first being the cover', async ({
  page,
}) => {
  await blockFonts(page)
  const admin = await enterAsAdmin(page)
  const [kitchen = '', bath = '', lobby = ''] = await Promise.all(
    ['kitchen-island-marble', 'bathroom-freestanding-tub', 'lobby-residential-tower'].map((name) =>
      admin.upload(name),
    ),
  )
  const id = await admin.createProperty({
    properties_title: 'Photos to reorder',
    currency: 'AED',
    photos: [kitchen, bath, lobby],
  })
  await page.goto(`/admin/update-property/${id}`)
  const tiles = mainPhotos(page).getByRole('listitem')
  await expect(tiles.nth(0)).toContainText('Main photo')

  const handle = page.getByRole('button', { name: 'Reorder lobby-residential-tower.jpg' })
  await handle.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('is now photo 2 of 3.')).toBeAttached()
  await expect(handle).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByText('is now photo 1 of 3. It is the main photo.')).toBeAttached()
  await expect(tiles.nth(0)).toContainText('lobby-residential-tower.jpg')
  await expect(tiles.nth(0)).toContainText('Main photo')
  await expect(page.getByText('Main photo', { exact: true })).toHaveCount(1)

  await dragToFront(page, 'bathroom-freestanding-tub.jpg')
  await page.setViewportSize({ width: 390, height: 844 })
  await dragToFront(page, 'kitchen-island-marble.jpg')
  await expect(page.getByLabel('Currency').locator('option')).toHaveText([
    'USD',
    'EUR',
    'GBP',
    'AED',
  ])
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('Property updated successfully!')).toBeVisible()
  expect((await admin.property(id)).photos).toEqual([kitchen, bath, lobby])
})

async function dragToFront(page: Page, name: string): Promise<void> {
  const tiles = mainPhotos(page).getByRole('listitem')
  const handle = page.getByRole('button', { name: `Reorder ${name}` })
  await handle.scrollIntoViewIfNeeded()
  await handle.click({ trial: true })
  const [from, to] = [await handle.boundingBox(), await tiles.nth(0).boundingBox()]
  if (!from || !to) throw new Error('The photos are not on the screen')

  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 30, to.y + to.height / 2, { steps: 8 })
  await expect(page.getByText('Drop here')).toBeVisible()
  await expect(tiles.filter({ has: handle })).toHaveCSS('order', '0')
  await page.mouse.up()
  await expect(page.getByText('Drop here')).toBeHidden()
  await expect(tiles.nth(0)).toContainText(name)
}

test('uploads tell their progress, three at once; one that fails says where and why', async ({
  page,
}) => {
  await enterAsAdmin(page)
  let gate = Promise.withResolvers<void>()
  let begun = 0
  let fail = false
  await page.route('**/api/upload', async (route) => {
    begun += 1
    await gate.promise
    await (fail ? route.abort() : route.continue())
  })
  await page.goto('/admin/createpro')
  const submit = page.getByRole('button', { name: 'Create Property' })
  const finish = async () => {
    gate.resolve()
    await expect(submit).toBeEnabled()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  }
  await page.getByLabel('Add main photos').setInputFiles(await smallPhoto('gym-skyline-view'))
  await expect(page.getByRole('progressbar', { name: /gym-skyline-view\.jpg/ })).toBeVisible()
  await expect(submit).toBeDisabled()
  await expect(
    page.getByText('One upload running. You can create the property when it finishes.'),
  ).toBeVisible()
  await finish()

  gate = Promise.withResolvers<void>()
  begun = 0
  await page
    .getByLabel('Add main photos')
    .setInputFiles(
      await Promise.all(
        [
          'villa-terrace-angle-day',
          'boardroom-skyline',
          'marina-yachts-golden',
          'keys-and-house-model',
        ].map(smallPhoto),
      ),
    )
  await expect(page.getByRole('progressbar')).toHaveCount(4)
  await expect.poll(() => begun).toBe(3)
  await finish()
  expect(begun).toBe(4)

  await page.getByRole('button', { name: 'Add Floor' }).click()
  for (const { place, words, name } of [
    { place: 'Add main photos', words: 'Error uploading file', name: 'dining-room-skyline' },
    {
      place: 'Add photos to floor 1',
      words: 'Error uploading floor photo',
      name: 'lobby-residential-tower',
    },
  ]) {
    fail = true
    await page.getByLabel(place).setInputFiles(await smallPhoto(name))
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(page.getByText('One photo was not uploaded and will be left out.')).toBeVisible()

    fail = false
    await page.getByRole('button', { name: `Try again: ${name}.jpg` }).click()
    await expect(page.getByText(words)).toBeHidden()
    await expect(page.getByRole('button', { name: `Reorder ${name}.jpg` })).toBeVisible()
  }

  const file = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') }
  await page.getByLabel('Add main photos').setInputFiles(file)
  const tile = mainPhotos(page).getByRole('listitem').filter({ hasText: 'notes.jpg' })
  await expect(tile).toContainText('Error uploading file')
  await expect(tile).toContainText('This file is not a picture that can be read.')
  await page.getByRole('button', { name: 'Remove notes.jpg' }).click()
  await expect(page.getByText('Error uploading file')).toBeHidden()
})
