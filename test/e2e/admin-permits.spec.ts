import { enterAsAdmin } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

const LINK = 'https://trakheesi.dubailand.gov.ae/rev/permit?code=71'
const DAY_MS = 86_400_000
const permit = {
  permit_number: '7112345600',
  permit_url: LINK,
  permit_expires_on: '2099-03-01',
  agent_name: 'Sara Haddad',
  agent_brn: '52644',
}

test('the form keeps permits folded, drafts them, refuses a foreign link and saves', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  await page.goto('/admin/createpro')
  await expect(page.getByLabel('Trakheesi permit')).toBeHidden()
  await page.getByLabel('Title').fill('Villa with a permit')
  await page.getByRole('heading', { name: 'Advertising permit' }).click()
  await page.getByLabel('Trakheesi permit').fill(' 7199 ')
  await page.getByLabel('Validation link').fill('https://dubailand.gov.ae.example.com/')
  await page.getByLabel('Valid until').fill('2099-03-01')
  await page.getByRole('heading', { name: 'For the portals' }).click()
  await page.getByLabel('Furnished').selectOption('partly')
  await page.getByLabel('Latitude').fill('25.0801')
  await page.getByLabel('Arabic heading').fill('فيلا')

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Validation link')).toBeHidden()
  await expect(page.getByLabel('Validation link')).toHaveValue(/example\.com/)
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expect(page.getByText('Must be an https address on dubailand.gov.ae.')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Validation link').fill(LINK)
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expect(page).toHaveURL('/properties')
  expect(await admin.newest('properties')).toMatchObject({
    properties_title: 'Villa with a permit',
    permit_number: '7199',
    permit_url: LINK,
    permit_expires_on: '2099-03-01',
    furnished: 'partly',
    latitude: 25.0801,
    longitude: null,
    title_ar: 'فيلا',
  })
})

test('the dashboard counts permits down, and each leads to its form', async ({ page }) => {
  const admin = await enterAsAdmin(page)
  const soon = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10)
  await admin.createProperty({ ...permit, properties_title: 'Soon', permit_expires_on: soon })
  const gone = await admin.createProperty({
    ...permit,
    properties_title: 'Long gone',
    permit_expires_on: '2020-01-01',
  })
  await page.goto('/admin?tab=properties')
  const panel = page.getByRole('region', { name: 'Advertising permits' })
  await expect(panel.getByRole('button', { name: /^\d+ Expired$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)
  await panel.getByRole('button', { name: /End within 7 days/ }).click()
  await expect(panel.getByRole('list', { name: 'End within 7 days' })).toContainText(
    /SoonPermit ends in [23] days/,
  )
  await panel.getByRole('button', { name: /Expired/ }).click()
  await panel.getByRole('link', { name: 'Long gone' }).click()
  await expect(page).toHaveURL(`/admin/update-property/${gone}#permit`)
  await expect(page.getByLabel('Valid until')).toHaveValue('2020-01-01')
})
