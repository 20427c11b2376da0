import { readdir, readFile } from 'node:fs/promises'

import type { App } from '#domain/app.ts'
import * as brochures from '#domain/brochures/brochures.server.ts'
import * as removal from '#domain/removal/removal.server.ts'
import * as media from '#domain/photos/photos.server.ts'
import type { Photo } from '#domain/photos/photo.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { PropertyChange } from '#domain/properties/property.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import * as settings from '#domain/settings/settings.server.ts'

import type { DemoPost } from './posts.ts'
import { withPermits } from './permits.ts'
import type { DemoProperty } from './property.ts'

type Say = (line: string) => void

const LOADED = 'demo-loaded'
const BATCH = 200

/** True for a site that has no content yet and was never given the demo's. */
export async function isWanted(app: App): Promise<boolean> {
  if ((await settings.read(app, LOADED)) !== undefined) return false
  // What a start that was cut short has left is not content; it is loaded again.
  await removal.removeDemo(app)
  const { value: firstPage } = await properties.pages(app, 'administrators').next()
  return firstPage === undefined && (await posts.list(app)).length === 0
}

/** Loads the demo's listings, posts and photos, and says how far it is. */
export async function load(app: App, say: Say): Promise<void> {
  const { demoPosts } = await import('./posts.ts')
  const { demoProperties } = await import('./properties.ts')
  const photos = await receivePhotos(app, say)
  say(`Loading demo content: ${demoProperties.length} properties, ${demoPosts.length} posts …`)
  await addProperties(app, photos, withPermits(demoProperties, app.clock.now()).toReversed())
  await addPosts(app, photos, demoPosts)
  await settings.write(app, LOADED, app.clock.now().toISOString())
}

/** Adds a large, varied inventory for measurements. */
export async function addMany(
  app: App,
  counts: { properties: number; posts: number },
  say: Say,
): Promise<void> {
  const { manyPosts, manyProperties } = await import('./inventory.ts')
  const photos = await receivePhotos(app, say)
  let added = 0
  for (const batch of batches(manyProperties(counts.properties))) {
    await addProperties(app, photos, batch)
    added += batch.length
    if (added % 2000 === 0 || added === counts.properties) say(`${added} properties`)
  }
  for (const batch of batches(manyPosts(counts.posts))) await addPosts(app, photos, batch)
  if (counts.posts > 0) say(`${counts.posts} posts`)
  await settings.write(app, LOADED, app.clock.now().toISOString())
}

/** Takes the demo content out again; what people added or changed stays. */
export async function remove(app: App): Promise<void> {
  await removal.removeDemo(app)
  // Earlier versions of the demo brought a brochure of their own.
  await brochures.removeDemo(app)
  const used = (await properties.usedPhotos(app)).union(await posts.usedPhotos(app))
  const names = await Promise.all([...(await photoFiles()).values()].map(nameOnceStored(app)))
  await media.discard(
    app,
    names.filter((name) => !used.has(name)),
  )
}

const FOLDERS = [new URL('photos/', import.meta.url), new URL('plans/', import.meta.url)]

type Photos = Map<string, Photo>

async function receivePhotos(app: App, say: Say): Promise<Photos> {
  const files = await photoFiles()
  const photos: Photos = new Map()
  await Promise.all(
    [...files].map(async ([name, url]) => {
      photos.set(name, await media.receive(app, await readFile(url), 'administrator'))
      if (photos.size % 10 === 0 || photos.size === files.size)
        say(`Loading demo photos: ${photos.size} of ${files.size}`)
    }),
  )
  return photos
}

async function photoFiles(): Promise<Map<string, URL>> {
  const files = new Map<string, URL>()
  for (const folder of FOLDERS)
    for (const name of await readdir(folder))
      if (/\.(jpg|png)$/.test(name)) files.set(name, new URL(name, folder))
  return files
}

async function addProperties(app: App, photos: Photos, added: DemoProperty[]): Promise<void> {
  const shelves = await shelvesFor(app, added)
  const changes = added.map((property) => asChange(property, photos, shelves))
  await properties.createMany(app, changes, { demo: true })
}

interface Shelves {
  categories: Map<string, number>
  locations: Map<string, number>
}

async function shelvesFor(app: App, added: DemoProperty[]): Promise<Shelves> {
  await taxonomy.ensure(
    app,
    'categories',
    added.flatMap(({ category }) => category ?? []),
  )
  await taxonomy.ensure(
    app,
    'locations',
    added.flatMap(({ location }) => location ?? []),
  )
  const byName = (named: { id: number; name: string }[]) =>
    new Map(named.map(({ id, name }) => [name, id]))
  return {
    categories: byName(await taxonomy.categories(app)),
    locations: byName(await taxonomy.locations(app)),
  }
}

function asChange(
  { title, description, category, location, photos = [], floors = [], ...same }: DemoProperty,
  stored: Photos,
  { categories, locations }: Shelves,
): PropertyChange {
  return {
    ...same,
    properties_title: title,
    properties_description: description,
    category_id: category === undefined ? null : categories.get(category),
    location_id: location === undefined ? null : locations.get(location),
    photos: photos.map((name) => photoOf(stored, name).name),
    floor_description: { shape: 'by-floor', names: floors.map((floor) => floor.description) },
    floor_photos: {
      shape: 'by-floor',
      floors: floors.map((floor) => floor.photos.map((name) => photoOf(stored, name).name)),
    },
  }
}

async function addPosts(app: App, photos: Photos, added: DemoPost[]): Promise<void> {
  for (const { title, author, seoTitle, body, photo, date } of added)
    await posts.create(
      app,
      { title, author, SEOtitle: seoTitle, metadescription: body },
      photoOf(photos, photo),
      { demo: true, date: new Date(date) },
    )
}

function photoOf(photos: Photos, name: string): Photo {
  const photo = photos.get(name)
  if (!photo) throw new Error(`There is no demo photo ${name}`)
  return photo
}

function* batches<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

function nameOnceStored(app: App) {
  return async (url: URL) => (await media.receive(app, await readFile(url), 'administrator')).name
}
