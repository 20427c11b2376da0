import * as photoStore from '#domain/photos/photos.server.ts'
import { Invalid } from '#domain/problem.ts'
import * as users from '#domain/team/users.server.ts'
import type { Database } from '#storage/database/database.ts'

import type { Floor } from './floors.ts'
import type { PropertyChange, PropertyId } from './property.ts'
import { hasReference, lockReferences } from './reference-rows.server.ts'
import * as taxonomy from './taxonomy.server.ts'

interface ChangeToCheck {
  change: PropertyChange
  floors: Floor[]
  /** Undefined for a new property. */
  id?: PropertyId
}

/**
 * Refuses categories, locations, agents and photos that do not exist, and a reference that another property
 * has; takes the photos out of quarantine.
 */
export async function checkReferences(
  db: Database,
  written: ChangeToCheck[],
  now: string,
): Promise<void> {
  const changes = written.map(({ change }) => change)
  const givenIds = (field: 'category_id' | 'location_id' | 'agent_id') =>
    changes.flatMap((change) => change[field] ?? [])
  const photos = changes.flatMap((change) => change.photos ?? [])
  const floorPhotos = written.flatMap(({ floors }) => floors.flatMap((floor) => floor.photos))
  const missing = {
    category_id: ['category', await taxonomy.missing(db, 'categories', givenIds('category_id'))],
    location_id: ['location', await taxonomy.missing(db, 'locations', givenIds('location_id'))],
    agent_id: ['person', await users.missing(db, givenIds('agent_id'))],
    photos: ['uploaded file', await photoStore.approve(db, photos, now)],
    floor_photos: ['uploaded file', await photoStore.approve(db, floorPhotos, now)],
  } as const
  const faults = Object.entries(missing).flatMap(([field, [what, [first]]]) =>
    first === undefined ? [] : [[field, `There is no ${what} ${first}.`]],
  )
  if (changes.some(({ reference }) => reference)) await lockReferences(db)
  for (const { change, id } of written)
    if (change.reference && (await hasReference(db, change.reference, id)))
      faults.push(['reference', `Another listing has the reference ${change.reference}.`])
  refuse(Object.fromEntries(faults))
}

export function refuse(faults: Record<string, string>): void {
  if (Object.keys(faults).length > 0) throw new Invalid(faults)
}
