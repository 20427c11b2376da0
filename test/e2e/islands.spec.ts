import { expect, test } from './site.ts'

test('a static island is in the document once, and is loaded for a page that is opened by a click', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text()
  expect(html.split('No annual property tax')).toHaveLength(2)
  await page.goto('/about')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByText('No annual property tax')).toBeVisible()
})

test('a page that an extension changed before hydration is rendered completely again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll('header nav a')) link.textContent = 'Startseite'
    })
  })
  for (const [path, text] of [
    ['/', 'No annual property tax'],
    ['/properties2/30', 'What is nearby'],
    ['/BlogInfo/1', 'Next posts'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText('Startseite')).toHaveCount(0)
    await expect(page.getByText(text)).toBeVisible()
  }
})
