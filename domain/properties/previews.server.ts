import { randomBytes } from 'node:crypto'

import type { App } from '#domain/app.ts'
import { isoAfter } from '#domain/iso-time.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import { Invalid, NotFound } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import { audienceFor } from './audience.ts'
import { changedFloors } from './floors.ts'
import { previewToken, readPreviewToken } from './preview-link.server.ts'
import * as properties from './properties.server.ts'
import { mapFields, type PropertyValues } from './property-fields.ts'
import { purposeOf } from './property-type.ts'
import type { Property, PropertyChange, PropertyId } from './property.ts'
import * as taxonomy from './taxonomy.server.ts'

const VALID_MS = 60 * 60 * 1000
const MAX_PER_PROPERTY = 10
const MAX_IN_ALL = 500
const MAX_LENGTH = 200_000

/** Stores changes that are not saved, and returns a token that shows them for an hour. */
export async function create(
  app: Pick<App, 'db' | 'clock' | 'actor'>,
  id: PropertyId,
  change: PropertyChange,
) {
  const property = await properties.find(app, id, audienceFor(app.actor))
  const shown = await changedProperty(app, property, change)
  await checkPhotos(app, shown)
  const json = JSON.stringify(change)
  if (json.length > MAX_LENGTH) throw new Invalid({ body: 'This is too long to be previewed.' })
  const changes = randomBytes(16).toString('hex')
  const until = isoAfter(app.clock.now(), VALID_MS)
  await app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('previews')
      .values({ id: changes, property_id: id, change: json, until })
      .execute()
    await removeOldest(tx, id)
  })
  return previewToken(app, id, { validMs: VALID_MS, changes })
}

/** The property that a token shows, with its changes where it has some. */
export async function find(
  app: Pick<App, 'db' | 'clock'>,
  id: PropertyId,
  token: string,
): Promise<Property> {
  const preview = await readPreviewToken(app, id, token)
  if (!preview) throw new NotFound('property', id)
  const property = await properties.find(app, id, 'administrators')
  if (preview.changes === undefined) return property
  const row = await app.db
    .selectFrom('previews')
    .select('change')
    .where('id', '=', preview.changes)
    .where('property_id', '=', id)
    .executeTakeFirst()
  if (!row) throw new NotFound('property', id)
  return changedProperty(app, property, JSON.parse(row.change) as PropertyChange)
}

export async function removeExpired({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('previews').where('until', '<', clock.now().toISOString()).execute()
}

/** Makes room for the newest: a preview is soon made again. */
async function removeOldest(db: Database, id: PropertyId): Promise<void> {
  const newest = db.selectFrom('previews').select('id').orderBy('until', 'desc').orderBy('id')
  await db
    .deleteFrom('previews')
    .where('property_id', '=', id)
    .where('id', 'not in', newest.where('property_id', '=', id).limit(MAX_PER_PROPERTY))
    .execute()
  await db.deleteFrom('previews').where('id', 'not in', newest.limit(MAX_IN_ALL)).execute()
}

/** The property as it would be after the change. */
async function changedProperty(
  app: Pick<App, 'db'>,
  property: Property,
  change: PropertyChange,
): Promise<Property> {
  const values = mapFields<PropertyValues>((name) => valueOf(property, change, name))
  const [categories, locations] = await Promise.all([
    taxonomy.categories(app),
    taxonomy.locations(app),
  ])
  const nameOf = (named: { id: number; name: string }[], id: number | null) =>
    named.find((one) => one.id === id)?.name ?? ''
  const current = property.floor_description.map((description, index) => ({
    description,
    photos: property.floor_photos[index] ?? [],
  }))
  const floors = changedFloors(current, change.floor_photos, change.floor_description)
  return {
    ...property,
    ...values,
    reference: values.reference || property.reference,
    rent_period: purposeOf(values) === 'rent' ? values.rent_period : '',
    category_name: nameOf(categories, values.category_id),
    category_kind: await taxonomy.kindOf(app, values.category_id),
    location_name: nameOf(locations, values.location_id),
    photos: change.photos ?? property.photos,
    photo_texts: change.photo_texts ?? property.photo_texts,
    floor_description: floors.map(({ description }) => description),
    floor_photos: floors.map(({ photos }) => photos),
  }
}

/** A field that is left out stays as it is; one that is null is emptied. */
function valueOf(property: Property, change: PropertyChange, name: keyof PropertyValues) {
  return change[name] === undefined ? property[name] : change[name]
}

async function checkPhotos(app: Pick<App, 'db'>, { photos, floor_photos }: Property) {
  const known = await photoStore.describe(app, [...photos, ...floor_photos.flat()])
  const missing = (names: string[]) => names.find((name) => !Object.hasOwn(known, name))
  const faults = Object.entries({
    photos: missing(photos),
    floor_photos: missing(floor_photos.flat()),
  }).flatMap(([field, name]) =>
    name === undefined ? [] : [[field, `There is no uploaded file ${name}.`]],
  )
  if (faults.length > 0) throw new Invalid(Object.fromEntries(faults) as Record<string, string>)
}
