import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Locator, Page } from '@playwright/test'

import { startSite } from '#test/running-site.ts'
import { startSmtp } from '#test/smtp.ts'

import { enterAsAdmin, pressInTurn } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { fill, SENT } from './enquiry.ts'
import { expect, test, visitorContext } from './site.ts'

test('an enquiry is e-mailed once the mail server takes it, and an answer with a template stops the clock', async ({
  browser,
}) => {
  const smtp = await startSmtp()
  const folder = await mkdtemp(join(tmpdir(), 'answer-'))
  const site = await startSite({
    DEMO: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@homes.example',
    MAIL_TO: 'team@homes.example',
  })
  const context = await visitorContext(browser, { baseURL: site.url })
  try {
    const page = await context.newPage()
    smtp.behaviour = { refuse: 451 }
    await writeOnContactPage(page)
    await enterAsAdmin(page, { ownSession: true })
    await page.goto('/admin/enquiries')
    await page.getByRole('link', { name: 'Layla Haddad' }).click()
    const layla = page.getByRole('article', { name: 'Layla Haddad' })
    await expect(layla.getByText('Waiting, next try')).toBeVisible()
    await expect(layla.getByText('Not today')).toBeVisible()
    smtp.behaviour = 'accept'

    await answerIngrid(page)
    const sent = (text: string) => smtp.emails.filter((email) => email.includes(text))
    expect(sent('Dear Ingrid, two per cent.')).toHaveLength(1)
    expect(sent('Dear Ingrid, two per cent.')[0]).toContain('To: someone@mail.example')
    await page.getByRole('link', { name: 'Layla Haddad' }).click()
    await expect(layla.getByText('E-mailed', { exact: true })).toBeVisible({ timeout: 40_000 })
    expect(sent('Is the harbour loud?')).toHaveLength(1)
  } finally {
    await context.close()
    await site.stop()
    await smtp.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

async function writeOnContactPage(page: Page): Promise<void> {
  await page.goto('/contact-us')
  await fill(page, {
    name: 'Layla Haddad',
    email: 'layla@example.com',
    phone: '+971 50 555 0100',
    subject: 'Quiet',
    message: 'Is the harbour loud?',
  })
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByText(SENT).first()).toBeVisible()
}

/** The answer is a draft until it is sent. */
async function answerIngrid(page: Page): Promise<void> {
  await ask(page, 'Ingrid Solberg')
  await page.reload()
  await page.getByRole('link', { name: 'Ingrid Solberg' }).click()
  const enquiry = page.getByRole('article', { name: 'Ingrid Solberg' })
  await expect(enquiry.getByText(/min left$/)).toBeVisible()
  await enquiry.getByLabel('Template').selectOption('Suggest a tour')
  const text = enquiry.getByLabel('Text')
  await expect(text).toHaveValue(/^Dear Ingrid Solberg,\n\nthe home is best seen/)
  await enquiry.getByRole('button', { name: 'in Arabic' }).click()
  await expect(text).toHaveAttribute('dir', 'rtl')
  await expect(text).toHaveValue(/^السيد/)
  await enquiry.getByRole('button', { name: 'in English' }).click()
  await text.fill('Dear Ingrid, two per cent.')

  await page.getByRole('link', { name: 'Layla Haddad' }).click()
  await expect(page.getByRole('article', { name: 'Layla Haddad' })).toBeVisible()
  await page.goBack()
  await expect(text).toHaveValue('Dear Ingrid, two per cent.')
  await enquiry.getByRole('button', { name: 'Send answer' }).click()
  await expect(enquiry.getByText(/^Answered/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ingrid Solberg' })).toBeHidden()
  await expect(enquiry.getByLabel('Stage')).toHaveValue('contacted')
  await expect(text).toHaveValue('')
  await expect(enquiry.getByText(/^E-mail sent: /)).toBeVisible({ timeout: 40_000 })
  await expectAccessible(page, '#admin-content article')
}

test('keys move through the list, answer, assign and close, but not while typing', async ({
  page,
}) => {
  await enterAsAdmin(page)
  await ask(page, 'Key First')
  await ask(page, 'Key Second')
  await page.goto('/admin/enquiries')
  await page.getByRole('searchbox', { name: 'Search enquiries' }).fill('key ')
  const rows = page.getByRole('link', { name: /^Key (First|Second)$/ })
  await expect(rows).toHaveText(['Key First', 'Key Second'])
  await rows.first().focus()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const enquiry = page.getByRole('article', { name: 'Key Second' })
  await expect(enquiry).toBeVisible()
  await expect(rows.nth(1)).toBeFocused()

  await page.keyboard.press('a')
  await expect(enquiry.getByLabel('Agent')).toBeFocused()
  await rows.nth(1).focus()
  await page.keyboard.press('r')
  await expect(enquiry.getByLabel('Text')).toBeFocused()
  await page.keyboard.type(' eje')
  await expect(enquiry.getByLabel('Text')).toHaveValue(/ eje/)
  await expect(page).toHaveURL(/\/admin\/enquiries\/\d+$/)

  await rows.nth(1).focus()
  await pressInTurn(page, 'g', 'e')
  await expect(enquiry).toBeHidden()
  await expect(page.getByText('Enquiry marked as handled.')).toBeHidden()
  await pressAsSoonAsShown(page, 'e', 'Key Second')
  await page.getByRole('link', { name: 'Key Second' }).click()
  await expect(page.getByText('Enquiry marked as handled.')).toBeVisible()
  await expect(enquiry.getByRole('button', { name: 'Reopen' })).toBeVisible()
})

/** A key counts as soon as the enquiry that it acts on is in the page. */
async function pressAsSoonAsShown(page: Page, key: string, name: string): Promise<void> {
  await page.evaluate(
    ([key, name]) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('article h2')?.textContent !== name) return
        observer.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      })
      observer.observe(document.body, { childList: true, subtree: true })
    },
    [key, name] as const,
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an enquiry is a page, and a call that reached somebody is an answer', async ({ page }) => {
    await enterAsAdmin(page)
    // This machine has no phone.
    await page.addInitScript(() =>
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('[href^="tel:"]')) event.preventDefault()
      }),
    )
    await ask(page, 'Thumb Caller')
    await page.goto('/admin/enquiries')
    await page.getByRole('link', { name: 'Thumb Caller' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Enquiry' })).toBeFocused()
    const enquiry = page.getByRole('article', { name: 'Thumb Caller' })
    for (const name of ['Call', 'WhatsApp']) {
      const link = enquiry.getByRole('link', { name, exact: true })
      await expect(async () => {
        const box = await link.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect(box?.y).toBeGreaterThan(500)
      }).toPass({ timeout: 20_000 })
    }
    await expect(enquiry.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/971505550163\?text=Dear%20Thumb%20Caller/,
    )
    const note = enquiry.getByLabel('Note', { exact: true })
    await enquiry.getByRole('button', { name: 'Note', exact: true }).tap()
    await note.fill('Prefers mornings.')
    await enquiry.getByRole('link', { name: 'Call', exact: true }).tap()
    const question = page.getByRole('dialog', { name: 'Did you reach them?' })
    await expect(question).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
    await question.getByRole('button', { name: 'Yes' }).tap()
    await expect(question).toBeHidden()
    await expect(enquiry.getByText('Answered at once')).toBeVisible()
    await expect(enquiry.getByText('Reached by phone')).toBeVisible()
    await expectAccessible(page, '#admin-content')
    await expect(note).toHaveValue('Prefers mornings.')
    await writeWhileNoteIsAdded(page, enquiry)
    await page.locator('#admin-content').getByRole('link', { name: 'Enquiries' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeFocused()
  })
})

async function writeWhileNoteIsAdded(page: Page, enquiry: Locator): Promise<void> {
  const { promise: isWritten, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/notes', (route) => isWritten.then(() => route.continue()))
  await enquiry.getByRole('button', { name: 'Add note' }).tap()
  await enquiry.getByRole('button', { name: 'E-mail' }).tap()
  await enquiry.getByLabel('Text').fill('Dear Thumb Caller, half')
  release()
  await expect(enquiry.getByText('Prefers mornings.')).toBeVisible()
  await expect(enquiry.getByLabel('Text')).toHaveValue('Dear Thumb Caller, half')
}

async function ask(page: Page, name: string): Promise<void> {
  await page.request.post('/api/send-email', {
    data: {
      name,
      email: 'someone@mail.example',
      phone: '050 555 0163',
      subject: 'Fees',
      message: 'How much is the transfer fee?',
    },
  })
}
