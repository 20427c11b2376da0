import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import type { Post } from '#domain/posts/post.ts'
import * as posts from '#domain/posts/posts.server.ts'
import { NotFound } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { postFields, uploadPhoto } from '#test/posts.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as removal from './removal.server.ts'

test('a removed property can be restored for thirty days, and then is deleted', async () => {
  const app = await testApp()
  const [remaining, removed] = [await properties.create(app, {}), await properties.create(app, {})]
  await properties.remove(app, removed.id)
  app.clock.advance({ days: 29 })
  await removal.purge(app)
  await properties.restore(app, removed.id)
  await properties.remove(app, removed.id)
  app.clock.advance({ days: 31 })
  await removal.purge(app)
  await expect(properties.restore(app, removed.id)).rejects.toThrow('There is no removed property')
  expect((await properties.list(app)).map(({ id }) => id)).toEqual([remaining.id])
})

test('what was removed is listed, the latest first, for thirty days', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: 'Villa' })
  const loft = await properties.create(app, { properties_title: 'Loft' })
  await properties.remove(app, villa.id)
  app.clock.advance({ days: 1 })
  await properties.remove(app, loft.id)
  expect(await removal.list(app)).toMatchObject([
    { kind: 'property', id: loft.id, title: 'Loft', deleted_at: '2026-04-01T08:00:00.000Z' },
    { kind: 'property', id: villa.id, removed_at: '2026-03-01T08:00:00.000Z' },
  ])
  await properties.restore(app, loft.id)
  app.clock.advance({ days: 30 })
  expect(await removal.list(app)).toEqual([])
})

test('what was removed names who removed it last', async () => {
  const app = await testApp()
  const { id } = await oneOfEach(app)
  const as = (nth: number, username: string) => ({
    ...app,
    actor: { id: nth, username, role: 'owner', user_id: null } as const,
  })
  await properties.remove(as(1, 'omar'), id)
  await properties.restore(app, id)
  await expect(removal.find(app, 'property', id)).rejects.toThrow(NotFound)
  app.clock.advance({ days: 1 })
  await properties.remove(as(2, 'layla'), id)
  const item = {
    kind: 'property',
    id,
    title: 'A property',
    removed_by: 'layla',
    removed_at: '2026-03-02T08:00:00.000Z',
    deleted_at: '2026-04-01T08:00:00.000Z',
  }
  expect(await removal.find(app, 'property', id)).toEqual(item)
  expect(await removal.list(app)).toEqual([item])
  await expect(removal.find(app, 'post', id)).rejects.toThrow(NotFound)
  await app.db.deleteFrom('audit').execute()
  expect(await removal.find(app, 'property', id)).toMatchObject({ removed_by: '' })
  app.clock.advance({ days: 31 })
  await expect(removal.find(app, 'property', id)).rejects.toThrow(NotFound)
})

test.each<[removal.RemovableTable, string]>([
  ['properties', 'property'],
  ['posts', 'post'],
])('removing and restoring %s is logged with the title', async (table, noun) => {
  const app = await testApp()
  const { id } = await oneOfEach(app)
  await removal.remove(app, table, id)
  await expect(removal.remove(app, table, id)).rejects.toThrow(new NotFound(noun, id))
  await removal.restore(app, table, id)
  await expect(removal.restore(app, table, id)).rejects.toThrow(new NotFound(`removed ${noun}`, id))
  const [restored, removed] = (await audit.list(app, {})).entries
  expect(removed).toMatchObject({ what: `${noun}-removed`, about_id: id, note: `A ${noun}` })
  expect(restored).toMatchObject({ what: `${noun}-restored`, about_id: id, note: `A ${noun}` })
})

test('only removed posts are deleted, after thirty days', async () => {
  const app = await testApp()
  const { id } = await oneOfEach(app)
  await removal.remove(app, 'posts', id)
  app.clock.advance({ days: 30 })
  await removal.purge(app)
  await removal.restore(app, 'posts', id)
  await removal.remove(app, 'posts', id)
  app.clock.advance({ days: 30, seconds: 1 })
  await removal.purge(app)
  await expect(removal.restore(app, 'posts', id)).rejects.toThrow(NotFound)
  expect(await properties.list(app)).toHaveLength(1)
})

test('a restore is undone where its further work fails', async () => {
  const app = await testApp()
  const { id } = await oneOfEach(app)
  await removal.remove(app, 'properties', id)
  const fail = () => Promise.reject(new Error('It failed'))
  await expect(removal.restore(app, 'properties', id, fail)).rejects.toThrow('It failed')
  expect(await properties.list(app)).toEqual([])
})

test('demo content is deleted, except what an administrator has changed', async () => {
  const app = await testApp()
  const own = await oneOfEach(app)
  await properties.createMany(app, [{}, {}], { demo: true })
  await properties.update(app, own.id + 1, { properties_title: 'Made our own' })
  const demoPosts = [await demoPost(app), await demoPost(app)]
  await posts.update(app, demoPosts[0]?.id ?? 0, { ...postFields, title: 'Made our own' })
  const before = app.contentVersion.current()
  await removal.removeDemo(app)
  expect(app.contentVersion.current()).toBe(before + 1)
  const remaining = await properties.list(app)
  expect(new Set(remaining.map((property) => property.properties_title))).toEqual(
    new Set(['A property', 'Made our own']),
  )
  const remainingPosts = await posts.list(app)
  expect(new Set(remainingPosts.map(({ title }) => title))).toEqual(
    new Set(['A post', 'Made our own']),
  )
})

/** A listing and a post with the same id. */
async function oneOfEach(app: TestApp): Promise<{ id: number }> {
  const { id } = await properties.create(app, { properties_title: 'A property' })
  const post = await posts.create(app, { ...postFields, title: 'A post' }, await uploadPhoto(app))
  expect(post.id).toBe(id)
  return { id }
}

async function demoPost(app: TestApp): Promise<Post> {
  return posts.create(app, postFields, await uploadPhoto(app), { demo: true })
}
