import type { APIRequestContext, Page } from '@playwright/test'

import { expect, test } from './site.ts'

/** Creekside residence, AED 4,850,000. */
const LISTING = '/properties2/30'

const panel = (page: Page) => page.getByRole('region', { name: 'The true cost' })
const cost = (page: Page, name: string) => panel(page).locator(`[data-cost="${name}"]`)

interface Listing {
  id: number
  currency: string
  price: string
  type: string
}

async function listings(request: APIRequestContext): Promise<Listing[]> {
  return (await (await request.get('/api/properties')).json()) as Listing[]
}

test.describe('the true cost', () => {
  test('names every fee, then follows the terms with code that comes at first use', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(LISTING)
    for (const [name, amount] of [
      ['price', '4,850,000'],
      ['transfer', '194,000'],
      ['agency', '97,000'],
      ['agencyVat', '4,850'],
      ['trustee', '4,000'],
      ['trusteeVat', '200'],
      ['titleDeed', '580'],
      ['total', '5,150,630'],
      ['deposit', '970,000'],
      ['loan', '3,880,000'],
      ['registration', '9,990'],
      ['cash', '1,280,620'],
      ['monthly', '21,566'],
    ] as const)
      await expect(cost(page, name)).toHaveText(amount)
    await expect(panel(page)).toContainText(/As of 15 Nov 2026\./)

    await test.step('what its price may open the way to, and that it is no advice', async () => {
      await page.getByRole('link', { name: 'may be open to a buyer' }).click()
      const residency = page.getByRole('region', { name: 'Residency' })
      await expect(residency).toBeInViewport()
      for (const name of ['Investor visa', 'Retirement visa, 55+', 'Golden visa'])
        await expect(residency.getByText(name, { exact: true })).toBeVisible()
      await expect(residency).toContainText('from AED 2,000,000')
      await expect(residency).toContainText('As of 15 Nov 2026.')
      await expect(residency).toContainText('This is no legal or immigration advice')
    })

    expect(scripts.filter((url) => url.includes('cost'))).toEqual([])
    const address = page.url()
    await panel(page).getByLabel('Deposit, %').fill('25')
    await expect(cost(page, 'loan')).toHaveText('3,637,500')
    await expect(cost(page, 'cash')).toHaveText('1,522,514')
    await panel(page).getByLabel('Years').fill('10')
    await panel(page).getByLabel('Rate a year, %').fill('0')
    await expect(cost(page, 'monthly')).toHaveText('30,313')
    await panel(page).getByLabel('Years').press('Enter')
    await expect(page).toHaveURL(address)

    await test.step('terms that cannot be are named, and nothing is made up', async () => {
      await panel(page).getByLabel('Deposit, %').fill('200')
      await panel(page).getByLabel('Years').fill('')
      await expect(panel(page).getByRole('status')).toHaveText(
        'A deposit is 0 to 100 % of the price. A loan runs for 1 to 40 years.',
      )
      await expect(panel(page).getByLabel('Years')).toHaveAttribute('aria-invalid', 'true')
      await expect(cost(page, 'monthly')).toHaveText('–')
      await expect(cost(page, 'total')).toHaveText('5,150,630')
      await panel(page).getByLabel('Deposit, %').fill('20')
      await panel(page).getByLabel('Years').fill('25')
      await panel(page).getByLabel('Rate a year, %').fill('4.5')
      await expect(panel(page).getByRole('status')).toHaveCount(0)
      await expect(cost(page, 'monthly')).toHaveText('21,566')
    })
  })

  test('is there, too, when the page is opened by a click in the list', async ({ page }) => {
    await page.goto('/properties?searchTerm=loggia')
    await page.getByRole('link', { name: 'Creekside residence with a shaded loggia' }).click()
    await expect(cost(page, 'total')).toHaveText('5,150,630')
    await panel(page).getByLabel('Deposit, %').fill('100')
    await expect(cost(page, 'monthly')).toHaveText('0')
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Residency' })).toBeVisible()
  })

  test('is not shown for a home that is not priced in dirhams', async ({ request }) => {
    const inDollars = (await listings(request)).find(({ currency }) => currency === 'USD')
    const page = await request.get(`/properties2/${inDollars?.id}`)
    expect(page.status()).toBe(200)
    expect(await page.text()).not.toContain('The true cost')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is calculated by the server', async ({ page }) => {
      await page.goto(LISTING)
      await panel(page).getByLabel('Deposit, %').fill('25')
      await panel(page).getByRole('button', { name: 'Calculate' }).click()
      await expect(page).toHaveURL(`${LISTING}?deposit=25&rate=4.5&years=25#true-cost`)
      await expect(cost(page, 'loan')).toHaveText('3,637,500')
      await page.goto(`${LISTING}?deposit=x&rate=-4&years=1e9`)
      await expect(panel(page).getByRole('status')).toContainText('A rate is 0 to 25 % a year.')
      await expect(panel(page).getByLabel('Deposit, %')).toHaveValue('x')
      await expect(cost(page, 'loan')).toHaveText('–')
    })
  })
})

test.describe('residency', () => {
  test('what is off plan opens the way to the golden visa alone', async ({ page }) => {
    const offPlan = (await listings(page.request)).find(
      ({ type, currency, price }) =>
        type === 'Off-plan' &&
        currency === 'AED' &&
        Number(price.replaceAll(/\D/g, '')) >= 2_000_000,
    )
    await page.goto(`/properties2/${offPlan?.id}`)
    await expect(page.getByRole('region', { name: 'Residency' }).getByRole('listitem')).toHaveText(
      /^Golden visa/,
    )
  })

  test('the list can be narrowed to it', async ({ page }) => {
    await page.goto('/properties')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByLabel('Residency').selectOption('Golden visa')
    await page.getByLabel('Order').selectOption('Price, low to high')
    await expect(page).toHaveURL('/properties?visa=golden&sort=price-up')
    await expect(page.getByRole('button', { name: 'Remove filter Golden visa' })).toBeVisible()
    const first = page.getByRole('region', { name: 'Results' }).getByRole('article').first()
    const served = await (await page.request.get('/properties?visa=golden')).text()
    // The URL changes before the cards do.
    await expect(async () => {
      const price = await first.getByText(/^AED/).innerText()
      expect(Number(price.replaceAll(/\D/g, ''))).toBeGreaterThanOrEqual(2_000_000)
      expect(served).toContain(await page.getByText(/^\d+ propert(y|ies)$/).innerText())
    }).toPass({ timeout: 20_000 })
  })
})
