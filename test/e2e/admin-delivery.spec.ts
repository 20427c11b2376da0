import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startSite } from '#test/running-site.ts'
import { startSmtp } from '#test/smtp.ts'

import { enterAsAdmin } from './admin.ts'
import { fill, SENT } from './enquiry.ts'
import { expect, test, visitorContext } from './site.ts'

test('an enquiry from the contact page reaches the mail server, and the inbox tells how', async ({
  browser,
}) => {
  const smtp = await startSmtp()
  const folder = await mkdtemp(join(tmpdir(), 'mail-'))
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
    smtp.behaviour = { refuse: 451 }
    const page = await context.newPage()
    await page.goto('/contact-us')
    await fill(page, {
      name: 'Layla Haddad',
      email: 'layla@example.com',
      phone: '+971 50 555 0100',
      subject: 'Fees',
      message: 'How much is the transfer fee?',
    })
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(page.getByText(SENT).first()).toBeVisible()

    await enterAsAdmin(page, { ownSession: true })
    await page.goto('/admin/enquiries')
    await expect(page.getByText('Waiting, next try')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Not today')).toBeVisible({ timeout: 20_000 })

    smtp.behaviour = 'accept'
    await expect(page.getByText('E-mailed', { exact: true })).toBeVisible({ timeout: 40_000 })
    expect(smtp.emails).toHaveLength(1)
    expect(smtp.emails[0]).toContain('How much is the transfer fee?')
  } finally {
    await context.close()
    await site.stop()
    await smtp.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
