import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { ADMIN_PASSWORD, startSite } from '#test/running-site.ts'
import { startSmtp, textParts, type TestSmtp } from '#test/smtp.ts'

import { expectAccessible } from './axe.ts'
import { expect, test, visitorContext } from './site.ts'

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

test('a search is saved, confirmed and ended, in both languages', async ({ browser }) => {
  const smtp = await startSmtp()
  const folder = await mkdtemp(join(tmpdir(), 'alerts-'))
  const site = await startSite({
    DEMO: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@homes.example',
    MAIL_TO: 'team@homes.example',
  })
  const context = await visitorContext(browser, { baseURL: site.url })
  try {
    const page = await context.newPage()
    await publishHome(page)
    for (const words of Object.values(LANGUAGES)) await saveConfirmAndEnd(page, words, smtp)
  } finally {
    await context.close()
    await site.stop()
    await smtp.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

type Words = (typeof LANGUAGES)['en']

async function saveConfirmAndEnd(page: Page, words: Words, smtp: TestSmtp): Promise<void> {
  smtp.emails.length = 0
  await page.goto(words.list)
  await page.getByRole('link', { name: words.offer }).click()
  await expect(page.getByRole('region').getByText(words.place)).toBeVisible()
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
}

async function publishHome({ request }: Page): Promise<void> {
  const login = await request.post('/login', {
    data: { username: 'admin', password: ADMIN_PASSWORD },
  })
  const { token } = (await login.json()) as { token: string }
  const places = (await (await request.get('/api/locations')).json()) as {
    id: number
    location_name: string
  }[]
  const marina = places.find(({ location_name }) => location_name === 'Dubai Marina')
  const created = await request.post('/api/properties', {
    headers: { authorization: `Bearer ${token}` },
    data: { properties_title: 'By the sea', location_id: marina?.id },
  })
  expect(created.status()).toBe(201)
}

async function confirmationLink(smtp: TestSmtp): Promise<string> {
  await expect.poll(() => smtp.emails.length, { timeout: 20_000 }).toBe(1)
  const text = textParts(smtp.emails[0] ?? '')['text/plain'] ?? ''
  return /http\S+\/alerts\/\S+/.exec(text)?.[0] ?? ''
}
