import { enterAsAdmin } from './admin.ts'
import { expect, test, visitorContext } from './site.ts'

/** A browser that does not say that a program drives it, as a visitor's. */
const VISITOR = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
}

test('what a visitor looks at is counted, also after a click, and shown to the owner', async ({
  browser,
  page,
  site,
}) => {
  const context = await visitorContext(browser, { ...VISITOR, baseURL: site.url })
  const visitor = await context.newPage()
  await visitor.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  )
  let reports = 0
  visitor.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/seen')) reports++
  })
  await visitor.goto('/properties?searchTerm=creekside+residence', {
    referer: 'https://www.instagram.com/',
  })
  await expect.poll(() => reports).toBe(1)
  await visitor.locator('a[href="/properties2/30"]').first().click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^Creekside residence/)
  await expect(visitor).toHaveURL('/properties2/30')
  await expect.poll(() => reports).toBe(2)
  const whatsapp = visitor.locator('main a[href^="https://wa.me/"]').first()
  await whatsapp.evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault())
  })
  await whatsapp.click()
  await expect.poll(() => reports).toBe(3)
  expect(await context.cookies()).toEqual([])
  await context.close()

  await enterAsAdmin(page)
  await page.goto('/admin/figures?days=7')
  // One view, no enquiry, one tap.
  await expect(page.getByRole('row', { name: /Creekside residence .* 1 0 1 0 0\.0/ })).toBeVisible()
  await expect(page.getByRole('row', { name: 'instagram.com 1' })).toBeVisible()
  const chart = page.getByRole('slider', { name: 'Step through: Calls and WhatsApp by day' })
  await chart.focus()
  await expect(chart).toHaveAttribute('aria-valuetext', /: 1$/)
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', /: 0$/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).first().click()
  expect((await download).suggestedFilename()).toMatch(/^figures-days-.*\.csv$/)
})

test('staff and programs are not counted, and the weekly summary has a switch', async ({
  page,
}) => {
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/seen')) reports.push(request.url())
  })
  await page.goto('/properties2/30')
  await enterAsAdmin(page)
  await page.goto('/properties2/5')
  await page.goto('/admin/figures')
  await page.getByLabel('Send the weekly summary').uncheck()
  await expect(page.getByText('No summary is sent any more.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Send the weekly summary')).not.toBeChecked()
  expect(reports).toEqual([])
})
