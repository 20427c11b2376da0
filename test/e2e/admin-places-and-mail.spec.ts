import type { Response } from '@playwright/test'

import { startSmtp } from '#test/smtp.ts'

import { enterAsAdmin } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

test('a location is added, renamed, ordered and merged; visitors follow at once', async ({
  page,
  site,
}) => {
  const admin = await enterAsAdmin(page)
  await page.goto('/admin/places')
  await page.getByRole('link', { name: 'Add a location' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('dubai marina')
  await page.getByRole('button', { name: 'Add the location' }).click()
  await expect(page.getByText('There is already “Dubai Marina”.')).toBeVisible()
  await expectAccessible(page, '#admin-content form')
  await page.getByLabel('Name', { exact: true }).fill('Harbour Steps')
  const otherNames = page.getByLabel('Other names (optional)')
  await otherNames.fill('the steps')
  await otherNames.press('Enter')
  await otherNames.fill('Wharf 7')
  await page.getByLabel('Latitude').fill('25.2048, 55.2708')
  await expect(page.getByLabel('Longitude')).toHaveValue('55.2708')
  await page.getByRole('button', { name: 'Add the location' }).click()
  await expect(page.getByText('Harbour Steps was saved.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Harbour Steps' })).toBeVisible()
  await expect(page.getByText('the steps, wharf 7')).toBeVisible()

  const locations = (await (await page.request.get('/api/locations')).json()) as {
    id: number
    name: string
  }[]
  const location_id = locations.find(({ name }) => name === 'Harbour Steps')?.id
  await admin.createProperty({ properties_title: 'Quay house', location_id })
  await page.goto('/properties')
  await page.getByLabel('Search').first().fill('wharf 7')
  await expect(page.getByRole('link', { name: 'Quay house' })).toBeVisible()

  await page.goto('/admin/places')
  await page.getByRole('link', { name: 'Harbour Steps' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Harbour Stairs')
  await page.getByLabel('About this community').fill('## Steps\nDown to the water.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Harbour Stairs was saved.')).toBeVisible()
  const lead = async (from: string, to: string) => {
    const answer = await page.request.get(from)
    expect(answer.url()).toBe(site.url + to)
    return answer.text()
  }
  await lead(
    '/ar/properties?selectedLocation=Harbour+Steps',
    '/ar/properties?selectedLocation=Harbour+Stairs',
  )
  const area = await lead('/ar/areas/harbour-steps', '/ar/areas/harbour-stairs')
  expect(area).toMatch(/dir="auto"[^>]*>Down to the water\./)
  const renamed = '/properties?selectedLocation=Harbour+Stairs&sort=area'
  expect(await lead(renamed.replace('Stairs', 'Steps'), renamed)).toContain('Quay house')

  await page.goto('/admin/places')
  const items = page.getByRole('list', { name: 'Locations, in order' }).getByRole('listitem')
  const handle = page.getByRole('button', { name: 'Move Harbour Stairs: drag' })
  const first = page.waitForResponse(isOrder)
  await handle.press('Home')
  await expect(items.first()).toContainText('Harbour Stairs')
  await expect(handle).toBeFocused()
  await first
  // A place is moved in the list before the server has heard of it.
  const second = page.waitForResponse(isOrder)
  await page.getByRole('button', { name: 'Move Harbour Stairs down' }).click()
  await second
  await page.reload()
  await expect(items.nth(1)).toContainText('Harbour Stairs')

  await page.getByRole('link', { name: 'Harbour Stairs' }).click()
  await page.getByRole('button', { name: 'Merge or remove' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled()
  await dialog.getByLabel('Merge into').selectOption('City Walk')
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('Harbour Stairs is now part of City Walk.')).toBeVisible()
  const merged = '/properties?selectedLocation=City+Walk'
  expect(await lead('/properties?selectedLocation=Harbour+Steps', merged)).toContain('Quay house')
})

function isOrder(response: Response): boolean {
  return response.request().method() === 'PUT' && response.url().includes('/api/locations/')
}

test('mail is set up and tried on a screen, and an enquiry is e-mailed without a restart', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  const smtp = await startSmtp({ password: 'open sesame' })
  try {
    await page.goto('/admin/enquiries')
    await page.getByRole('link', { name: 'Set it up' }).click()
    await expect(page.getByText('Emails are not sent. No mail server is set.')).toBeVisible()
    await page.getByLabel('Server', { exact: true }).fill('127.0.0.1')
    await page.getByLabel('Protection').selectOption('none')
    await page.getByLabel('Port').fill(new URL(smtp.url).port)
    await page.getByLabel('User name').fill('site')
    await page.getByLabel('Password', { exact: true }).fill('open barley')
    await page.getByRole('button', { name: 'Send a test email' }).click()
    await expect(page.getByLabel('Sender')).toBeFocused()
    await page.getByLabel('Sender').fill('Site <site@homes.example>')
    await page.getByLabel('Recipient').fill('team@homes.example')
    await page.getByRole('button', { name: 'Send a test email' }).click()
    await expect(page.getByText('The server refuses the user name or the password.')).toBeVisible()
    await expect(page.getByText('535 Invalid username or password')).toBeVisible()
    await expectAccessible(page, '#admin-content form')
    await page.getByLabel('Password', { exact: true }).fill('open sesame')
    await page.getByRole('button', { name: 'Send a test email' }).click()
    await expect(page.getByText('The mail server took the test email.')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Emails are sent through 127.0.0.1.')).toBeVisible()
    await expect(page.getByText('One is stored.')).toBeVisible()

    await page.request.post('/api/send-email', {
      data: {
        name: 'Omar Nasser',
        email: 'omar@example.com',
        phone: '050 555 0100',
        subject: 'Fees',
        message: 'How much is the transfer fee?',
      },
    })
    await expect.poll(() => smtp.emails.join()).toContain('How much is the transfer fee?')
  } finally {
    await page.request.put('/api/mail', { headers: admin.headers, data: { host: '' } })
    await smtp.stop()
  }
})
