import { expect, test } from 'vitest'

import * as outbox from '#domain/mail/outbox.server.ts'
import { Conflict, Invalid } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { appWithMail } from '#test/app-with-mail.ts'
import { enquirer } from '#test/samples.ts'
import { decodedHeader, header, textParts } from '#test/smtp.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as enquiries from './enquiries.server.ts'
import * as inbox from './inbox/inbox.server.ts'
import * as people from './privacy/people.server.ts'
import * as tours from './tours/tours.server.ts'

const NETWORK = '192.0.2.1'
const FIRST = { tour_day: '2026-03-03', tour_time: '14:30' }
const LATER = { tour_day: '2026-03-04', tour_time: '10:00' }

test('who writes in Arabic gets Arabic emails, and the agency English ones that say so', async () => {
  const { app, smtp } = await appWithMail()
  const token = await propose(app)
  await tours.move(app, token, LATER, NETWORK, 'ar')
  await tours.cancel(app, token, NETWORK, 'ar')
  await outbox.deliverDue(app)
  const toVisitor = smtp.emails.filter((email) => header(email, 'to') === enquirer.email)
  expect(toVisitor.map((email) => decodedHeader(email, 'subject')).toSorted()).toEqual([
    'أُلغيت معاينتك: بيت على السعفة',
    'تغيّر موعد معاينتك: بيت على السعفة',
    'موعد معاينتك المقترح: بيت على السعفة',
  ])
  // Headers are plain ASCII, whatever they say.
  for (const email of smtp.emails) expect(email.split('\r\n\r\n', 1)[0]).toMatch(/^[\0-~]*$/)
  for (const email of toVisitor) {
    const { 'text/plain': text, 'text/html': html, 'text/calendar': calendar } = textParts(email)
    expect(text).toContain(`${app.publicUrl}/ar/tour/${token}`)
    expect(text).toContain(`${app.publicUrl}/ar/properties2/1`)
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain(`href="${app.publicUrl}/ar/tour/${token}"`)
    expect(calendar?.replaceAll('\r\n ', '')).toContain('SUMMARY:معاينة: بيت على السعفة')
  }
  const toAgency = smtp.emails.filter((email) => header(email, 'to') !== enquirer.email)
  expect(toAgency.map((email) => decodedHeader(email, 'subject')).toSorted()).toEqual([
    'A tour is asked for: Frond house, Layla Haddad',
    'A tour is cancelled: Frond house, Layla Haddad',
    'A tour is moved: Frond house, Layla Haddad',
  ])
  for (const email of toAgency) {
    expect(textParts(email)['text/plain']).toContain('Language: Arabic')
    expect(textParts(email)['text/plain']).toContain(`${app.publicUrl}/properties2/1`)
  }
})

test('who names no language, or English, gets English emails', async () => {
  for (const language of [{}, { language: 'en' } as const]) {
    const { app, smtp } = await appWithMail()
    const { tour } = await enquiries.receive(
      app,
      { kind: 'tour', ...enquirer, message: 'Hello', ...FIRST, ...language },
      { recentFromNetwork: 1 },
    )
    expect(tour).toMatch(/^\/tour\//)
    await outbox.deliverDue(app)
    const texts = smtp.emails.map((email) => textParts(email)['text/plain'])
    expect(texts.join('')).toContain('Your tour is proposed')
    expect(texts.join('')).toContain('Language: English')
    expect(texts.join('')).not.toMatch(/\p{Script=Arabic}/u)
  }
})

test('the inbox and the export of personal data say the language', async () => {
  const app = await testApp()
  const message = { kind: 'contact', ...enquirer, subject: 'رسوم', message: 'كم؟' } as const
  await enquiries.receive(app, { ...message, language: 'ar' }, { recentFromNetwork: 1 })
  await enquiries.receive(app, { ...message, subject: 'Fees' }, { recentFromNetwork: 1 })
  const { enquiries: stored } = await inbox.list(app, { state: 'all' })
  expect(stored.map(({ language }) => language)).toEqual(['en', 'ar'])
  const [file] = await Array.fromAsync(people.exportPerson(app, { email: enquirer.email }))
  const exported = JSON.parse(file?.bytes.toString() ?? '') as { enquiries: unknown[] }
  expect(exported.enquiries).toMatchObject([{ language: 'en' }, { language: 'ar' }])
})

test('the tour page shows the title, and says what is wrong, in its language', async () => {
  const app = await testApp()
  const token = await propose(app)
  expect((await tours.open(app, token, 'ar')).property?.title).toBe('بيت على السعفة')
  expect((await tours.open(app, token)).property?.title).toBe('Frond house')
  const closed = { ...FIRST, tour_day: '2026-03-08' }
  await expect(tours.move(app, token, closed, NETWORK, 'ar')).rejects.toThrow(
    new Invalid({ tour_day: 'تُجرى المعاينات من الاثنين إلى السبت. يرجى اختيار يوم آخر.' }),
  )
  await tours.cancel(app, token, NETWORK)
  await expect(tours.move(app, token, LATER, NETWORK, 'ar')).rejects.toThrow(
    new Conflict('أُلغيت هذه المعاينة.'),
  )
})

test('an enquiry that is sent twice leads to the page in its language', async () => {
  const app = await testApp()
  const tour = { kind: 'tour', ...enquirer, message: 'مرحبًا', ...FIRST, language: 'ar' } as const
  const arrival = { recentFromNetwork: 1, idempotencyKey: 'a' }
  const first = await enquiries.receive(app, tour, arrival)
  expect(first.tour).toMatch(/^\/ar\/tour\//)
  expect(await enquiries.receive(app, tour, arrival)).toEqual(first)
})

/** Proposes a tour of a home that has an Arabic title, and returns its token. */
async function propose(app: TestApp): Promise<string> {
  const home = await properties.create(app, {
    properties_title: 'Frond house',
    title_ar: 'بيت على السعفة',
  })
  const tour = { kind: 'tour', ...enquirer, message: 'هل يناسبكم الثلاثاء؟', ...FIRST } as const
  const { tour: path = '' } = await enquiries.receive(
    app,
    { ...tour, property_id: home.id, language: 'ar' },
    { recentFromNetwork: 1, network: NETWORK },
  )
  return path.replace('/ar/tour/', '')
}
