import { expect, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import { emptyPlace, testApp } from '#test/test-app.ts'

import * as siteIdentity from './site-identity.server.ts'

test('a new site marks both stores, and finds them again', async () => {
  const app = await testApp()
  expect(await siteIdentity.isSameSite(app)).toBe(false)
  await siteIdentity.assertSameSite(app)
  await siteIdentity.assertSameSite(app)
  expect(await siteIdentity.isSameSite(app)).toBe(true)
})

test('files of another site are refused', async () => {
  const [ours, theirs] = [await testApp(), await testApp()]
  for (const app of [ours, theirs]) await siteIdentity.assertSameSite(app)
  await expect(siteIdentity.assertSameSite({ db: ours.db, files: theirs.files })).rejects.toThrow(
    'These uploads belong to another site than this database.',
  )
})

test('an empty database is refused where there are uploads, marked or not', async () => {
  const [empty, unmarked, marked] = [await testApp(), await testApp(), await testApp()]
  for (const { files } of [unmarked, marked])
    await files.put('enquiries/a.jpg', Buffer.from('private'))
  await properties.create(marked, { properties_title: 'A home' })
  await siteIdentity.assertSameSite(marked)
  for (const { files } of [unmarked, marked])
    await expect(siteIdentity.assertSameSite({ db: empty.db, files })).rejects.toThrow(
      'There are uploads, but this database is empty.',
    )
})

test('a site from before there were marks gets them', async () => {
  const app = await testApp()
  await app.files.put('photos/a.jpg', Buffer.from('photo'))
  await properties.create(app, { properties_title: 'A home' })
  await siteIdentity.assertSameSite(app)
  expect(await siteIdentity.isSameSite(app)).toBe(true)
})

test('a copy of a site is another site', async () => {
  const [original, copy] = [await testApp(), await testApp()]
  await siteIdentity.assertSameSite(original)
  await siteIdentity.renew(copy)
  expect(await siteIdentity.isSameSite(copy)).toBe(true)
  expect(await siteIdentity.isSameSite({ db: copy.db, files: original.files })).toBe(false)
})

test('the database of another site is recognised, where both are marked', async () => {
  const [ours, theirs] = [await testApp(), await testApp()]
  expect(await siteIdentity.isOfAnotherSite(ours, theirs.db)).toBe(false)
  await siteIdentity.assertSameSite(ours)
  expect(await siteIdentity.isOfAnotherSite(ours, theirs.db)).toBe(false)
  await siteIdentity.assertSameSite(theirs)
  expect(await siteIdentity.isOfAnotherSite(ours, theirs.db)).toBe(true)
  expect(await siteIdentity.isOfAnotherSite(ours, ours.db)).toBe(false)
  expect(await siteIdentity.isOfAnotherSite(ours, (await emptyPlace()).db)).toBe(false)
})
