import { expect, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as removal from '#domain/removal/removal.server.ts'
import { enquirer } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as inbox from './inbox.server.ts'
import { backfill } from './search-texts.server.ts'

test('an enquiry is found by the title and the reference of its listing', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: 'Villa 100% on the CREEK' })
  const loft = await properties.create(app, { properties_title: 'Loft', reference: 'DXB-7' })
  await ask(app, { property_id: villa.id })
  await ask(app, { property_id: loft.id })
  expect(await found(app, 'on the creek')).toEqual([1])
  expect(await found(app, '100%')).toEqual([1])
  expect(await found(app, `gh-${villa.id}`)).toEqual([1])
  expect(await found(app, 'dxb-7')).toEqual([2])
  expect(await found(app, '1_0')).toEqual([])
})

test('an enquiry is found by what its listing was called and by what it is called now', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, { properties_title: 'Villa' })
  await ask(app, { property_id: id })
  await properties.update(app, id, { properties_title: 'Garden house', reference: 'DXB-7' })
  for (const term of ['villa', `GH-${id}`, 'garden house', 'DXB-7'])
    expect(await found(app, term), term).toEqual([1])
  const [shown] = (await inbox.list(app, { state: 'all' })).enquiries
  expect(shown?.property).toEqual({
    id,
    title: 'Garden house',
    reference: 'DXB-7',
    state: 'public',
  })
})

test('an enquiry about a removed listing says which it was, also once that is deleted', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, { properties_title: 'Villa', reference: 'DXB-7' })
  await ask(app, { property_id: id })
  await properties.update(app, id, { properties_title: 'Another name', status: 'hidden' })
  const property = async () => (await inbox.find(app, 1)).property
  expect(await property()).toMatchObject({ id, title: 'Another name', state: 'hidden' })
  await properties.remove(app, id)
  const was = { title: 'Villa', reference: 'DXB-7', state: 'removed' }
  expect(await property()).toEqual({ id, ...was })
  app.clock.advance({ days: 31 })
  await removal.purge(app)
  expect(await property()).toEqual({ id: null, ...was })
  expect(await found(app, 'dxb-7')).toEqual([1])
})

test('an enquiry is found by its phone in any spelling', async () => {
  const app = await testApp()
  await ask(app, { phone: '+971 50 555 0101' })
  await ask(app, { phone: '0505550101' })
  await ask(app, { phone: '00971-50-5550102' })
  for (const term of ['050 555 0101', '+971505550101', '00971-50-5550101'])
    expect(await found(app, term), term).toEqual([2, 1])
})

test('enquiries that were stored without their search text get it', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, { properties_title: 'Villa' })
  await ask(app, { property_id: id, phone: '050 555 0101' })
  await app.db
    .updateTable('enquiries')
    .set({ search_text: null, property_title: '', property_reference: '' })
    .execute()
  expect(await backfill(app)).toBe(1)
  expect(await backfill(app)).toBe(0)
  await properties.remove(app, id)
  expect((await inbox.find(app, 1)).property).toMatchObject({ title: 'Villa', state: 'removed' })
  expect(await found(app, '+971505550101')).toEqual([1])
})

async function ask(app: TestApp, about: { property_id?: number; phone?: string }): Promise<void> {
  const tour = { kind: 'tour', ...enquirer, message: 'Saturday?', ...about } as const
  await enquiries.receive(app, tour, { recentFromNetwork: 1 })
}

async function found(app: TestApp, search: string): Promise<number[]> {
  const { enquiries } = await inbox.list(app, { state: 'all', search })
  return enquiries.map(({ id }) => id)
}
