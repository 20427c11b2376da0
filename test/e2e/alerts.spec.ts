import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startSite } from '#test/running-site.ts'
import { startSmtp, textParts, type TestSmtp } from '#test/smtp.ts'

import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

const LANGUAGES = {
  en: {
    list: '/properties?selectedLocation=Dubai+Marina',
    offer: 'E-mail me new homes like these',
    email: 'E-mail address',
    save: 'Save the search',
    sent: 'Please look at your e-mails',
    place: 'Dubai Marina',
    invalid: 'Please enter a valid e-mail address.',
    confirm: 'Confirm the alert',
    active: 'Your alert is active',
    end: 'End this alert',
    ended: 'Your alert has ended',
  },
  ar: {
    list: '/ar/properties?selectedLocation=Dubai+Marina',
    offer: 'راسلني بعقارات جديدة كهذه',
    email: 'البريد الإلكتروني',
    save: 'احفظ البحث',
    sent: 'يرجى الاطلاع على بريدك',
    place: 'دبي مارينا',
    invalid: 'يرجى إدخال بريد إلكتروني صحيح.',
    confirm: 'أكّد التنبيه',
    active: 'تنبيهك فعّال',
    end: 'أوقف هذا التنبيه',
    ended: 'انتهى تنبيهك',
  },
}

for (const [language, words] of Object.entries(LANGUAGES))
  test(`a search is saved, confirmed and ended (${language})`, async ({ page }) => {
    const smtp = await startSmtp()
    const folder = await mkdtemp(join(tmpdir(), 'alerts-'))
    const site = await startSite({
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@homes.example',
      MAIL_TO: 'team@homes.example',
    })
    try {
      await page.goto(site.url + words.list)
      await page.getByRole('link', { name: words.offer }).click()
      await expect(page.getByRole('region').getByText(words.place)).toBeVisible()
      await expectAccessible(page)
      const form = page.getByRole('main')
      await form.getByLabel(words.email).fill('layla@x')
      await form.getByRole('button', { name: words.save }).click()
      await expect(form.getByText(words.invalid)).toBeVisible()
      await form.getByLabel(words.email).fill('layla@mail.example')
      await form.getByRole('button', { name: words.save }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.sent })).toBeVisible()

      // Mail programs open links to look what is behind them: that confirms nothing.
      const link = await confirmationLink(smtp)
      expect((await page.request.get(link)).headers()['x-robots-tag']).toBe('noindex')
      await page.goto(link)
      await expectAccessible(page)
      await page.getByRole('button', { name: words.confirm }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.active })).toBeVisible()
      await page.getByRole('button', { name: words.end }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.ended })).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    } finally {
      await site.stop()
      await smtp.stop()
      await rm(folder, { recursive: true, force: true })
    }
  })

async function confirmationLink(smtp: TestSmtp): Promise<string> {
  await expect.poll(() => smtp.emails.length, { timeout: 20_000 }).toBe(1)
  const text = textParts(smtp.emails[0] ?? '')['text/plain'] ?? ''
  return /http\S+\/alerts\/\S+/.exec(text)?.[0] ?? ''
}
