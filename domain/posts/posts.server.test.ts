import { expect, test } from 'vitest'

import * as media from '#domain/media/media.server.ts'
import { NotFound } from '#domain/problem.ts'
import { jpeg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as posts from './posts.server.ts'

const words = { title: 'Title', author: 'Author', SEOtitle: 'For engines', metadescription: 'Body' }

test('a post is dated when it is created and carries the path of its photo', async () => {
  const app = await testApp()
  const photo = await photoIn(app)
  const post = await posts.create(app, words, photo)
  expect(post).toMatchObject({
    title: 'Title',
    author: 'Author',
    seo_title: 'For engines',
    metadescription: 'Body',
    date: '2026-03-01T08:00:00.000Z',
    photo_url: `/uploads/${photo.name}`,
    photo: photo.name,
  })
})

test('the newest post comes first', async () => {
  const app = await testApp()
  const photo = await photoIn(app)
  await posts.create(app, { ...words, title: 'old' }, photo)
  app.clock.advance({ days: 1 })
  await posts.create(app, { ...words, title: 'new' }, photo)
  expect((await posts.list(app)).map((post) => post.title)).toEqual(['new', 'old'])
})

test('an update without a photo keeps the photo and the date', async () => {
  const app = await testApp()
  const post = await posts.create(app, words, await photoIn(app))
  app.clock.advance({ days: 1 })
  const changed = await posts.update(app, post.id, { ...words, title: 'Changed' })
  expect(changed).toMatchObject({ title: 'Changed', photo: post.photo, date: post.date })
})

test('an update with a photo shows the new one', async () => {
  const app = await testApp()
  const post = await posts.create(app, words, await photoIn(app))
  const other = await photoIn(app, 200)
  expect((await posts.update(app, post.id, words, other)).photo).toBe(other.name)
})

test('a removed post leaves the list and comes back when restored', async () => {
  const app = await testApp()
  const post = await posts.create(app, words, await photoIn(app))
  await posts.remove(app, post.id)
  expect(await posts.list(app)).toEqual([])
  await expect(posts.find(app, post.id)).rejects.toThrow(NotFound)
  expect(await posts.restore(app, post.id)).toEqual(post)
})

test('a post that is not there can be neither changed, removed nor restored', async () => {
  const app = await testApp()
  await expect(posts.update(app, 7, words)).rejects.toThrow(NotFound)
  await expect(posts.remove(app, 7)).rejects.toThrow(NotFound)
  await expect(posts.restore(app, 7)).rejects.toThrow(NotFound)
})

async function photoIn(app: TestApp, shade = 100) {
  return media.receive(app, await jpeg({ shade }), 'administrator')
}
