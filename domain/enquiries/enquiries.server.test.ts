import { expect, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import { enquirer, jpeg } from '#test/samples.ts'
import { testApp } from '#test/test-app.ts'

import * as enquiries from './enquiries.server.ts'
import * as formToken from './form-token.server.ts'
import * as inbox from './inbox.server.ts'

const arrival: enquiries.Arrival = { recentFromAddress: 1 }
const everything = { state: 'all' } as const
const message = { kind: 'contact', ...enquirer, subject: 'Fees', message: 'How much?' } as const

test('each kind of enquiry is saved with its own words', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: 'Villa' })
  const tour = { kind: 'tour', ...enquirer, message: 'Saturday?', property_id: villa.id } as const
  await enquiries.receive(app, { kind: 'listing', ...enquirer, address: 'Al Jaddaf' }, arrival)
  await enquiries.receive(app, tour, arrival)
  await enquiries.receive(app, message, arrival)
  expect((await inbox.list(app, everything)).enquiries).toMatchObject([
    { kind: 'contact', subject: 'Fees', message: 'How much?', property: null },
    { kind: 'tour', message: 'Saturday?', property: { id: villa.id, title: 'Villa' } },
    { kind: 'listing', ...enquirer, address: 'Al Jaddaf' },
  ])
})

test('a tour of a listing that is not there is kept without it', async () => {
  const app = await testApp()
  const tour = { kind: 'tour', ...enquirer, message: 'Hello', property_id: 4711 } as const
  await enquiries.receive(app, tour, arrival)
  expect((await inbox.list(app, everything)).enquiries).toMatchObject([{ property: null }])
})

test('the photos of a sell request are kept apart from the public ones', async () => {
  const app = await testApp()
  const photo = await app.darkroom.decode(await jpeg())
  await enquiries.receive(
    app,
    {
      kind: 'sell',
      ...enquirer,
      propertyaddress: 'Villa 9',
      countrycity: 'Dubai',
      message: 'Please value it.',
      photos: [photo],
    },
    arrival,
  )
  const [saved] = (await inbox.list(app, everything)).enquiries
  expect(saved?.photos).toEqual([photo.name])
  expect(await Array.fromAsync(app.files.list('photos'))).toEqual([])
  expect((await inbox.openPhoto(app, saved?.id ?? 0, photo.name)).size).toBe(photo.bytes.length)
  await enquiries.receive(app, message, arrival)
  const [other] = (await inbox.list(app, everything)).enquiries
  await expect(inbox.openPhoto(app, other?.id ?? 0, photo.name)).rejects.toThrow(
    'There is no photo',
  )
})

test('an enquiry that is sent twice with one key is stored once, even at the same moment', async () => {
  const app = await testApp()
  const again = { ...arrival, idempotencyKey: 'one' }
  await Promise.all(Array.from({ length: 5 }, () => enquiries.receive(app, message, again)))
  await enquiries.receive(app, message, { ...arrival, idempotencyKey: 'two' })
  expect((await inbox.list(app, everything)).enquiries).toHaveLength(2)
  expect((await inbox.summary(app)).undelivered).toBe(2)
})

test('without a key, what is sent twice is stored twice', async () => {
  const app = await testApp()
  await enquiries.receive(app, message, arrival)
  await enquiries.receive(app, message, arrival)
  expect((await inbox.list(app, everything)).enquiries).toHaveLength(2)
})

test('a filled trap, a forged token or a flood puts an enquiry into quarantine, never away', async () => {
  const app = await testApp()
  const token = await formToken.issue(app)
  const odd: enquiries.Arrival[] = [
    { ...arrival, trap: 'http://spam.example' },
    { ...arrival, formToken: `${token}x` },
    { ...arrival, formToken: 'é'.repeat(30) },
    { recentFromAddress: 31 },
  ]
  for (const one of odd) await enquiries.receive(app, message, one)
  expect(await inbox.summary(app)).toMatchObject({ open: 0, spam: odd.length })
})

test('someone who takes time to write is no suspect, nor is one without JavaScript', async () => {
  const app = await testApp()
  const token = await formToken.issue(app)
  app.clock.advance({ seconds: 20 })
  await enquiries.receive(app, message, { ...arrival, formToken: token })
  await enquiries.receive(app, message, arrival)
  expect(await inbox.summary(app)).toMatchObject({ open: 2, spam: 0 })
})

test('a text written in a second and full of links is a suspect', async () => {
  const app = await testApp()
  const links = { ...message, message: 'http://a.example http://b.example www.c.example' }
  await enquiries.receive(app, links, { ...arrival, formToken: await formToken.issue(app) })
  expect(await inbox.summary(app)).toMatchObject({ open: 0, spam: 1 })
})

test('a flood from one address is refused in the end', async () => {
  const app = await testApp()
  for (let at = 0; at < 1000; at++) await enquiries.knock(app, '::1')
  await expect(enquiries.knock(app, '::1')).rejects.toThrow('Too many attempts')
  expect(await enquiries.knock(app, '::2')).toBe(1)
})
