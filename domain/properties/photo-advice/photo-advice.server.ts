import type { App } from '#domain/app.ts'
import { idOf, readPages } from '#domain/paging.server.ts'
import * as fingerprints from '#domain/photos/photo-fingerprints.server.ts'
import { isPhotoName } from '#domain/photos/photo.ts'
import { audienceFor } from '#domain/properties/audience.ts'
import { visibleRows } from '#domain/properties/property-rows.server.ts'
import { titleOf, type PropertyId } from '#domain/properties/property.ts'

import { faultsOf, type PhotoAdvice } from './photo-advice.ts'

const PAGE_SIZE = 500
/** Duplicates are searched for in this many of the newest properties. */
const MAX_PROPERTIES = 20_000
const MAX_TWINS = 3

/** What is known of these photos, and which other properties have the same or similar ones. */
export async function advise(
  app: Pick<App, 'db' | 'actor' | 'agency'>,
  { photos, property_id }: { photos: string[]; property_id: PropertyId | null },
): Promise<PhotoAdvice> {
  const analysed = await fingerprints.list(app, photos.filter(isPhotoName))
  const similar = new Map<string, Set<string>>()
  for (const { name, fingerprint } of analysed)
    similar.set(name, new Set([name, ...(await fingerprints.findSimilar(app, fingerprint))]))
  const allSimilar = new Set([...similar.values()].flatMap((names) => [...names]))
  const properties = await propertiesWith(app, allSimilar)
  const { photoRules } = await app.agency.current()
  return {
    photos: analysed.map(({ name, width, height, brightness, fingerprinted_at }) => ({
      name,
      width,
      height,
      brightness,
      faults: faultsOf({ width, height, brightness }, photoRules),
      looked: fingerprinted_at !== null,
      twins: properties
        .filter(({ id, photos }) => id !== property_id && overlaps(photos, similar.get(name)))
        .slice(0, MAX_TWINS)
        .map(({ id, title }) => ({ id, title: titleOf({ id, properties_title: title }) })),
    })),
  }
}

async function propertiesWith(
  { db, actor }: Pick<App, 'db' | 'actor' | 'agency'>,
  wanted: Set<string>,
) {
  const properties: { id: PropertyId; title: string; photos: Set<string> }[] = []
  if (wanted.size === 0) return properties
  const newest = visibleRows(db, audienceFor(actor))
    .select(['id', 'title', 'photos'])
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
  const read = (before?: PropertyId) =>
    (before === undefined ? newest : newest.where('id', '<', before)).execute()
  let searched = 0
  for await (const page of readPages(PAGE_SIZE, read, idOf)) {
    for (const { id, title, photos } of page) {
      const shared = new Set(JSON.parse(photos) as string[]).intersection(wanted)
      if (shared.size > 0) properties.push({ id, title, photos: shared })
    }
    searched += page.length
    if (searched >= MAX_PROPERTIES) break
  }
  return properties
}

function overlaps(photos: Set<string>, similar: Set<string> | undefined): boolean {
  return similar !== undefined && !photos.isDisjointFrom(similar)
}
