import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { codeAt, stepAt } from '#domain/accounts/totp.ts'
import { ADMIN_PASSWORD, startSite } from '#test/running-site.ts'

import { enterAsAdmin, openSession } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, test as base } from './site.ts'

/** Each test has a site of its own: they change how its only administrator logs in. */
const test = base.extend({
  baseURL: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'account-'))
    const site = await startSite({ DEMO: '0', DATA_DIR: folder, LOG_LEVEL: 'error' })
    await use(site.url)
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  },
})

test('a second factor is turned on by keyboard, asked for at the login, and turned off', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterAsAdmin(page, { ownSession: true })
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused()
  const { secret, step, codes } = await test.step('turn it on', () => turnOnByKeyboard(page))
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await expect(page.getByText('On since')).toBeVisible()
  await expectAccessibleAndInWidth(page)

  await test.step('a code is accepted once', async () => {
    await logOut(page)
    await enterPassword(page)
    const code = page.getByLabel('Code', { exact: true })
    await expect(code).toBeFocused()
    await expect(page.getByText('Please enter the code from your authenticator app.')).toBeVisible()
    await expectAccessibleAndInWidth(page)
    await code.fill(codeAt(secret, step))
    await login(page).click()
    await expect(page.getByText('This code is wrong, or was used before.')).toBeVisible()
    await expect(code).toBeFocused()
    await code.fill(codeAt(secret, Math.max(step + 1, stepAt(new Date()))))
    await login(page).click()
    await expect(page).toHaveURL('/admin')
  })

  await test.step('so does a recovery code', async () => {
    await logOut(page)
    await enterPassword(page)
    await giveRecoveryCode(page, codes[0] ?? '')
    await expect(page).toHaveURL('/admin')
    await page.goto('/admin/account')
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  })

  await test.step('turn it off', async () => {
    await page.getByRole('button', { name: 'Turn off' }).click()
    await prove(page, 'not the password', 'Turn off')
    await expect(page.getByText('This is not your current password.')).toBeVisible()
    await expect(currentPassword(page)).toBeFocused()
    await prove(page, ADMIN_PASSWORD, 'Turn off')
    await expect(page.getByText('Please enter the code from your authenticator app.')).toBeVisible()
    const code = page.getByLabel('Code, or a recovery code')
    await expect(code).toBeFocused()
    await code.fill(codes[0] ?? '')
    await prove(page, ADMIN_PASSWORD, 'Turn off')
    await expect(page.getByText('This code is wrong, or was used before.')).toBeVisible()
    await code.fill(codes[1] ?? '')
    await prove(page, ADMIN_PASSWORD, 'Turn off')
    await expect(page.getByText('Off', { exact: true })).toBeVisible()
    await logOut(page)
    await logIn(page)
  })
})

