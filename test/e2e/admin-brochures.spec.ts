import { readPdf } from '#test/pdf-reader.ts'
import { pdf } from '#test/samples.ts'

import { enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'

test('the homes in the site’s own brochure are chosen, and a PDF of the agency takes its place', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page)
  await admin.createProperty({ properties_title: 'A home worth printing' })
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Brochure' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Brochure' })).toBeFocused()
  const brochures = page.getByRole('list', { name: 'Brochures' }).getByRole('listitem')
  await expect(brochures).toHaveText(/On offer, made by the site/)

  await page.getByRole('searchbox', { name: 'Search for a home to add' }).fill('worth printing')
  await page.getByRole('button', { name: 'Add A home worth printing' }).click()
  await expect(page.getByText('Homes of the brochure saved.')).toBeVisible()
  const made = await page.request.get('/brochure.pdf')
  expect(readPdf(await made.body()).pages.join('\n')).toContain('A home worth printing')
  await page.getByRole('button', { name: 'Remove A home worth printing' }).click()
  await expect(page.getByText('The newest homes with photos.')).toBeVisible()

  const upload = (name: string, buffer: Buffer) =>
    page.getByLabel('PDF to offer').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await upload('fake.pdf', Buffer.from('no brochure'))
  await expect(page.getByText('This file is not a PDF that can be read.')).toBeVisible()
  await upload('Spring catalogue.pdf', pdf('Spring'))
  await expect(page.getByText('Brochure uploaded. It is on offer now.')).toBeVisible()
  await expect(brochures).toHaveText([/Spring catalogue.*On offer, uploaded/, /made by the site/])
  const home = await page.request.get('/')
  expect(await home.text()).toMatch(/href="\/uploads\/[0-9a-f]{32}\.pdf"/)

  await page.getByRole('button', { name: 'Take back Spring catalogue' }).click()
  await expect(brochures).toHaveText([/On offer, made by the site/])
  await page.goto('/admin/activity')
  const lines = page.getByRole('list', { name: /^What was done/ }).getByRole('listitem')
  await expect(lines.nth(0)).toContainText('Took back the brochure')
  await expect(lines.nth(1)).toContainText('Uploaded the brochure')
})
