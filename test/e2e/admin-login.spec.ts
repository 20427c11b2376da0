import { enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'

const PAGES = [
  '/admin',
  '/admin/create-post',
  '/admin/update-post/1',
  '/admin/createpro',
  '/admin/update-property/1',
  '/admin/enquiries',
  '/admin/account',
]

test('login keeps the token and leads to the dashboard', async ({ page, site }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(site.adminPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
})

test('wrong credentials are refused in one sentence', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials.')
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('username and password are required', async ({ page }) => {
  await page.goto('/login')
  const username = page.getByLabel('Username')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(username).toBeFocused()
  await expect(username).toHaveAttribute('required')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('required')
  await expect(page.getByText('Please enter your username.')).toBeVisible()
  await expect(page.getByText('Please enter your password.')).toBeVisible()
})

test('the password can be looked at', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('secret')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
})

for (const path of PAGES) {
  test(`without a token ${path} leads to the login, and after it back`, async ({ page, site }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill(site.adminPassword)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(path)
  })
}

test('login leads nowhere outside the admin area', async ({ page, site }) => {
  for (const to of ['//evil.example/admin/', '/blog', 'https://evil.example']) {
    await page.goto(`/login?to=${encodeURIComponent(to)}`)
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill(site.adminPassword)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL('/admin')
  }
})

test('logout revokes the token, forgets it and leads to the login', async ({ page }) => {
  const admin = await enterAsAdmin(page, { ownSession: true })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const answer = await page.request.delete('/api/posts/1', { headers: admin.headers })
  expect(answer.status()).toBe(401)
})

test('a token that the server no longer takes leads to the login', async ({ page }) => {
  const admin = await enterAsAdmin(page, { ownSession: true })
  await page.request.post('/api/logout', { headers: admin.headers })
  await page.goto('/admin')
  await expect(page.getByText('Failed to fetch posts. Please log in again.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
