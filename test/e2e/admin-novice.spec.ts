import type { Browser, Locator, Page } from '@playwright/test'

import { startSmtp } from '#test/smtp.ts'

import { smallPhoto } from './admin.ts'
import { expect, test, visitorContext } from './site.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><rect width="160" height="40" fill="#17324d"/></svg>'

test('a novice makes a fresh site another agency’s by what the screens say', async ({
  browser,
  noviceSite,
}) => {
  const context = await visitorContext(browser, { baseURL: noviceSite.url })
  const page = await context.newPage()
  const smtp = await startSmtp()
  const novice = new Novice(page)
  try {
    await page.goto('/login')
    await novice.fill('Username', 'admin')
    await novice.fill('Password', noviceSite.adminPassword)
    await novice.press('Login')
    await expect(page).toHaveURL('/admin')

    await novice.startStep('Name of the agency')
    await identify(novice)
    await novice.startStep('Logo and colours')
    await brand(novice)
    await novice.startStep('Mail')
    await setUpMail(novice, new URL(smtp.url).port)
    await novice.startStep('Your team')
    await buildTeam(novice)
    await novice.go('Places')
    await addLocation(novice)
    await novice.startStep('Your first listing')
    await publishListing(novice)
    await novice.startStep('Remove the demo content')
    await novice.press('Remove the demo content')
    await novice.press('Remove', page.getByRole('dialog'))
    await expect(page.getByText('The demo content was removed.')).toBeVisible()
    await novice.press('Back up now')
    await expect(page.getByText('The backup is made, and whole.')).toBeVisible()

    await novice.go('Team')
    await inviteAgent(novice)
    await expect.poll(() => smtp.emails.join()).toContain('omar@dune.example')

    await novice.go('Today')
    await expect(page.getByText('All done')).toBeVisible()
    await expectNothingShipped(browser, noviceSite.url)
    test.info().annotations.push({ type: 'actions', description: String(novice.actions) })
    expect(novice.actions, 'what it took, so that it does not grow unnoticed').toBeLessThan(90)
  } finally {
    await smtp.stop()
    await context.close()
  }
})

/** Does what a person does, and counts it: every click, choice and filled field is one action. */
class Novice {
  actions = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async fill(label: string | RegExp, text: string, scope: Page | Locator = this.page) {
    this.actions++
    await scope.getByLabel(label, typeof label === 'string' ? { exact: true } : {}).fill(text)
  }

  async press(name: string, scope: Page | Locator = this.page) {
    this.actions++
    await scope.getByRole('button', { name, exact: true }).click()
  }

  async choose(label: string, option: string) {
    this.actions++
    await this.page.getByLabel(label, { exact: true }).selectOption(option)
  }

  async follow(name: string) {
    this.actions++
    await this.page.getByRole('link', { name, exact: true }).click()
  }

  /** A page of the admin area, by its navigation. */
  async go(name: string) {
    this.actions++
    const rail = this.page.getByRole('navigation', { name: 'Admin' })
    await rail.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  }

  /** A step of "Make it yours". */
  async startStep(name: string) {
    if (new URL(this.page.url()).pathname !== '/admin') await this.go('Today')
    const steps = this.page.getByRole('complementary', { name: 'Make it yours' })
    this.actions++
    await steps.getByRole('link', { name: new RegExp(name) }).click()
  }

  async save() {
    // The page is loaded anew; the message may be that of another section until then.
    const reloaded = this.page.waitForEvent('load')
    await this.press('Save and publish')
    await reloaded
    await expect(this.page.getByText('Saved. Visitors see it now.')).toBeVisible()
  }
}

async function identify(novice: Novice) {
  await novice.fill('Agency name', 'Dune & Dhow')
  await novice.fill('Strapline', 'Homes with a horizon')
  await novice.fill('Description', 'Homes in Dubai, by people who sail home.')
  await novice.fill('ORN', '31007')
  await novice.fill('Phone 1', '+971 4 555 0900')
  await novice.fill('Phone 2', '+971 50 555 0900')
  await novice.fill('WhatsApp', '+971 50 555 0900')
  await novice.fill('General', 'ahlan@dune.example')
  await novice.fill('Careers', '')
  await novice.fill('Line 1', 'Pier 9')
  await novice.fill('Line 2', 'Dubai Harbour')
  await novice.save()
}

