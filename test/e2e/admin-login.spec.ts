import type { Page } from '@playwright/test'

import { enterAsAdmin } from './admin.ts'
import { expect, test, type Site } from './site.ts'

const GUARDED = ['/admin', '/admin/update-post/1', '/admin/account']

test('login needs both fields, refuses in one sentence, keeps the token and leads on', async ({
  page,
  site,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  const username = page.getByLabel('Username')
  const password = page.getByLabel('Password', { exact: true })
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await test.step('username and password are required', async () => {
    await login.click()
    await expect(username).toBeFocused()
    await expect(username).toHaveAttribute('required')
    await expect(password).toHaveAttribute('required')
    await expect(page.getByText('Please enter your username.')).toBeVisible()
    await expect(page.getByText('Please enter your password.')).toBeVisible()
  })
  await test.step('wrong credentials are refused', async () => {
    await username.fill('admin')
    await password.fill('not the password')
    await login.click()
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials.')
    await expect(page).toHaveURL('/login')
    await expect(password).toBeFocused()
  })
  await test.step('the password can be looked at', async () => {
    await password.fill(site.adminPassword)
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })
  await login.click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => storedToken(page)).toBeTruthy()
})

test('without a token the admin area leads to the login, and after it back, but nowhere outside', async ({
  page,
  site,
}) => {
  for (const path of GUARDED) {
    await page.goto(path)
    await expect(page).toHaveURL(
      path === '/admin' ? '/login' : `/login?to=${encodeURIComponent(path)}`,
    )
  }
  await logIn(page, site)
  await expect(page).toHaveURL(GUARDED.at(-1) ?? '')

  await page.evaluate(() => localStorage.clear())
  await page.goto(`/login?to=${encodeURIComponent('//evil.example/admin/')}`)
  await logIn(page, site)
  await expect(page).toHaveURL('/admin')
})

test('a token that the server no longer takes leads to the login, and logout revokes one', async ({
  page,
  site,
}) => {
  const admin = await enterAsAdmin(page, { ownSession: true })
  await page.request.post('/api/logout', { headers: admin.headers })
  await page.goto('/admin')
  await expect(page.getByText('Failed to fetch posts. Please log in again.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => storedToken(page)).toBeNull()
  await logIn(page, site)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('Failed to fetch posts. Please log in again.')).toHaveCount(0)

  await expect.poll(() => storedToken(page)).toBeTruthy()
  const token = await storedToken(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => storedToken(page)).toBeNull()
  const answer = await page.request.delete('/api/posts/1', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(401)
})

function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('token'))
}

async function logIn(page: Page, site: Site): Promise<void> {
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(site.adminPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the login answers with a page, and says what the admin area needs', async ({
    page,
    site,
  }) => {
    await page.goto('/login')
    const logInWith = async (password: string) => {
      await page.getByLabel('Username').fill('admin')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
    }
    await logInWith('not the password')
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials.')
    await logInWith(site.adminPassword)
    await expect(page.getByRole('alert')).toContainText('the admin area needs JavaScript')
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  })
})
