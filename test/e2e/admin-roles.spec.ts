import { enterAsAdmin } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, test, visitorContext } from './site.ts'

test('somebody is invited, chooses a password, finds only what is theirs, and is deactivated', async ({
  page,
  browser,
  site,
}) => {
  await enterAsAdmin(page)
  await page.goto('/admin/team')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(dialog.getByText('Please enter an email address.')).toBeVisible()
  await dialog.getByLabel('Full name').fill('Nadia Farid')
  await dialog.getByLabel('Email address').fill('nadia@agency.example')
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await dialog.getByLabel('Invitation link').inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Invited at nadia@agency.example.')).toBeVisible()
  await page.getByLabel('Role of Nadia Farid').selectOption('editor')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Nadia Farid is now an agent.')).toBeVisible()

  const context = await visitorContext(browser, { baseURL: site.url })
  const agent = await context.newPage()
  const { pathname } = new URL(link)
  // As an extension that fills in passwords may send the form before the page can.
  const posted = await agent.request.post(pathname, { form: { password: 'a dune at seven' } })
  expect(posted.status()).toBe(200)
  await agent.goto(pathname)
  await expectAccessible(agent, 'main')
  await agent.getByLabel('Password', { exact: true }).fill('a dune at seven')
  await agent.getByRole('button', { name: 'Choose password and log in' }).click()
  await expect(agent).toHaveURL('/admin')
  await expect(agent.getByRole('tab')).toHaveText(['Properties0'])
  await expect(agent.getByRole('link', { name: 'Activity' })).toHaveCount(0)
  await agent.goto('/admin/activity')
  await expect(agent.getByText('Only owners may do this.')).toBeVisible()
  await agent.goto('/admin/update-property/30')
  await expect(agent.getByText(/^Only its agent, owners and editors may change/)).toBeVisible()
  await agent.goto('/admin/update-post/1')
  await expect(agent.getByText(/^Only owners and editors may do this\./)).toBeVisible()
  await agent.goto('/admin/team')
  await expect(agent.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
  await expect(agent.getByLabel('Email')).toHaveCount(0)
  await agent.goto(pathname)
  await expect(agent.getByRole('heading', { name: 'This link has ended' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('Nadia Farid is deactivated.')).toBeVisible()
  await agent.goto('/admin/team')
  await expect(agent).toHaveURL(/\/login/)
  await context.close()
})
