import { randomInt } from 'node:crypto'

import { expect, test } from 'vitest'

import { enquirer, form } from '#test/samples.ts'
import { testServer } from '#test/test-server.ts'

const FORMS = ['send-listproperty', 'scheduletoure', 'send-email'].map((name) => `/api/${name}`)
const SELL = '/api/send-email-with-file'

test('an enquiry in Arabic is refused in Arabic, with and without photos', async () => {
  const { call } = await testServer()
  const fields = { ...enquirer, name: ' ', email: 'ليلى', language: 'ar' }
  const refused = {
    error: 'يرجى إدخال اسمك.',
    fields: { name: 'يرجى إدخال اسمك.', email: 'يرجى إدخال بريد إلكتروني صحيح.' },
  }
  for (const url of FORMS)
    expect(await call('POST', url, { payload: fields })).toMatchObject({
      status: 422,
      json: refused,
    })
  expect(await call('POST', SELL, await form(fields))).toMatchObject({ status: 422, json: refused })
})

test('a language that the site does not have is refused at its field', async () => {
  const { call } = await testServer()
  const fields = { ...enquirer, language: 'fr' }
  for (const url of FORMS)
    expect(await call('POST', url, { payload: fields })).toMatchObject({
      status: 422,
      json: { fields: { language: 'The language must be en or ar.' } },
    })
  expect(await call('POST', SELL, await form(fields))).toMatchObject({
    status: 422,
    json: { fields: { language: 'The language must be en or ar.' } },
  })
})

test('a tour in Arabic is checked in Arabic, and its page is the Arabic one', async () => {
  const { call, asAdmin } = await testServer()
  const tour = { ...enquirer, message: 'مرحبًا', language: 'ar', tour_day: '2026-03-03' }
  expect(await call('POST', '/api/scheduletoure', { payload: tour })).toMatchObject({
    status: 422,
    json: { fields: { tour_time: 'يرجى اختيار الوقت أيضًا، أو ترك الحقلين فارغين.' } },
  })
  const payload = { ...tour, tour_time: '14:30' }
  expect(await call('POST', '/api/scheduletoure', { payload })).toMatchObject({
    status: 200,
    json: { ok: true, tour: expect.stringMatching(/^\/ar\/tour\//) as string },
  })
  expect(await asAdmin('GET', '/api/enquiries')).toMatchObject({
    json: { enquiries: [{ language: 'ar' }] },
  })
  expect((await asAdmin('GET', '/api/enquiries.csv')).body.toString()).toMatch(
    /,ar,Owner,new,site,,,\r\n$/,
  )
})

test('every form takes the homes that a visitor looked at, and refuses what is no list', async () => {
  const { call, asAdmin } = await testServer()
  const { json: home } = await asAdmin('POST', '/api/properties', {
    payload: { properties_title: 'Villa' },
  })
  const { id } = home as { id: number }
  const fields = {
    ...enquirer,
    address: 'Villa 9',
    propertyaddress: 'Villa 9',
    countrycity: 'Dubai',
    subject: 'Hello',
    message: 'Hello',
    seen_property_ids: `${id},777`,
    seen_consent: 'Send them along',
  }
  const refused = { status: 422, json: { fields: { seen_property_ids: expect.any(String) } } }
  for (const url of [...FORMS, SELL]) {
    const bodyOf = (body: typeof fields) => (url === SELL ? form(body) : { payload: body })
    for (const seen_property_ids of ['villa', '1,', Array(21).fill('1').join()])
      expect(await call('POST', url, await bodyOf({ ...fields, seen_property_ids }))).toMatchObject(
        refused,
      )
    expect(await call('POST', url, await bodyOf(fields))).toMatchObject({ status: 200 })
  }
  for (const id of [1, 2, 3, 4])
    expect(await asAdmin('GET', `/api/enquiries/${id}`)).toMatchObject({
      json: { seen: { homes: [{ title: 'Villa' }], consent: 'Send them along' } },
    })
})

test('an address that is too long to be one is refused, by every form', async () => {
  const { call } = await testServer()
  // Random letters: repeated ones are compressed, and fit into an index of PostgreSQL.
  const letters = Array.from({ length: 5000 }, () => String.fromCharCode(97 + randomInt(26)))
  const fields = { ...enquirer, email: `${letters.join('')}@example.com` }
  const texts = { address: 'Villa 9', subject: 'Fees', message: 'Hello' }
  const place = { propertyaddress: 'Villa 9', countrycity: 'Dubai' }
  const refused = { status: 422, json: { error: 'Please enter a valid e-mail address.' } }
  for (const url of FORMS)
    expect(await call('POST', url, { payload: { ...fields, ...texts } })).toMatchObject(refused)
  const sell = await form({ ...fields, ...texts, ...place })
  expect(await call('POST', SELL, sell)).toMatchObject(refused)
})
