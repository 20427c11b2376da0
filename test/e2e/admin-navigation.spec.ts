import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { ADMIN_PASSWORD } from '#test/running-site.ts'

import { enterAsAdmin, openSession, pressInTurn } from './admin.ts'
import { expect, test } from './site.ts'

test('the rail shows the whole admin area and what waits; keys open its pages; small screens have less of it', async ({
  page,
}) => {
  await enterAsAdmin(page)
  const enquiry = { name: 'Omar Farouk', email: 'omar@mail.example', phone: '+971 50 555 0163' }
  const data = { ...enquiry, subject: 'Fees', message: 'How much?' }
  expect((await page.request.post('/api/send-email', { data })).status()).toBe(200)
  await page.goto('/admin')
  const rail = page.getByRole('navigation', { name: 'Admin' })
  await expect(rail.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
  await expect(rail.getByRole('link', { name: /^Enquiries \d+ waiting/ })).toBeVisible()
  const waiting = page.getByRole('list', { name: 'Waiting for an answer' })
  await expect(waiting.getByRole('listitem').first()).toContainText(/\d+ min/)
  await expect(page.getByText(/^\d of 8 done$/)).toBeVisible()

  await pressInTurn(page, 'g', 'p')
  await expect(page.getByRole('heading', { level: 1, name: 'Listings' })).toBeFocused()
  await page.getByLabel('Find a listing').fill('gte')
  await expect(page).toHaveURL(/\/admin\/listings/)
  await rail.getByRole('link', { name: /^Posts/ }).click()
  await expect(page.getByRole('tab', { name: 'Posts' })).toBeInViewport()

  await test.step('on a low screen the rail scrolls, and an icon shows its name', () =>
    expectLowRail(page))
  await test.step('on a phone the rest stands under More', () => expectMore(page))
})

async function expectLowRail(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1100, height: 620 })
  const rail = page.getByRole('navigation', { name: 'Admin' })
  const website = page.getByRole('link', { name: 'View website' })
  await expect(rail.getByRole('link', { name: 'Today' })).toBeVisible()
  await expect(website).toBeInViewport({ ratio: 1 })
  await expect(async () => {
    const [above, below] = [await rail.boundingBox(), await website.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  }).toPass({ timeout: 20_000 })

  const team = rail.getByRole('link', { name: /^Team/ })
  await page.keyboard.press('Tab')
  await team.focus()
  const name = team.getByText('Team', { exact: true })
  await expect(name).toHaveCSS('opacity', '1')
  await expect(async () => {
    const [icon, label] = [await team.boundingBox(), await name.boundingBox()]
    const middle = (box: typeof icon) => (box?.y ?? 0) + (box?.height ?? 0) / 2
    expect(label?.x).toBeGreaterThanOrEqual((icon?.x ?? 0) + (icon?.width ?? 0))
    expect(Math.abs(middle(label) - middle(icon))).toBeLessThan(2)
  }).toPass({ timeout: 20_000 })
}

async function expectMore(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  const sheet = page.getByRole('dialog', { name: 'More' })
  await expect(sheet.getByRole('link', { name: 'Account' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(more).toBeFocused()
  await more.click()
  await sheet.getByRole('link', { name: 'Site check' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Site check' })).toBeFocused()
  await expect(sheet).toBeHidden()
}

test('a backup is made and downloaded, and restored into a new site', async ({
  page,
  context,
  newSite,
}) => {
  await enterAsAdmin(page)
  await page.goto('/admin/backups')
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByText('The backup is made, and whole.')).toBeVisible()
  await expect(page.getByText(/only restored into a new site|File of the backup/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Download/ })
    .first()
    .click()
  const tar = await readFile(await (await download).path())

  const other = await context.newPage()
  const token = await openSession(page.request, newSite.url)
  await other.goto(`${newSite.url}/login`)
  await other.evaluate((token) => localStorage.setItem('token', token), token)
  await other.goto(`${newSite.url}/admin/backups`)
  const file = { name: 'site.tar', mimeType: 'application/x-tar', buffer: tar }
  await other.getByLabel('File of the backup').setInputFiles(file)
  await other.getByRole('button', { name: 'Restore this backup' }).click()
  await other.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(other.getByText(/^The backup is restored/)).toBeVisible()
  await other.getByLabel('Username').fill('admin')
  await other.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await other.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await other.goto(`${newSite.url}/properties`)
  await expect(other.getByRole('article').first()).toBeVisible()
})
