import { enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'

test('what an administrator did stands in the activity, is loaded bit by bit, and leads there', async ({
  page,
}) => {
  const admin = await enterAsAdmin(page, { ownSession: true })
  for (let at = 1; at <= 55; at++) await admin.createProperty({ properties_title: `Home ${at}` })
  const id = await admin.createProperty({ properties_title: 'A home with a history' })
  await page.request.delete(`/api/properties/${id}`, { headers: admin.headers })
  await page.request.post(`/api/properties/${id}/restore`, { headers: admin.headers })
  let fail = true
  await page.route('**/api/audit*', (route) => (fail ? route.abort() : route.continue()))
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeFocused()
  await expect(page.getByText('Error fetching data. Please try again.')).toBeVisible()
  fail = false
  await page.getByRole('button', { name: 'Try again' }).click()

  const lines = page.getByRole('list', { name: /^What was done/ }).getByRole('listitem')
  await expect(lines).toHaveCount(50)
  const ours = lines.filter({ hasText: 'A home with a history' })
  await expect(ours).toHaveText([/Restored the property/, /Deleted the property/, /Created/])
  await expect(ours.first()).toContainText('admin')
  await expect(ours.first()).toContainText('Today')
  await expect(ours.nth(1).getByRole('link')).toHaveCount(0)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(lines.filter({ hasText: /Home 1$/ })).toBeVisible()
  await expect(lines.filter({ hasText: 'Logged in' }).first()).toBeVisible()
  await ours.first().getByRole('link', { name: 'A home with a history' }).click()
  await expect(page).toHaveURL(`/admin/update-property/${id}`)

  await page.request.post('/api/logout', { headers: admin.headers })
  await page.goto('/admin/activity')
  await expect(page).toHaveURL('/login?to=%2Fadmin%2Factivity')
})
