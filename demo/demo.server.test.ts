import { expect, test } from 'vitest'

import { isArabic } from '#domain/language.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { testApp } from '#test/test-app.ts'

import * as demo from './demo.ts'

test('the demo content is loaded once, is complete, and is removed without what people added', async () => {
  const app = await testApp()
  expect(await demo.isWanted(app)).toBe(true)
  await demo.load(app, () => {})
  expect(await demo.isWanted(app)).toBe(false)

  const loaded = await properties.list(app)
  expect(loaded.length).toBeGreaterThanOrEqual(18)
  expect(distinct(loaded, 'category_name').size).toBeGreaterThanOrEqual(7)
  expect(distinct(loaded, 'location_name').size).toBeGreaterThanOrEqual(10)
  expect(distinct(loaded, 'currency').size).toBeGreaterThanOrEqual(3)
  expect(loaded.some(({ price }) => price === 'Price on request')).toBe(true)
  expect(loaded.some(({ photos }) => photos.length === 0)).toBe(true)
  expect(loaded.some(({ floor_photos }) => floor_photos.length >= 2)).toBe(true)
  expect(
    loaded.some((property) => !property.price && !property.category_id && !property.nearby),
  ).toBe(true)
  const articles = await posts.list(app)
  expect(articles.length).toBeGreaterThanOrEqual(14)
  for (const { metadescription } of articles) expect(metadescription).toMatch(/^##/m)
  for (const { title_ar, author_ar, seo_title_ar, metadescription_ar } of articles)
    for (const text of [title_ar, author_ar, seo_title_ar, metadescription_ar])
      expect(isArabic(text), text).toBe(true)
  for (const { title_ar, properties_description, description_ar } of loaded) {
    expect(isArabic(title_ar), title_ar).toBe(true)
    expect(isArabic(description_ar)).toBe(properties_description !== '')
  }

  const ours = await properties.create(app, {
    properties_title: 'Ours',
    photos: loaded.find(({ photos }) => photos.length > 0)?.photos.slice(0, 1),
  })
  const edited = await properties.update(app, loaded[0]?.id ?? 0, { price: '1' })
  await demo.remove(app)
  expect((await properties.list(app)).map(({ id }) => id)).toEqual([ours.id, edited.id])
  expect(await posts.list(app)).toEqual([])
  for (const name of [...ours.photos, ...edited.photos, ...edited.floor_photos.flat()])
    expect((await photoStore.open(app, name)).size).toBeGreaterThan(0)
  expect(await demo.isWanted(app)).toBe(false)
})

test('many generated properties vary, and the site no longer counts as empty', async () => {
  const app = await testApp()
  await demo.addMany(app, { properties: 150, posts: 5 }, () => {})
  const loaded = await properties.list(app)
  expect(loaded).toHaveLength(150)
  expect(distinct(loaded, 'properties_title').size).toBeGreaterThan(130)
  expect(await posts.list(app)).toHaveLength(5)
  expect(await demo.isWanted(app)).toBe(false)
})

function distinct<Item, Key extends keyof Item>(items: Item[], key: Key): Set<Item[Key]> {
  return new Set(items.map((item) => item[key]))
}