test('other sessions are ended one by one, all at once or by a new password, and lead to the login', async ({
  page,
}) => {
  const tokens = [
    await openSession(page.request),
    await openSession(page.request),
    await openSession(page.request),
  ]
  const statuses = () => Promise.all(tokens.map((token) => statusOf(page, token)))
  await enterAsAdmin(page, { ownSession: true })
  await page.goto('/admin/account')
  const rows = page.getByRole('list', { name: 'Open sessions' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(0)).toContainText('This session')
  await rows.nth(1).getByRole('button', { name: 'End' }).click()
  await prove(page, 'a guess', 'End session')
  await expect(page.getByText('This is not your current password.')).toBeVisible()
  await prove(page, ADMIN_PASSWORD, 'End session')
  await expect(page.getByText('Session ended.')).toBeVisible()
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeFocused()
  expect(await statuses()).toEqual([200, 200, 401])

  await page.getByRole('button', { name: 'End all others' }).click()
  await prove(page, ADMIN_PASSWORD, 'End all other sessions')
  await expect(page.getByText('All other sessions were ended.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  expect(await statuses()).toEqual([401, 401, 401])

  await endFromElsewhere(page)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await prove(page, ADMIN_PASSWORD, 'Continue')
  await expect(page).toHaveURL(/\/login\?to=/)
  await logIn(page, ADMIN_PASSWORD, '/admin/account')

  await expect(rows).toHaveCount(2)
  await changePassword(page, 'quite another password')
  await page.reload()
  await expect(rows).toHaveCount(1)

  await endFromElsewhere(page, 'quite another password')
  await page.reload()
  await expect(page).toHaveURL(/\/login\?to=/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await enterPassword(page)
  const form = page.getByRole('region', { name: 'Admin Login' })
  await expect(form.getByRole('alert')).toHaveText('Invalid credentials.')
  await logIn(page, 'quite another password', '/admin/account')
})

async function changePassword(page: Page, password: string): Promise<void> {
  const next = page.getByLabel('New password', { exact: true })
  const advice = page.getByText('A password of 15 characters or more is much harder to guess.')
  await currentPassword(page).fill(ADMIN_PASSWORD)
  await next.fill('password1')
  await expect(advice).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This password is among those that are guessed first.')).toBeVisible()
  await expect(next).toBeFocused()
  await next.fill(password)
  await expect(advice).toBeHidden()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. All other sessions were ended.')).toBeVisible()
  await expect(next).toHaveValue('')
}

/** Nothing of the page is inaccessible, and on a phone nothing is wider than the screen. */
async function expectAccessibleAndInWidth(page: Page): Promise<void> {
  await expectAccessible(page, 'main')
  await page.setViewportSize({ width: 390, height: 844 })
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(wider).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** The code that turns it on is of the current half minute; that of the next is good right after. */
async function turnOnByKeyboard(page: Page) {
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Please enter a new password.')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Turn on' }).focus()
  await page.keyboard.press('Enter')
  await expect(currentPassword(page)).toBeFocused()
  await expectAccessibleAndInWidth(page)
  await page.keyboard.type(ADMIN_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Scan this code' })).toBeFocused()
  const secret = await keyOf(page)
  await expectAccessibleAndInWidth(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy key' })).toBeFocused()
  await page.keyboard.press('Tab')
  const step = stepAt(new Date())
  await page.keyboard.type(codeAt(secret, step))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Keep these' })).toBeFocused()
  await expectAccessibleAndInWidth(page)
  const codes = await keepCodes(page)
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeFocused()
  return { secret, step, codes }
}

/** Copies and downloads the recovery codes, and says that they are kept. */
async function keepCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const codes = await list.getByRole('listitem').allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  const press = async (name: string) => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await press('Copy')
  await expect(page.getByText('Recovery codes copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const coming = page.waitForEvent('download')
  await press('Download')
  const download = await coming
  expect(download.suggestedFilename()).toBe('recovery-codes.txt')
  const text = await readFile(await download.path(), 'utf8')
  for (const code of codes) expect(text).toContain(code)
  await press('I have kept them')
  return codes
}

async function logIn(page: Page, password = ADMIN_PASSWORD, to = '/admin'): Promise<void> {
  await enterPassword(page, password)
  await expect(page).toHaveURL(to)
}

async function enterPassword(page: Page, password = ADMIN_PASSWORD): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await login(page).click()
}

async function giveRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  const field = page.getByLabel('Recovery code', { exact: true })
  await expect(field).toBeFocused()
  await field.fill(code.toLowerCase())
  await login(page).click()
}

function login(page: Page) {
  return page.getByRole('button', { name: 'Login', exact: true })
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
}

/** Gives the password in the form that has opened below the one for a new password. */
async function prove(page: Page, password: string, action: string): Promise<void> {
  await currentPassword(page).fill(password)
  await page.getByRole('button', { name: action }).click()
}

function currentPassword(page: Page) {
  return page.getByLabel('Current password', { exact: true }).last()
}

async function keyOf(page: Page): Promise<string> {
  const key = page.getByText(/^([A-Z2-7]{4} ?){8}$/)
  await expect(key).toBeVisible()
  return (await key.innerText()).replaceAll(/\s/g, '')
}

async function endFromElsewhere(page: Page, password = ADMIN_PASSWORD): Promise<void> {
  const answer = await page.request.post('/login', { data: { username: 'admin', password } })
  const { token } = (await answer.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const data = { current_password: password }
  await page.request.post('/api/account/sessions/end-others', { headers, data })
}

async function statusOf(page: Page, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await page.request.get('/api/account', { headers })).status()
}
