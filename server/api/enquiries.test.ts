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
    /,ar,,new,site,,,\r\n$/,
  )
})
