import { expect, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as enquiries from './enquiries.server.ts'
import * as detail from './follow-up/detail.server.ts'

const CONSENT = 'Send along the homes I looked at.'
const message = {
  kind: 'contact' as const,
  name: 'Layla',
  email: 'layla@example.com',
  phone: '050 555 0100',
  subject: 'Hello',
  message: 'Hello',
}

test('the homes that a visitor agreed to send along are kept with the consent and its time', async () => {
  const app = await testApp()
  const [villa, flat] = [await home(app, 'Villa'), await home(app, 'Flat')]
  const at = app.clock.now().toISOString()
  const seen_property_ids = [flat.id, villa.id, flat.id, 999, 2_147_483_648].join(',')
  expect(await seenAfter(app, { seen_property_ids, seen_consent: CONSENT })).toEqual({
    homes: [
      { id: flat.id, title: 'Flat', reference: flat.reference, url: `/properties2/${flat.id}` },
      { id: villa.id, title: 'Villa', reference: villa.reference, url: `/properties2/${villa.id}` },
    ],
    consent: CONSENT,
    at,
  })
})

test('nothing is kept without consent, and no consent without homes', async () => {
  const app = await testApp()
  const { id } = await home(app, 'Villa')
  expect(await seenAfter(app, { seen_property_ids: `${id}` })).toBeNull()
  expect(await seenAfter(app, { seen_property_ids: '999', seen_consent: CONSENT })).toBeNull()
  expect(await seenAfter(app, { seen_consent: CONSENT })).toBeNull()
})

test('a home that visitors do not see is left out; one that was removed later has no address', async () => {
  const app = await testApp()
  const draft = await properties.create(app, { properties_title: 'Draft', status: 'draft' })
  const villa = await home(app, 'Villa')
  const seen_property_ids = `${draft.id},${villa.id}`
  await seenAfter(app, { seen_property_ids, seen_consent: CONSENT })
  await properties.remove(app, villa.id)
  const { seen } = await detail.find(app, 1)
  expect(seen?.homes).toMatchObject([{ id: villa.id, title: 'Villa', url: null }])
})

function home(app: TestApp, properties_title: string) {
  return properties.create(app, { properties_title })
}

async function seenAfter(
  app: TestApp,
  sent: { seen_property_ids?: string; seen_consent?: string },
) {
  const enquiry = { ...message, ...sent }
  await enquiries.receive(app, enquiry, { recentFromNetwork: 0 })
  const { id } = await app.db
    .selectFrom('enquiries')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return (await detail.find(app, id)).seen
}
