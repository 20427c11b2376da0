import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
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

test('a post has its texts in Arabic, too, and keeps those that a change leaves out', async () => {
  const app = await testApp()
  const photo = await uploadPhoto(app)
  const arabic = {
    title_ar: 'عنوان',
    author_ar: 'كاتب',
    seo_title_ar: 'لمحركات البحث',
    metadescription_ar: 'نص',
  }
  const { id } = await posts.create(app, { ...postFields, ...arabic }, photo)
  expect(await posts.find(app, id)).toMatchObject(arabic)
  await posts.update(app, id, postFields)
  expect(await posts.find(app, id)).toMatchObject(arabic)
  await posts.update(app, id, { ...postFields, title_ar: '' })
  expect(await posts.find(app, id)).toMatchObject({ ...arabic, title_ar: '' })
  const [entry] = (await audit.list(app, {})).entries
  expect(entry?.changes).toEqual([{ field: 'Arabic heading', from: 'عنوان', to: '' }])
})

test('a photo that only the Arabic text shows is in use, and must have been uploaded', async () => {
  const app = await testApp()
  const { name } = await uploadPhoto(app, 40)
  const withPhoto = (photo: string) => ({
    ...postFields,
    metadescription_ar: `![Shade](${photo})`,
  })
  const { id } = await posts.create(app, postFields, await uploadPhoto(app))
  await posts.update(app, id, withPhoto(name))
  expect(await posts.usedPhotos(app)).toContain(name)
  const missing = `${'0'.repeat(32)}.jpg`
  await expect(posts.update(app, id, withPhoto(missing))).rejects.toMatchObject({
    fields: { metadescription_ar: `There is no uploaded photo ${missing}.` },
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
  const newest = await posts.list(app, { limit: 2 })
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

test('a draft needs a title only, and visitors do not see it', async () => {
  const app = await testApp()
  const draft = { ...EMPTY, title: 'Half a thought', status: 'draft' as const }
  const { id, ...post } = await posts.create(app, draft, undefined)
  expect(post).toMatchObject({ status: 'draft', photo: '', photo_url: '', publish_at: null })
  expect(await posts.list(app)).toEqual([])
  await expect(posts.find(app, id)).rejects.toThrow(NotFound)
  expect(await Array.fromAsync(posts.sitemapEntries(app, EVERY_ID))).toEqual([])
  expect(await posts.list(app, { audience: 'administrators' })).toHaveLength(1)
  expect(await posts.usedPhotos(app)).toEqual(new Set())
  await expect(posts.update(app, id, { ...draft, status: 'published' })).rejects.toEqual(
    new Invalid({
      author: 'Please enter the author.',
      SEOtitle: 'Please enter an SEO title.',
      metadescription: 'Please enter the text.',
      photo: 'Please choose a photo.',
    }),
  )
})

test('publishing a draft dates it; an update without a status changes neither', async () => {
  const app = await testApp()
  const photo = await uploadPhoto(app)
  const { id } = await posts.create(app, { ...postFields, status: 'draft' }, photo)
  app.clock.advance({ days: 3 })
  expect(await posts.update(app, id, postFields)).toMatchObject({ status: 'draft' })
  const published = await posts.update(app, id, { ...postFields, status: 'published' })
  expect(published.date).toBe('2026-03-04T08:00:00.000Z')
  app.clock.advance({ days: 1 })
  expect(await posts.update(app, id, postFields)).toMatchObject({
    status: 'published',
    date: published.date,
  })
})

test('a scheduled post is published at its time, once, by whichever process comes first', async () => {
  const app = await testApp()
  const photo = await uploadPhoto(app)
  const publish_at = '2026-03-01T10:00:00.000Z'
  const { id } = await posts.create(app, { ...postFields, status: 'scheduled', publish_at }, photo)
  expect(await posts.publishDue(app)).toBe(0)
  await expect(posts.find(app, id)).rejects.toThrow(NotFound)
  app.clock.advance({ hours: 3 })
  const counts = await Promise.all([1, 2, 3, 4].map(() => posts.publishDue(app)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(1)
  expect(await posts.find(app, id)).toMatchObject({
    status: 'published',
    date: publish_at,
    publish_at: null,
  })
  const { entries } = await audit.list(app, { kind: 'post' })
  expect(entries.map(({ what }) => what)).toEqual(['post-published', 'post-created'])
})

test('a time is needed to schedule, must lie ahead, and belongs to scheduled posts only', async () => {
  const app = await testApp()
  const photo = await uploadPhoto(app)
  const scheduled = { ...postFields, status: 'scheduled' as const }
  const attempt = (change: object) => posts.create(app, { ...scheduled, ...change }, photo)
  const now = app.clock.now().toISOString()
  for (const [change, message] of [
    [{}, 'Please choose when it is to be published.'],
    [{ publish_at: null }, 'Please choose when it is to be published.'],
    [{ publish_at: now }, 'This time is over. Please choose a later one.'],
    [
      { status: 'published', publish_at: '2027-01-01T00:00:00.000Z' },
      'Only a scheduled post has a time.',
    ],
  ] as const)
    await expect(attempt(change)).rejects.toEqual(new Invalid({ publish_at: message }))
  const { id } = await attempt({ publish_at: '2026-03-01T09:00:00.000Z' })
  app.clock.advance({ hours: 2 })
  // The time has come, but the job has not: a corrected text is not refused.
  expect(await posts.update(app, id, scheduled)).toMatchObject({ status: 'scheduled' })
})

test('a scheduled post whose time is over in the trash comes back as a draft', async () => {
  const app = await testApp()
  const change = {
    ...postFields,
    status: 'scheduled' as const,
    publish_at: '2026-03-01T09:00:00.000Z',
  }
  const { id } = await posts.create(app, change, await uploadPhoto(app))
  await posts.remove(app, id)
  app.clock.advance({ hours: 2 })
  expect(await posts.publishDue(app)).toBe(0)
  expect(await posts.restore(app, id)).toMatchObject({ status: 'draft', publish_at: null })
})

test('photos within the text are kept, withheld with their post, and must exist', async () => {
  const app = await testApp()
  const [cover, inText] = [await uploadPhoto(app, 1), await uploadPhoto(app, 2)]
  const metadescription = `One\n![The terrace](${inText.name})`
  const { id } = await posts.create(app, { ...postFields, metadescription }, cover)
  expect(await posts.usedPhotos(app)).toEqual(new Set([cover.name, inText.name]))
  await posts.remove(app, id)
  await expect(photoStore.open(app, inText.name)).rejects.toThrow(NotFound)
  await posts.restore(app, id)
  await photoStore.open(app, inText.name)
  const unknown = `${'0'.repeat(32)}.png`
  const broken = { ...postFields, metadescription: `![x](${unknown})` }
  await expect(posts.update(app, id, broken)).rejects.toEqual(
    new Invalid({ metadescription: `There is no uploaded photo ${unknown}.` }),
  )
})

test('the audit log says what was changed in a post', async () => {
  const app = await testApp()
  const { id } = await posts.create(app, { ...postFields, status: 'draft' }, undefined)
  const photo = await uploadPhoto(app)
  const change = { ...postFields, title: 'New', status: 'scheduled' as const }
  await posts.update(app, id, { ...change, publish_at: '2026-11-20T10:30:00.000Z' }, { photo })
  const [entry] = (await audit.list(app, { kind: 'post', about_id: id })).entries
  expect(entry?.changes).toEqual([
    { field: 'Title', from: 'Title', to: 'New' },
    { field: 'Photo', from: '', to: photo.name.slice(0, 8) },
    { field: 'Status', from: 'Draft', to: 'Scheduled' },
    { field: 'Publish at', from: '', to: 'Friday 20 November 2026, 14:30' },
  ])
})

const EMPTY = { title: '', author: '', SEOtitle: '', metadescription: '' }

async function createPosts(app: TestApp, titles: string[]): Promise<number[]> {
  const photo = await uploadPhoto(app)
  const ids: number[] = []
  for (const title of titles)
    ids.push((await posts.create(app, { ...postFields, title }, photo)).id)
  return ids
}
