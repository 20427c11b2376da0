import { enterAsAdmin, smallPhoto } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

test('somebody is added, given a listing, changed at once everywhere, and removed', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  await page.goto('/admin')
  const rail = page.getByRole('navigation', { name: 'Admin' })
  await rail.getByRole('link', { name: /^Team/ }).click()
  await page.getByRole('link', { name: 'Add someone' }).click()
  await expect(page.getByRole('heading', { name: 'Somebody new' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Layla Haddad')
  await page.getByLabel('Title', { exact: true }).fill('Senior broker')
  await page.getByLabel('BRN').fill('48217')
  await page.getByLabel('WhatsApp').fill('050 555 0119')
  await page.getByLabel('Languages').fill('English, French')
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles(await smallPhoto('kitchen-island-marble'))
  await expect(page.getByAltText('The portrait')).toBeVisible()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByLabel('WhatsApp')).toBeFocused()
  await expectAccessible(page, '#admin-content form')
  await page.getByLabel('WhatsApp').fill('+971 50 555 0119')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await expect(page).toHaveURL(/person=\d+$/)
  const agent_id = Number(new URL(page.url()).searchParams.get('person'))

  const id = await admin.createProperty({ properties_title: 'Home with an agent' })
  await page.goto(`/admin/update-property/${id}#permit`)
  await page.getByLabel('Agent', { exact: true }).selectOption('Layla Haddad')
  await expect(page.getByLabel('Agent’s BRN')).toBeHidden()
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page).toHaveURL('/admin')

  await page.goto(`/properties2/${id}`)
  const agent = page.getByRole('region', { name: 'Layla Haddad' })
  await expect(agent).toContainText('Senior broker')
  await expect(agent).toContainText('BRN 48217 · ORN 28416')
  await expect(agent.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/971505550119\?text=/,
  )
  await page.request.put(`/api/users/${agent_id}`, {
    data: { job_title: 'Head of sales' },
    headers: { authorization: `Bearer ${admin.token}` },
  })
  await agent.getByRole('link', { name: 'Layla Haddad' }).click()
  await expect(page).toHaveURL(`/agents/${agent_id}`)
  await expect(page.getByRole('main')).toContainText('Head of sales')
  await expect(page.getByRole('link', { name: 'Home with an agent' })).toBeVisible()

  await page.goto(`/admin/team?person=${agent_id}`)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Their listings').selectOption('Daniel Hartley')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Layla Haddad was removed.')).toBeVisible()
  expect((await page.request.get(`/agents/${agent_id}`)).status()).toBe(404)
  const listing = await (await page.request.get(`/properties2/${id}`)).text()
  expect(listing).toContain('Daniel Hartley')
  expect(listing).not.toContain('Layla Haddad')
})
