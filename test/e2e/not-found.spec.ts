import { Admin, openSession } from './admin.ts'
import { getHtml } from './html-document.ts'
import { expect, test } from './site.ts'

test('a missing page is answered with 404, says so, and is kept out of search engines', async ({
  request,
}) => {
  for (const path of ['/no-such-page', '/about/us', '/properties2/999999', '/properties2/nonsense'])
    await test.step(path, async () => {
      const page = await getHtml(request, path)
      expect(page.status).toBe(404)
      expect(page.html).toMatch(/<h1[^>]*>There is no home at this address\./)
      expect(page.title).toMatch(/^There is no home at this address\./)
      expect(page.meta('robots')).toBe('noindex')
      expect(page.html).toContain('<header')
      expect(page.html).toContain('<footer')
    })
  for (const id of ['999999', 'nonsense', '-1'])
    await test.step(`/BlogInfo/${id}`, async () => {
      const page = await getHtml(request, `/BlogInfo/${id}`)
      expect(page.status).toBe(404)
      expect(page.html).toMatch(/<h1[^>]*>Post not found\.</)
      expect(page.meta('robots')).toBe('noindex')
    })
})

test('a property that was removed a moment ago is not found by a click, and one can search again', async ({
  page,
}) => {
  const admin = new Admin(page.request, await openSession(page.request))
  const id = await admin.createProperty({ properties_title: 'Soon to be gone' })
  await page.goto('/properties')
  const card = page.getByRole('link', { name: 'Soon to be gone' })
  await expect(card).toBeVisible()
  await page.request.delete(`/api/properties/${id}`, { headers: admin.headers })
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no home at this address.',
  )
  await page.getByRole('searchbox', { name: 'Search' }).fill('villa')
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL(/\/properties\?searchTerm=villa/)
})
