import { expect, test } from 'vitest'

import * as propertyPreviews from '#domain/properties/previews.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { NotFound } from '#domain/problem.ts'
import { postFields, uploadPhoto } from '#test/posts.ts'
import { testApp } from '#test/test-app.ts'

import * as posts from './posts.server.ts'
import * as previews from './previews.server.ts'

test('a preview shows a draft for a week, and unsaved changes for an hour', async () => {
  const app = await testApp()
  const { id } = await posts.create(app, { ...postFields, status: 'draft' }, undefined)
  const photo = await uploadPhoto(app)
  const stored = await previews.createOfStored(app, id)
  const changed = await previews.create(app, id, {
    ...postFields,
    title: 'Changed',
    photo: photo.name,
  })
  expect(await previews.find(app, id, stored.token)).toMatchObject({ title: 'Title', photo: '' })
  expect(await previews.find(app, id, changed.token)).toMatchObject({
    title: 'Changed',
    photo_url: `/uploads/${photo.name}`,
  })
  expect((await posts.find(app, id, 'administrators')).title).toBe('Title')
  app.clock.advance({ hours: 1 })
  await expect(previews.find(app, id, changed.token)).rejects.toThrow(NotFound)
  await previews.find(app, id, stored.token)
  app.clock.advance({ days: 7 })
  await expect(previews.find(app, id, stored.token)).rejects.toThrow(NotFound)
})

test('the preview of a listing shows no post of the same number', async () => {
  const app = await testApp()
  const { id } = await posts.create(app, { ...postFields, status: 'draft' }, undefined)
  const listing = await properties.create(app, { properties_title: 'Villa', status: 'draft' })
  expect(listing.id).toBe(id)
  for (const { token } of [
    await propertyPreviews.createOfStored(app, id),
    await propertyPreviews.create(app, id, { properties_title: 'Changed' }),
  ])
    await expect(previews.find(app, id, token)).rejects.toThrow(NotFound)
  const own = await previews.createOfStored(app, id)
  await expect(propertyPreviews.find(app, id, own.token)).rejects.toThrow(NotFound)
})

test('a preview with photos that were never uploaded, or of no post, is refused', async () => {
  const app = await testApp()
  const { id } = await posts.create(app, { ...postFields, status: 'draft' }, undefined)
  const unknown = `${'0'.repeat(32)}.png`
  await expect(previews.create(app, id, { ...postFields, photo: unknown })).rejects.toMatchObject({
    fields: { photo: `There is no uploaded file ${unknown}.` },
  })
  const metadescription = `![x](${unknown})`
  await expect(previews.create(app, id, { ...postFields, metadescription })).rejects.toMatchObject({
    fields: { metadescription: `There is no uploaded photo ${unknown}.` },
  })
  await expect(previews.create(app, 999, postFields)).rejects.toThrow(NotFound)
})
