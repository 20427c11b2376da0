import { getHtml } from './html-document.ts'
import { expect, test } from './site.ts'

for (const path of ['/no-such-page', '/about/us', '/properties2/999999', '/properties2/nonsense'])
  test(`${path} answers 404 with the not-found page`, async ({ request }) => {
    const page = await getHtml(request, path)
    expect(page.status).toBe(404)
    expect(page.html).toMatch(/<h1[^>]*>There is no home at this address\./)
    expect(page.title).toMatch(/^There is no home at this address\./)
    expect(page.meta('robots')).toBe('noindex')
    expect(page.html).toContain('<header')
    expect(page.html).toContain('<footer')
  })

for (const id of ['999999', 'nonsense', '-1'])
  test(`/BlogInfo/${id} answers 404 and says Post not found.`, async ({ request }) => {
    const page = await getHtml(request, `/BlogInfo/${id}`)
    expect(page.status).toBe(404)
    expect(page.html).toMatch(/<h1[^>]*>Post not found\.</)
    expect(page.meta('robots')).toBe('noindex')
  })

test('one can search again from there', async ({ page }) => {
  await page.goto('/no-such-page')
  await page.getByRole('searchbox', { name: 'Search' }).fill('villa')
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL(/\/properties\?searchTerm=villa/)
})

test('a property that was removed a moment ago shows the same page when one clicks to it', async ({
  page,
  site,
}) => {
  const login = { username: 'admin', password: site.adminPassword }
  const { token } = await (await page.request.post('/login', { data: login })).json()
  const headers = { authorization: `Bearer ${token}` }
  const data = { properties_title: 'Soon to be gone' }
  const { id } = await (await page.request.post('/api/properties', { headers, data })).json()
  await page.goto('/properties')
  const card = page.getByRole('link', { name: 'Soon to be gone' })
  await expect(card).toBeVisible()
  await page.request.delete(`/api/properties/${id}`, { headers })
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no home at this address.',
  )
})
