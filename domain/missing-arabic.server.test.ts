import { expect, test } from 'vitest'

import * as agency from '#domain/agency/agency.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { table } from '#domain/search/in-database/listing-table.server.ts'
import * as users from '#domain/team/users.server.ts'
import { postFields, uploadPhoto } from '#test/posts.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { countMissing } from './missing-arabic.server.ts'
import { missingArabic, missingArabicText } from './missing-arabic.ts'

test('texts without Arabic are counted, whatever they are in', () => {
  const value = {
    title: 'Villa',
    title_ar: '',
    text: 'By the sea',
    text_ar: 'على البحر',
    caption: '',
    caption_ar: '',
    orn: '28416',
    address: ['Dubai'],
    address_ar: [],
    services: [{ name: 'Homes', name_ar: ' ' }],
  }
  expect(missingArabic(value)).toBe(3)
  expect([0, 1, 2].map(missingArabicText)).toEqual([
    '',
    '1 text without Arabic',
    '2 texts without Arabic',
  ])
})

/** With Arabic names of all places, and of nothing else. */
async function appWithPlaces(): Promise<TestApp> {
  const app = await testApp()
  for (const place of ['categories', 'locations'] as const)
    await app.db.updateTable(place).set({ name_ar: 'اسم' }).execute()
  return app
}

test('what visitors read without Arabic is counted by what it belongs to', async () => {
  const app = await appWithPlaces()
  expect(await countMissing(app)).toEqual({
    listings: 0,
    posts: 0,
    people: 0,
    places: 0,
    settings: 0,
  })
  await properties.createMany(app, [
    { properties_title: 'Villa', properties_description: 'Two floors', title_ar: 'فيلا' },
    { properties_title: 'Hidden', status: 'draft' },
  ])
  await posts.create(app, { ...postFields, title_ar: 'عنوان' }, await uploadPhoto(app))
  await users.create(app, { name: 'Layla Haddad', about: 'Sells villas.', name_ar: 'ليلى حداد' })
  await users.create(app, { name: 'Nobody', shown: false })
  await app.db.updateTable('locations').set({ name_ar: '' }).where('id', '=', 1).execute()
  await agency.save(app, 'profile', { name_ar: '', address_ar: [] })
  expect(await countMissing(app)).toEqual({
    listings: 1,
    posts: 3,
    people: 1,
    places: 1,
    settings: 2,
  })
  const sections = await agency.list(app)
  expect(sections.find(({ section }) => section === 'profile')?.missing_arabic).toBe(2)
})

test('the table of listings finds those with missing Arabic', async () => {
  const app = await testApp()
  await properties.createMany(app, [
    { properties_title: 'Villa', nearby: 'Mall, beach', title_ar: 'فيلا' },
    { properties_title: 'Loft', title_ar: 'لوفت' },
    { properties_title: 'Flat' },
    {},
  ])
  const { listings, count } = await table(app, { arabic: 'missing' })
  expect(count).toBe(2)
  expect(listings.map(({ title, missing_arabic }) => [title, missing_arabic])).toEqual([
    ['Flat', 1],
    ['Villa', 1],
  ])
})
