import type { Page, Response } from '@playwright/test'

import { smallPhoto } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

const CALL = '**/api/send-email-with-file'
const SENT = 'Email sent successfully!'
const FAILED = 'An error occurred while sending the email.'

const REQUEST = {
  Name: 'Layla Haddad',
  Phone: '+971 55 555 0119',
  Email: 'layla@mail.example',
  'Property address': 'Villa 18, Street 4B',
  'Country/city': 'United Arab Emirates / Dubai',
  Message: 'Four bedrooms around a court.',
}

const { buffer: PHOTO } = await smallPhoto('townhouse-row-street')
const gate = { name: 'front-gate.jpg', mimeType: 'image/jpeg', buffer: PHOTO }
const court = { name: 'court.jpg', mimeType: 'image/jpeg', buffer: PHOTO }

test('a request goes out with its photos or without, says so and clears everything', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(CALL, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/sell-property')
  await write(page)
  await choose(page, [gate, court])
  const send = async () => {
    const answered = page.waitForResponse(CALL)
    await page.getByRole('button', { name: 'Send request' }).click()
    return { answered }
  }
  const expectSent = async (answered: Promise<Response>) => {
    expect((await answered).status()).toBe(200)
    await expect(form(page).getByText(SENT)).toBeVisible()
    for (const label of Object.keys(REQUEST)) await expect(field(page, label)).toHaveValue('')
    await expect(chosen(page)).toHaveCount(0)
  }
  const withPhotos = await send()
  const bar = page.getByRole('progressbar', { name: 'Uploading 2 photos' })
  await expect(bar).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeDisabled()
  held.resolve()
  await expect(bar).toBeHidden()
  await expectSent(withPhotos.answered)

  await write(page)
  const without = await send()
  await expectSent(without.answered)

  await test.step('a damaged photo is named and left out', async () => {
    await write(page)
    await choose(page, [gate, { ...court, buffer: PHOTO.subarray(0, PHOTO.length / 2) }])
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('list', { name: 'Files that were not taken' })).toHaveText(
      'court.jpg is damaged or is not a photo, and was left out.',
    )
    await expect(form(page).getByText(SENT)).toBeVisible()
    await expect(field(page, 'Name')).toHaveValue('')
  })
})

test('a refusal and a dead network are said, and keep what was written and chosen', async ({
  page,
}) => {
  await page.goto('/sell-property')
  await write(page)
  await choose(page, [gate])
  for (const [how, fail] of [
    ['a refusal', { status: 500, json: { error: 'No.' } }],
    ['a dead network', null],
  ] as const)
    await test.step(how, async () => {
      const answered = Promise.withResolvers<void>()
      await page.route(CALL, async (route) => {
        await expect(form(page).getByText(FAILED)).toBeHidden()
        await (fail ? route.fulfill(fail) : route.abort())
        answered.resolve()
      })
      await page.getByRole('button', { name: 'Send request' }).click()
      await answered.promise
      await expect(form(page).getByText(FAILED)).toBeVisible()
      for (const [label, text] of Object.entries(REQUEST))
        await expect(field(page, label)).toHaveValue(text)
      await expect(chosen(page)).toHaveCount(1)
      await page.unroute(CALL)
    })
})

test('files are listed with thumbnail, size and a way out, or dropped; what is wrong is said', async ({
  page,
}) => {
  await page.goto('/sell-property')
  const hero = page.getByRole('region', { name: /^Sell to the buyer/ })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await hero.boundingBox())?.height).toBe(500)
  }
  await choose(page, [gate])
  await choose(page, [court])
  await expect(chosen(page)).toHaveCount(2)
  const row = chosen(page).filter({ hasText: 'front-gate.jpg' })
  await expect(row).toContainText(/\d MB|\d kB/)
  await expect(row.locator('img')).toHaveJSProperty('complete', true)
  await page.getByRole('button', { name: 'Remove front-gate.jpg' }).click()
  await expect(chosen(page)).toHaveText(/court\.jpg/)
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused()

  await dropPhoto(page, 'dropped.jpg')
  await expect(chosen(page)).toHaveText([/court\.jpg/, /dropped\.jpg/])
  await choose(page, [
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: PHOTO },
    { name: 'deed.pdf', mimeType: 'application/pdf', buffer: PHOTO },
    gate,
  ])
  await expect(chosen(page)).toHaveText([/court\.jpg/, /dropped\.jpg/, /front-gate\.jpg/])
  await expect(page.getByText('IMG_1.HEIC is a HEIC photo, which we cannot open.')).toBeVisible()
  await expect(page.getByText('deed.pdf is not a photo that we can open.')).toBeVisible()

  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(field(page, 'Name')).toBeFocused()
  for (const label of Object.keys(REQUEST))
    await expect(field(page, label)).toHaveAccessibleDescription(/^Please enter/)
  await expectAccessible(page)
})

async function dropPhoto(page: Page, name: string): Promise<void> {
  const files = await page.evaluateHandle(
    ({ bytes, name }) => {
      const carried = new DataTransfer()
      carried.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/jpeg' }))
      return carried
    },
    { bytes: [...PHOTO], name },
  )
  await page.getByRole('group', { name: 'Photos' }).dispatchEvent('drop', { dataTransfer: files })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a file that is no photo is named and left out, and photos are taken', async ({ page }) => {
    await page.goto('/sell-property')
    await write(page)
    await expect(page.locator('input[type=file]')).toBeVisible()
    const fake = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('words') }
    await choose(page, [fake, gate, court])
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText(SENT)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Files that were not taken' })).toHaveText(
      'fake.jpg is damaged or is not a photo, and was left out.',
    )
  })
})

function form(page: Page) {
  return page.getByRole('form', { name: 'Tell us about it' })
}

function field(page: Page, label: string) {
  return form(page).getByLabel(label, { exact: true })
}

function chosen(page: Page) {
  return page.getByRole('list', { name: 'Chosen photos' }).getByRole('listitem')
}

async function choose(page: Page, files: (typeof gate)[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(files)
}

async function write(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(REQUEST)) await field(page, label).fill(text)
}
