import { expect, test } from 'vitest'

import { NotFound } from '#domain/problem.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as removal from '#domain/removal/removal.server.ts'
import { postFields, uploadPhoto } from '#test/posts.ts'
import { jpeg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as photos from './photos.server.ts'
import { withholdAll } from './withheld-photos.server.ts'

test('the photos of a removed listing are not served, and come back with it', async () => {
  const app = await testApp()
  const [first, second] = [await photo(app, 10), await photo(app, 20)]
  const { id } = await properties.create(app, {
    photos: [first],
    floor_photos: { shape: 'by-floor', floors: [[second]] },
    floor_description: { shape: 'by-floor', names: ['Ground'] },
  })
  await properties.remove(app, id)
  for (const name of [first, second]) await expect(photos.open(app, name)).rejects.toThrow(NotFound)
  await expect(photos.open(app, first.replace('.jpg', '-320.webp'))).rejects.toThrow(NotFound)
  await properties.restore(app, id)
  for (const name of [first, second]) await photos.open(app, name)
})

test('a photo that another listing shows is served as before', async () => {
  const app = await testApp()
  const shared = await photo(app, 10)
  const { id } = await properties.create(app, { photos: [shared] })
  const other = await properties.create(app, { photos: [shared] })
  await properties.remove(app, id)
  await photos.open(app, shared)
  await properties.remove(app, other.id)
  await expect(photos.open(app, shared)).rejects.toThrow(NotFound)
})

test('a photo in the Arabic text of a post is withheld with it, unless another post shows it', async () => {
  const app = await testApp()
  const [own, shared] = [await photo(app, 10), await photo(app, 20)]
  const withArabic = { ...postFields, metadescription_ar: `![](${own}) ![](${shared})` }
  const first = await posts.create(app, withArabic, await uploadPhoto(app))
  await posts.create(app, { ...withArabic, metadescription_ar: shared }, await uploadPhoto(app))
  await posts.remove(app, first.id)
  await photos.open(app, shared)
  await expect(photos.open(app, own)).rejects.toThrow(NotFound)
})

test('a withheld photo is served again once it is uploaded or used anew', async () => {
  const app = await testApp()
  const name = await photo(app, 10)
  const { id } = await properties.create(app, { photos: [name] })
  await properties.remove(app, id)
  await photos.receive(app, await jpeg({ shade: 10 }), 'anyone')
  await expect(photos.open(app, name)).rejects.toThrow(NotFound)
  await properties.create(app, { photos: [name] })
  await photos.open(app, name)
})

test('photos of a removal that was interrupted are withheld later', async () => {
  const app = await testApp()
  const name = await photo(app, 10)
  const { id } = await properties.create(app, { photos: [name] })
  const removed_at = app.clock.now().toISOString()
  await app.db.updateTable('properties').set({ removed_at }).where('id', '=', id).execute()
  await photos.open(app, name)
  await withholdAll(app)
  await expect(photos.open(app, name)).rejects.toThrow(NotFound)
  await removal.restore(app, 'properties', id)
  await photos.open(app, name)
})

async function photo(app: TestApp, shade: number): Promise<string> {
  return (await photos.receive(app, await jpeg({ shade }), 'administrator')).name
}
