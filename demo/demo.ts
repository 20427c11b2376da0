import { readdir, readFile } from 'node:fs/promises'

import type { App } from '#domain/app.ts'
import * as brochures from '#domain/brochures/brochures.server.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import type { DemoRemoval } from '#domain/removal/demo.ts'
import * as demoContent from '#domain/removal/demo.server.ts'
import * as removal from '#domain/removal/removal.server.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { PostChange } from '#domain/posts/post.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { PropertyChange } from '#domain/properties/property.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import * as startingTeam from '#domain/team/starting-team.server.ts'
import * as users from '#domain/team/users.server.ts'
import * as settings from '#domain/settings/settings.server.ts'

import type { DemoPost } from './posts.ts'
import { withPermits } from './permits.ts'
import type { DemoProperty } from './property.ts'

type Log = (line: string) => void

const LOADED_SETTING = 'demo-loaded'
const BATCH_SIZE = 200

/** True for a site without content that has never loaded the demo. */
export async function isWanted(app: App): Promise<boolean> {
  if ((await settings.read(app, LOADED_SETTING)) !== undefined) return false
  // An interrupted first start may have left a part of the demo, which is loaded again.
  await removal.removeDemo(app)
  const { value: firstPage } = await properties.pages(app, 'administrators').next()
  return (
    firstPage === undefined &&
    (await posts.list(app, { audience: 'administrators', limit: 1 })).length === 0
  )
}

/** Loads the demo's properties, posts and photos, and says so. */
export async function load(app: App, log: Log): Promise<void> {
  const { demoPosts } = await import('./posts.ts')
  const { demoProperties } = await import('./properties.ts')
  log(`Loading demo content: ${demoProperties.length} properties and ${demoPosts.length} posts …`)
  const photos = await receivePhotos(app)
  await startingTeam.loadOnce(app)
  const team = (await users.listShown(app)).map(({ id }) => id)
  const listings = withPermits(demoProperties, team, app.clock.now())
  await addProperties(app, photos, listings.toReversed())
  await addPosts(app, photos, demoPosts)
  await settings.write(app, LOADED_SETTING, app.clock.now().toISOString())
}

/** Adds many generated properties and posts, for measurements. */
export async function addMany(
  app: App,
  counts: { properties: number; posts: number },
  log: Log,
): Promise<void> {
  const { manyPosts, manyProperties } = await import('./generated-content.ts')
  const photos = await receivePhotos(app)
  let added = 0
  for (const batch of batches(manyProperties(counts.properties))) {
    await addProperties(app, photos, batch)
    added += batch.length
    if (added % 2000 === 0 || added === counts.properties) log(`${added} properties`)
  }
  for (const batch of batches(manyPosts(counts.posts))) await addPosts(app, photos, batch)
  if (counts.posts > 0) log(`${counts.posts} posts`)
  await settings.write(app, LOADED_SETTING, app.clock.now().toISOString())
}

/** Removes the demo content. What people added stays, and what they changed unless it is chosen. */
export async function remove(app: App, chosen: DemoRemoval = {}): Promise<void> {
  const photos = await demoContent.remove(app, chosen)
  // Earlier versions of the demo had a brochure.
  await brochures.removeDemo(app)
  const used = (await properties.usedPhotos(app))
    .union(await posts.usedPhotos(app))
    .union(await users.usedPhotos(app))
  await photoStore.discard(
    app,
    photos.filter((name) => !used.has(name)),
  )
}

const FOLDERS = [new URL('photos/', import.meta.url), new URL('plans/', import.meta.url)]

type Photos = Map<string, Photo>

async function receivePhotos(app: App): Promise<Photos> {
  const files = await photoFiles()
  const photos: Photos = new Map()
  await Promise.all(
    [...files].map(async ([name, url]) => {
      photos.set(name, await photoStore.receive(app, await readFile(url), 'demo'))
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
  const ids = await taxonomyIds(app, added)
  const changes = added.map((property) => asChange(property, photos, ids))
  await properties.createMany(app, changes, { demo: true })
}

/** Ids by name. */
interface TaxonomyIds {
  categories: Map<string, number>
  locations: Map<string, number>
}

async function taxonomyIds(app: App, added: DemoProperty[]): Promise<TaxonomyIds> {
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
  { title, description, category, location, photos = [], floors = [], ...fields }: DemoProperty,
  stored: Photos,
  { categories, locations }: TaxonomyIds,
): PropertyChange {
  return {
    ...fields,
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
  for (const { photo, date, ...texts } of added)
    await posts.create(app, asPostChange(texts), photoOf(photos, photo), {
      demo: true,
      date: new Date(date),
    })
}

function asPostChange(post: Omit<DemoPost, 'photo' | 'date'>): PostChange {
  const { seoTitle, seoTitle_ar, body, body_ar, ...rest } = post
  return {
    ...rest,
    SEOtitle: seoTitle,
    seo_title_ar: seoTitle_ar,
    metadescription: body,
    metadescription_ar: body_ar,
  }
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
    if (batch.length === BATCH_SIZE) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
