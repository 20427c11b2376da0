import { expect, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import { testApp } from '#test/test-app.ts'

import { findListing } from './store-lead.server.ts'

test('a lead finds a listing by a reference with letters beyond ASCII', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, { reference: 'Élan-7' })
  for (const reference of ['Élan-7', 'ÉLAN-7'])
    expect(await findListing(app.db, reference), reference).toMatchObject({ id })
})
