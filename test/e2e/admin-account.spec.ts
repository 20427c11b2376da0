import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { codeAt, stepAt } from '#domain/accounts/totp.ts'
import { ADMIN_PASSWORD, startSite } from '#test/running-site.ts'

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
  await logIn(page)
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused()
  const { secret, step, codes } = await test.step('turn it on', () => turnOnByKeyboard(page))
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await test.step('a code opens the door once', async () => {
    await logOut(page)
    await enterPassword(page)
    const code = page.getByLabel('Code', { exact: true })
    await expect(code).toBeFocused()
    await expect(page.getByText('Please enter the code from your authenticator app.')).toBeVisible()
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
    await logOut(page)
    await enterPassword(page)
    await giveRecoveryCode(page, codes[0] ?? '')
    await expect(page.getByText('This code is wrong, or was used before.')).toBeVisible()
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Recovery code', { exact: true }).fill(codes[1] ?? '')
    await login(page).click()
    await expect(page).toHaveURL('/admin')
  })

  await test.step('turn it off', async () => {
    await page.goto('/admin/account')
    await page.getByRole('button', { name: 'Turn off' }).click()
    await prove(page, 'not the password', 'Turn off')
    await expect(page.getByText('This is not your current password.')).toBeVisible()
    await expect(currentPassword(page)).toBeFocused()
    await prove(page, ADMIN_PASSWORD, 'Turn off')
    await expect(page.getByText('Please enter the code from your authenticator app.')).toBeVisible()
    await expect(page.getByLabel('Code, or a recovery code')).toBeFocused()
    await page.getByLabel('Code, or a recovery code').fill(codes[2] ?? '')
    await prove(page, ADMIN_PASSWORD, 'Turn off')
    await expect(page.getByText('Off', { exact: true })).toBeVisible()
    await logOut(page)
    await logIn(page)
  })
})

test('a new password ends the other sessions and keeps this one', async ({ page }) => {
  await logIn(page)
  const other = await openSession(page)
  await page.goto('/admin/account')
  await expect(page.getByRole('list', { name: 'Open sessions' }).getByRole('listitem')).toHaveCount(
    2,
  )

  const next = page.getByLabel('New password', { exact: true })
  const advice = page.getByText('A password of 15 characters or more is much harder to guess.')
  await currentPassword(page).fill(ADMIN_PASSWORD)
  await next.fill('password1')
  await expect(advice).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This password is among those that are guessed first.')).toBeVisible()
  await expect(next).toBeFocused()
  await next.fill('quite another password')
  await expect(advice).toBeHidden()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. All other sessions were ended.')).toBeVisible()
  await expect(next).toHaveValue('')

  expect(await statusOf(page, other)).toBe(401)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Open sessions' }).getByRole('listitem')).toHaveCount(
    1,
  )
  await logOut(page)
  await enterPassword(page)
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials.')
  await logIn(page, 'quite another password')
})

test('sessions are ended one by one or all others at once, and lead to the login', async ({
  page,
}) => {
  const tokens = [await openSession(page), await openSession(page), await openSession(page)]
  await logIn(page)
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
  expect(await Promise.all(tokens.map((token) => statusOf(page, token)))).toEqual([200, 200, 401])

  await page.getByRole('button', { name: 'End all others' }).click()
  await prove(page, ADMIN_PASSWORD, 'End all other sessions')
  await expect(page.getByText('All other sessions were ended.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  expect(await Promise.all(tokens.map((token) => statusOf(page, token)))).toEqual([401, 401, 401])
  await page.reload()
  await expect(rows).toHaveCount(1)

  await endFromElsewhere(page)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await prove(page, ADMIN_PASSWORD, 'Continue')
  await expect(page).toHaveURL(/\/login\?to=/)
  await logIn(page, ADMIN_PASSWORD, '/admin/account')

  await endFromElsewhere(page)
  await page.reload()
  await expect(page).toHaveURL(/\/login\?to=/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('every step is free of the faults that a machine can find', async ({ page }) => {
  await logIn(page)
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Please enter a new password.')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expectSound(page)
  await prove(page, ADMIN_PASSWORD, 'Continue')
  const secret = await keyOf(page)
  await expectSound(page)
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, stepAt(new Date())))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('On since')).toBeVisible()
  // The message fades out by itself; while it does, its contrast is too low.
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('The second factor is on.')).toBeHidden()
  await expectSound(page)
  await logOut(page)
  await enterPassword(page)
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await expectSound(page)
})

/** On a desktop and on a phone. */
async function expectSound(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
  }
}

/** The code that turns it on is of the current half minute; that of the next is good right after. */
async function turnOnByKeyboard(page: Page) {
  await page.getByRole('button', { name: 'Turn on' }).focus()
  await page.keyboard.press('Enter')
  await expect(currentPassword(page)).toBeFocused()
  await page.keyboard.type(ADMIN_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Scan this code' })).toBeFocused()
  const secret = await keyOf(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy key' })).toBeFocused()
  await page.keyboard.press('Tab')
  const step = stepAt(new Date())
  await page.keyboard.type(codeAt(secret, step))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Keep these' })).toBeFocused()
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
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
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

async function openSession(page: Page): Promise<string> {
  const credentials = { username: 'admin', password: ADMIN_PASSWORD }
  const answer = await page.request.post('/login', { data: credentials })
  return ((await answer.json()) as { token: string }).token
}

async function endFromElsewhere(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await openSession(page)}` }
  const data = { current_password: ADMIN_PASSWORD }
  await page.request.post('/api/account/sessions/end-others', { headers, data })
}

async function statusOf(page: Page, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await page.request.get('/api/account', { headers })).status()
}
