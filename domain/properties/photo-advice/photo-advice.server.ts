import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import { isPhotoName } from '#domain/photos/photo.ts'
import * as looks from '#domain/photos/photo-fingerprints.server.ts'

import type { PhotoAdvice } from './photo-advice.ts'
import * as rows from './photo-advice-rows.server.ts'
import { titleOf, type PropertyId } from '#domain/properties/property.ts'

const PAGE = 500
/** Beyond so many of the newest listings nobody goes looking for a twin. */
const MOST_LISTINGS = 20_000
const MOST_TWINS = 3

/** What is known of these photos, and in which other listings they or their likes stand. */
export async function advise(
  app: Pick<App, 'db'>,
  { photos, property_id }: { photos: string[]; property_id: PropertyId | null },
): Promise<PhotoAdvice> {
  const seen = await looks.of(app, photos.filter(isPhotoName))
  const alike = new Map<string, Set<string>>()
  for (const { name, fingerprint } of seen)
    alike.set(name, new Set([name, ...(await looks.findSimilar(app, fingerprint))]))
  const standing = await listingsWith(app, new Set([...alike.values()].flatMap((set) => [...set])))
  return {
    photos: seen.map(({ name, width, height, brightness, looked_at }) => ({
      name,
      width,
      height,
      brightness,
      looked: looked_at !== null,
      twins: standing
        .filter(({ id, photos }) => id !== property_id && shares(photos, alike.get(name)))
        .slice(0, MOST_TWINS)
        .map(({ id, title }) => ({ id, title: titleOf({ id, properties_title: title }) })),
    })),
  }
}

interface Standing {
  id: PropertyId
  title: string
  photos: Set<string>
}

async function listingsWith({ db }: Pick<App, 'db'>, wanted: Set<string>): Promise<Standing[]> {
  const found: Standing[] = []
  if (wanted.size === 0) return found
  let before: PropertyId | undefined
  for (let read = 0; read < MOST_LISTINGS; read += PAGE) {
    const page = await rows.page(db, { limit: PAGE, before })
    for (const { id, title, photos } of page) {
      const theirs = new Set(JSON.parse(photos) as string[]).intersection(wanted)
      if (theirs.size > 0) found.push({ id, title, photos: theirs })
    }
    before = page.at(-1)?.id
    if (page.length < PAGE) break
    // SQLite answers at once; others get their turn between two pages.
    await nextTurn()
  }
  return found
}

function shares(photos: Set<string>, alike: Set<string> | undefined): boolean {
  return alike !== undefined && !photos.isDisjointFrom(alike)
}
