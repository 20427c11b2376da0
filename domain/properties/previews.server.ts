import type { App } from '#domain/app.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import * as storedChanges from '#domain/previews/stored-changes.server.ts'
import { Invalid, NotFound } from '#domain/problem.ts'

import { agentFields } from './agent-rows.server.ts'
import { audienceFor } from './audience.ts'
import { changedFloors } from './floors.ts'
import * as properties from './properties.server.ts'
import { mapFields, type PropertyValues } from './property-fields.ts'
import { purposeOf } from './property-type.ts'
import { atMarker, type Property, type PropertyChange, type PropertyId } from './property.ts'
import * as taxonomy from './taxonomy.server.ts'

/** Stores changes that are not saved, and returns a token that shows them for an hour. */
export async function create(
  app: Pick<App, 'db' | 'clock' | 'actor'>,
  id: PropertyId,
  change: PropertyChange,
) {
  const property = await properties.find(app, id, audienceFor(app.actor))
  const shown = await changedProperty(app, property, change)
  await checkPhotos(app, shown)
  return storedChanges.store(app, { kind: 'property', id }, change)
}

/** A token that shows the property as it is stored, for a week. */
export async function createOfStored(app: Pick<App, 'db' | 'clock' | 'actor'>, id: PropertyId) {
  await properties.find(app, id, audienceFor(app.actor))
  return storedChanges.storedPageToken(app, { kind: 'property', id })
}

/** The property that a token shows, with its changes where it has some. */
export async function find(
  app: Pick<App, 'db' | 'clock'>,
  id: PropertyId,
  token: string,
): Promise<Property> {
  const change = await storedChanges.find<PropertyChange>(app, { kind: 'property', id }, token)
  if (!change) throw new NotFound('property', id)
  const property = await properties.find(app, id, 'administrators')
  return atMarker(change === 'none' ? property : await changedProperty(app, property, change))
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
    ...(await agentFields(app.db, values.agent_id)),
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
