import { expect, test } from 'vitest'

import { decode } from '#domain/media/decode.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { enquirer, jpeg } from '#test/samples.ts'
import { testApp } from '#test/test-app.ts'

import * as enquiries from './enquiries.server.ts'

test('each kind of enquiry is saved with its own words', async () => {
  const app = await testApp()
  const villa = await properties.create(app, {})
  await enquiries.receive(app, { kind: 'listing', ...enquirer, address: 'Al Jaddaf' })
  await enquiries.receive(app, {
    kind: 'tour',
    ...enquirer,
    message: 'Saturday?',
    property_id: villa.id,
  })
  await enquiries.receive(app, { kind: 'contact', ...enquirer, subject: 'Fees', message: 'How?' })
  expect(await app.db.selectFrom('enquiries').selectAll().orderBy('id').execute()).toMatchObject([
    { kind: 'listing', ...enquirer, address: 'Al Jaddaf' },
    { kind: 'tour', message: 'Saturday?', property_id: villa.id },
    { kind: 'contact', subject: 'Fees', message: 'How?' },
  ])
})

test('a tour of a listing that is not there is kept without it', async () => {
  const app = await testApp()
  await enquiries.receive(app, { kind: 'tour', ...enquirer, message: 'Hello', property_id: 4711 })
  expect(await app.db.selectFrom('enquiries').select('property_id').execute()).toEqual([
    { property_id: null },
  ])
})

test('the photos of a sell request are kept apart from the public ones', async () => {
  const app = await testApp()
  const photo = await decode(await jpeg())
  await enquiries.receive(app, {
    kind: 'sell',
    ...enquirer,
    propertyaddress: 'Villa 9',
    countrycity: 'Dubai',
    message: 'Please value it.',
    photos: [photo],
  })
  const saved = await app.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
  expect(JSON.parse(saved.photos)).toEqual([photo.name])
  expect(await Array.fromAsync(app.files.list('enquiries'))).toEqual([`enquiries/${photo.name}`])
  expect(await Array.fromAsync(app.files.list('photos'))).toEqual([])
})
