import { expect, test } from 'vitest'

import * as media from '#domain/photos/photos.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { testApp } from '#test/test-app.ts'

import * as demo from './demo.ts'

test(
  'the demo content is loaded once, is complete, and leaves without what people added',
  { timeout: 120_000 },
  async () => {
    const app = await testApp()
    expect(await demo.isWanted(app)).toBe(true)
    await demo.load(app, () => {})
    expect(await demo.isWanted(app)).toBe(false)

    const homes = await properties.list(app)
    expect(homes.length).toBeGreaterThanOrEqual(18)
    expect(distinct(homes, 'category_name').size).toBeGreaterThanOrEqual(7)
    expect(distinct(homes, 'location_name').size).toBeGreaterThanOrEqual(10)
    expect(distinct(homes, 'currency').size).toBeGreaterThanOrEqual(3)
    expect(homes.some(({ price }) => price === 'Price on request')).toBe(true)
    expect(homes.some(({ photos }) => photos.length === 0)).toBe(true)
    expect(homes.some(({ floor_photos }) => floor_photos.length >= 2)).toBe(true)
    expect(homes.some((home) => !home.price && !home.category_id && !home.nearby)).toBe(true)
    const articles = await posts.list(app)
    expect(articles.length).toBeGreaterThanOrEqual(14)
    for (const { metadescription } of articles) expect(metadescription).toMatch(/^##/m)

    const ours = await properties.create(app, {
      properties_title: 'Ours',
      photos: homes.find(({ photos }) => photos.length > 0)?.photos.slice(0, 1),
    })
    const edited = await properties.update(app, homes[0]?.id ?? 0, { price: '1' })
    await demo.remove(app)
    expect((await properties.list(app)).map(({ id }) => id)).toEqual([ours.id, edited.id])
    expect(await posts.list(app)).toEqual([])
    for (const name of [...ours.photos, ...edited.photos, ...edited.floor_photos.flat()])
      expect((await media.open(app, name)).size).toBeGreaterThan(0)
    expect(await demo.isWanted(app)).toBe(false)
  },
)

test(
  'a large inventory is varied, and is not taken for an empty site',
  { timeout: 60_000 },
  async () => {
    const app = await testApp()
    await demo.addMany(app, { properties: 450, posts: 5 }, () => {})
    const homes = await properties.list(app)
    expect(homes).toHaveLength(450)
    expect(distinct(homes, 'properties_title').size).toBeGreaterThan(400)
    expect(await posts.list(app)).toHaveLength(5)
    expect(await demo.isWanted(app)).toBe(false)
  },
)

function distinct<Item, Key extends keyof Item>(items: Item[], key: Key): Set<Item[Key]> {
  return new Set(items.map((item) => item[key]))
}
