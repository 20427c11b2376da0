import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { enterAsAdmin, smallPhoto } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

const mona = { name: 'Mona Saleh', email: 'mona@mail.example', phone: '+971 55 555 0171' }
const samePhone = { name: 'Karim Saleh', email: 'karim@mail.example', phone: '055 555 0171' }

test('what is kept about a person is looked at, exported and erased', async ({ page }) => {
  const { headers } = await enterAsAdmin(page)
  await write(page, mona)
  await sell(page, mona)
  await write(page, samePhone)
  await page.goto('/admin/enquiries')
  await open(page, mona.name)
  const dialog = page.getByRole('dialog', { name: 'Personal data' })
  const kept = dialog.getByRole('list', { name: 'What is kept' }).getByRole('listitem')
  await expect(dialog.getByText('3 enquiries')).toBeVisible()
  await expect(kept.filter({ hasText: 'Karim Saleh' })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')

  await dialog.getByLabel(mona.phone).uncheck()
  await expect(dialog.getByText('2 enquiries')).toBeVisible()
  await expect(kept.filter({ hasText: 'Sell Your Property, 1 photo' })).toBeVisible()

  const begun = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.zip$/)
  const zip = readFileSync(await download.path(), 'latin1')
  expect(zip).toContain('personal-data.json')
  expect(zip).toContain('mona@mail.example')
  expect(zip).not.toContain('karim@mail.example')

  await dialog.getByRole('button', { name: 'Erase' }).click()
  const sure = page.getByRole('dialog', { name: 'Erase for good?' })
  await expect(sure).toContainText('2 enquiries, the emails about them and 1 photo')
  await expect(sure.getByRole('button', { name: 'Keep' })).toBeFocused()
  await expectAccessible(page, 'dialog[open]')
  await sure.getByRole('button', { name: 'Erase for good' }).click()

  await expect(page.getByText('2 enquiries erased.')).toBeVisible()
  await expect(page.getByRole('link', { name: mona.name, exact: true })).toBeHidden()
  await expect(page.getByRole('link', { name: samePhone.name, exact: true })).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  const found = await page.request.post('/api/people/find', { headers, data: mona })
  expect(await found.json()).toMatchObject({ enquiries: [{ name: samePhone.name }] })
})

test('one may think again, and what came meanwhile is not erased unseen', async ({ page }) => {
  await enterAsAdmin(page)
  const noor = { name: 'Noor Aziz', email: 'noor@mail.example', phone: '+971 55 555 0182' }
  await write(page, noor)
  await page.goto('/admin/enquiries')
  await open(page, noor.name)
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('button', { name: 'Keep' }).click()
  const dialog = page.getByRole('dialog', { name: 'Personal data' })
  await expect(dialog.getByText('1 enquiry', { exact: true })).toBeVisible()
  await write(page, { ...noor, name: 'Noor Again' })
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please look again.')
  await expect(dialog.getByText('2 enquiries', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByRole('dialog', { name: 'Erase for good?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const row = page.getByRole('article', { name: noor.name })
  await expect(row.getByRole('button', { name: 'Personal data' })).toBeFocused()
})

interface Sender {
  name: string
  email: string
  phone: string
}

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click()
  const enquiry = page.getByRole('article', { name })
  await enquiry.getByRole('button', { name: 'Personal data' }).click()
}

async function write(page: Page, sender: Sender): Promise<void> {
  await page.request.post('/api/send-email', {
    data: { ...sender, subject: 'A subject', message: 'A message.' },
  })
}

async function sell(page: Page, sender: Sender): Promise<void> {
  await page.request.post('/api/send-email-with-file', {
    multipart: {
      ...sender,
      propertyaddress: 'Villa 18, Street 4B',
      countrycity: 'Jumeirah',
      message: 'Extended in 2019.',
      file: await smallPhoto('villa-pool-exterior-day'),
    },
  })
}