async function brand(novice: Novice) {
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) }
  await novice.page.getByLabel('Logo: file', { exact: true }).setInputFiles(file)
  novice.actions++
  await expect(novice.page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible()
  await novice.fill(/^Ink(?!:)/, '#17324d')
  await novice.fill(/^Accent(?!:)/, '#8a4b12')
  await novice.save()
}

async function setUpMail(novice: Novice, port: string) {
  await novice.fill('Server', '127.0.0.1')
  await novice.choose('Protection', 'none')
  await novice.fill('Port', port)
  await novice.fill(/^Sender/, 'Dune & Dhow <ahlan@dune.example>')
  await novice.fill(/^Recipient/, 'ahlan@dune.example')
  await novice.press('Send a test email')
  await expect(novice.page.getByText('The mail server took the test email.')).toBeVisible()
  await novice.press('Save')
  await expect(novice.page.getByText('Emails are sent through 127.0.0.1.')).toBeVisible()
}

/** Three people, and none of those that came with the site. */
async function buildTeam(novice: Novice) {
  const { page } = novice
  for (const shipped of ['Mariam Al Suwaidi', 'Daniel Hartley']) {
    await novice.follow(shipped)
    await novice.press('Remove')
    const dialog = page.getByRole('dialog')
    await novice.press('Remove', dialog)
    await expect(page.getByRole('link', { name: shipped, exact: true })).toHaveCount(0)
  }
  for (const name of ['Huda Nasser', 'Tariq Aziz', 'Lena Brandt']) {
    await novice.follow('Add someone')
    await expect(page.getByRole('heading', { name: 'Somebody new' })).toBeVisible()
    await novice.fill('Name', name)
    await novice.press('Save profile')
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  }
}

async function addLocation(novice: Novice) {
  await novice.follow('Add a location')
  await novice.fill('Name', 'Dhow Quay')
  await novice.press('Add the location')
  await expect(novice.page.getByText('Dhow Quay was saved.')).toBeVisible()
}

async function publishListing(novice: Novice) {
  const { page } = novice
  await novice.fill('Title', 'House at the quay')
  await novice.choose('Category', 'Villa')
  await novice.choose('Location', 'Dhow Quay')
  await novice.choose('Currency', 'AED')
  await novice.fill('Price', '4,200,000')
  await page.getByLabel('Add main photos').setInputFiles(await smallPhoto('kitchen-island-marble'))
  novice.actions++
  await novice.press('Create Property')
  await expect(page.getByText('Property created successfully!')).toBeVisible()
  // A new listing is shown among the others, outside of the admin area.
  await expect(page.getByRole('search', { name: 'Properties' })).toBeVisible()
  await page.goto('/admin')
  novice.actions++
}

async function inviteAgent(novice: Novice) {
  const { page } = novice
  await novice.press('Invite someone')
  const dialog = page.getByRole('dialog')
  await novice.fill('Full name', 'Omar Said', dialog)
  await novice.fill('Email address', 'omar@dune.example', dialog)
  await novice.press('Invite', dialog)
  await expect(page.getByText('Invited at omar@dune.example.')).toBeVisible()
}

/** Name, logo, colours and contacts are the new ones on every public page. */
async function expectNothingShipped(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/', '/properties', '/about', '/contact-us', '/sell-property', '/blog']) {
    await page.goto(path)
    await expect(page).toHaveTitle(/Dune & Dhow/)
    await expect(page.locator('header img').first()).toHaveAttribute('src', /^\/brand-files\//)
    const text = await page.locator('body').innerText()
    expect(text.replace(/^.*(Named for the tree|small agency by choice).*$/gm, '')).not.toMatch(
      /Ghaf & Harbour|555 0142|555 0187|ghafandharbour|Mariam|Daniel/,
    )
  }
  await page.goto('/properties')
  await expect(page.getByRole('link', { name: 'House at the quay' })).toBeVisible()
  await context.close()
}
