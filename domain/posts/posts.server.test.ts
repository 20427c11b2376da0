import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import * as removal from '#domain/content-version/removal.server.ts'
import { EVERY_ID } from '#domain/content-version/id-ranges.server.ts'
import { Invalid, NotFound } from '#domain/problem.ts'
import { photoIn, postWords as words } from '#test/posts.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as posts from './posts.server.ts'

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

test('of posts of one moment the last written comes first, and so many as are asked for', async () => {
  const app = await testApp()
  await created(app, ['first', 'second', 'third'])
  expect((await posts.list(app)).map((post) => post.title)).toEqual(['third', 'second', 'first'])
  const newest = await posts.newest(app, 2)
  expect(newest.map((post) => post.title)).toEqual(['third', 'second'])
})

test('a post may be given another date than the day it is written', async () => {
  const app = await testApp()
  const date = new Date('2025-11-20T10:00:00Z')
  const old = await posts.create(app, words, await photoIn(app), { date })
  expect(old.date).toBe('2025-11-20T10:00:00.000Z')
  expect(old.updated_at).toBe('2026-03-01T08:00:00.000Z')
  const [today] = await created(app, ['today'])
  expect((await posts.list(app)).map(({ id }) => id)).toEqual([today, old.id])
})

test('a post of the demo is nobody’s deed, and one’s own from the first change on', async () => {
  const app = await testApp()
  const photo = await photoIn(app)
  const changed = await posts.create(app, words, photo, { demo: true })
  await posts.create(app, words, photo, { demo: true })
  expect((await audit.list(app, {})).entries).toEqual([])
  const own = await posts.create(app, words, photo)
  await posts.update(app, changed.id, { ...words, title: 'Ours now' })
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

test('a removed post is not changed', async () => {
  const app = await testApp()
  const [id = 0] = await created(app, ['Old'])
  await posts.remove(app, id)
  await expect(posts.update(app, id, { ...words, title: 'New' })).rejects.toThrow(
    new NotFound('post', id),
  )
  expect((await posts.restore(app, id)).title).toBe('Old')
})

test('a post tells when it was last changed', async () => {
  const app = await testApp()
  const [id = 0, other = 0] = await created(app, ['One', 'Other'])
  app.clock.advance({ days: 1 })
  await posts.update(app, id, { ...words, title: 'Changed' })
  expect((await posts.find(app, id)).updated_at).toBe('2026-03-02T08:00:00.000Z')
  expect(await posts.find(app, other)).toMatchObject({
    title: 'Other',
    updated_at: '2026-03-01T08:00:00.000Z',
  })
})

test('a photo that was never uploaded, or is gone, is no photo for a post', async () => {
  const app = await testApp()
  const photo = await photoIn(app)
  const post = await posts.create(app, words, photo)
  const name = `${'0'.repeat(32)}.jpg`
  const missing = new Invalid({ photo: `There is no uploaded file ${name}.` })
  const gone = { ...photo, name }
  await expect(posts.create(app, words, gone)).rejects.toEqual(missing)
  const change = { ...words, title: 'Changed' }
  await expect(posts.update(app, post.id, change, gone)).rejects.toEqual(missing)
  expect(await posts.list(app)).toEqual([post])
})

test('every photo of a post is in use, that of a removed one as well', async () => {
  const app = await testApp()
  const [kept, removed] = [await photoIn(app, 1), await photoIn(app, 2)]
  await photoIn(app, 3)
  for (const photo of [kept, removed, kept]) await posts.create(app, words, photo)
  await posts.remove(app, 2)
  expect(await posts.usedPhotos(app)).toEqual(new Set([kept.name, removed.name]))
})

test('a site map is told of what stands within its bounds, the newest first', async () => {
  const app = await testApp()
  const ids = await created(app, ['1', '2', '3', '4', '5'])
  expect(ids).toEqual([1, 2, 3, 4, 5])
  await posts.remove(app, 3)
  const mapped = await Array.fromAsync(posts.sitemapEntries(app, { above: 1, to: 4 }))
  expect(mapped.map(({ id }) => id)).toEqual([4, 2])
  const { photo, updated_at } = await posts.find(app, 4)
  expect(mapped[0]).toEqual({ id: 4, photo, updated_at })
  const all = await Array.fromAsync(posts.sitemapEntries(app, EVERY_ID))
  expect(all.map(({ id }) => id)).toEqual([5, 4, 2, 1])
})

async function created(app: TestApp, titles: string[]): Promise<number[]> {
  const photo = await photoIn(app)
  const ids: number[] = []
  for (const title of titles) ids.push((await posts.create(app, { ...words, title }, photo)).id)
  return ids
}
