import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import { EVERY_ID } from '#domain/paging.server.ts'
import { Invalid, NotFound } from '#domain/problem.ts'
import * as removal from '#domain/removal/removal.server.ts'
import { postFields, uploadPhoto } from '#test/posts.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as posts from './posts.server.ts'

test('a post is dated when it is created and carries the path of its photo', async () => {
  const app = await testApp()
  const photo = await uploadPhoto(app)
  const post = await posts.create(app, postFields, photo)
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
  const photo = await uploadPhoto(app)
  await posts.create(app, { ...postFields, title: 'old' }, photo)
  app.clock.advance({ days: 1 })
  await posts.create(app, { ...postFields, title: 'new' }, photo)
  expect((await posts.list(app)).map((post) => post.title)).toEqual(['new', 'old'])
})

test('of posts with the same date the last created comes first, and the list can be limited', async () => {
  const app = await testApp()
  await createPosts(app, ['first', 'second', 'third'])
  expect((await posts.list(app)).map((post) => post.title)).toEqual(['third', 'second', 'first'])
  const newest = await posts.list(app, 2)
  expect(newest.map((post) => post.title)).toEqual(['third', 'second'])
})

test('a post may have another date than the day of its creation', async () => {
  const app = await testApp()
  const date = new Date('2025-11-20T10:00:00Z')
  const old = await posts.create(app, postFields, await uploadPhoto(app), { date })
  expect(old.date).toBe('2025-11-20T10:00:00.000Z')
  expect(old.updated_at).toBe('2026-03-01T08:00:00.000Z')
  const [today] = await createPosts(app, ['today'])
  expect((await posts.list(app)).map(({ id }) => id)).toEqual([today, old.id])
})

test('demo posts are not in the audit log, and a changed one is no longer demo content', async () => {
  const app = await testApp()
  const photo = await uploadPhoto(app)
  const changed = await posts.create(app, postFields, photo, { demo: true })
  await posts.create(app, postFields, photo, { demo: true })
  expect((await audit.list(app, {})).entries).toEqual([])
  const own = await posts.create(app, postFields, photo)
  await posts.update(app, changed.id, { ...postFields, title: 'Ours now' })
  expect((await audit.list(app, {})).entries).toMatchObject([
    { what: 'post-updated', about_id: changed.id, note: 'Ours now' },
    { what: 'post-created', about_id: own.id, note: 'Title' },
  ])
  await removal.removeDemo(app)
  const left = (await posts.list(app)).map(({ id }) => id)
  expect(new Set(left)).toEqual(new Set([changed.id, own.id]))
})

test('an update without a photo keeps the photo and the date', async () => {
  const app = await testApp()
  const post = await posts.create(app, postFields, await uploadPhoto(app))
  app.clock.advance({ days: 1 })
  const changed = await posts.update(app, post.id, { ...postFields, title: 'Changed' })
  expect(changed).toMatchObject({ title: 'Changed', photo: post.photo, date: post.date })
})

test('an update with a photo shows the new one', async () => {
  const app = await testApp()
  const post = await posts.create(app, postFields, await uploadPhoto(app))
  const other = await uploadPhoto(app, 200)
  expect((await posts.update(app, post.id, postFields, { photo: other })).photo).toBe(other.name)
})

test('a removed post leaves the list and comes back when restored', async () => {
  const app = await testApp()
  const post = await posts.create(app, postFields, await uploadPhoto(app))
  await posts.remove(app, post.id)
  expect(await posts.list(app)).toEqual([])
  await expect(posts.find(app, post.id)).rejects.toThrow(NotFound)
  expect(await posts.restore(app, post.id)).toEqual(post)
})

test('an unknown post can be neither changed, removed nor restored', async () => {
  const app = await testApp()
  await expect(posts.update(app, 7, postFields)).rejects.toThrow(NotFound)
  await expect(posts.remove(app, 7)).rejects.toThrow(NotFound)
  await expect(posts.restore(app, 7)).rejects.toThrow(NotFound)
})

test('a removed post cannot be changed', async () => {
  const app = await testApp()
  const [id = 0] = await createPosts(app, ['Old'])
  await posts.remove(app, id)
  await expect(posts.update(app, id, { ...postFields, title: 'New' })).rejects.toThrow(
    new NotFound('post', id),
  )
  expect((await posts.restore(app, id)).title).toBe('Old')
})

test('a change sets the date of the last change of that post only', async () => {
  const app = await testApp()
  const [id = 0, other = 0] = await createPosts(app, ['One', 'Other'])
  app.clock.advance({ days: 1 })
  await posts.update(app, id, { ...postFields, title: 'Changed' })
  expect((await posts.find(app, id)).updated_at).toBe('2026-03-02T08:00:00.000Z')
  expect(await posts.find(app, other)).toMatchObject({
    title: 'Other',
    updated_at: '2026-03-01T08:00:00.000Z',
  })
})

test('a post cannot use a photo that was never uploaded', async () => {
  const app = await testApp()
  const photo = await uploadPhoto(app)
  const post = await posts.create(app, postFields, photo)
  const name = `${'0'.repeat(32)}.jpg`
  const missing = new Invalid({ photo: `There is no uploaded file ${name}.` })
  const unknown = { ...photo, name }
  await expect(posts.create(app, postFields, unknown)).rejects.toEqual(missing)
  const change = { ...postFields, title: 'Changed' }
  await expect(posts.update(app, post.id, change, { photo: unknown })).rejects.toEqual(missing)
  expect(await posts.list(app)).toEqual([post])
})

test('the used photos include those of removed posts', async () => {
  const app = await testApp()
  const [used, removed] = [await uploadPhoto(app, 1), await uploadPhoto(app, 2)]
  await uploadPhoto(app, 3)
  for (const photo of [used, removed, used]) await posts.create(app, postFields, photo)
  await posts.remove(app, 2)
  expect(await posts.usedPhotos(app)).toEqual(new Set([used.name, removed.name]))
})

test('sitemap entries are the visible posts of an id range, newest first', async () => {
  const app = await testApp()
  const ids = await createPosts(app, ['1', '2', '3', '4', '5'])
  expect(ids).toEqual([1, 2, 3, 4, 5])
  await posts.remove(app, 3)
  const entries = await Array.fromAsync(posts.sitemapEntries(app, { above: 1, to: 4 }))
  expect(entries.map(({ id }) => id)).toEqual([4, 2])
  const { photo, updated_at } = await posts.find(app, 4)
  expect(entries[0]).toEqual({ id: 4, photo, updated_at })
  const all = await Array.fromAsync(posts.sitemapEntries(app, EVERY_ID))
  expect(all.map(({ id }) => id)).toEqual([5, 4, 2, 1])
})

async function createPosts(app: TestApp, titles: string[]): Promise<number[]> {
  const photo = await uploadPhoto(app)
  const ids: number[] = []
  for (const title of titles)
    ids.push((await posts.create(app, { ...postFields, title }, photo)).id)
  return ids
}
