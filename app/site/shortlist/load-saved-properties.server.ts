import type { App } from '#domain/app.ts'
import * as media from '#domain/photos/photos.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { titleOf } from '#domain/properties/property.ts'

import { readIds } from './ids.ts'

/** The homes that an address names, as far as they are still listed, and how many are not. */
export async function shownHomes(app: App, request: Request, most: number) {
  const asked = readIds(new URL(request.url).searchParams.get('ids'), most)
  const found = await properties.findMany(app, asked)
  const photos = await media.describe(
    app,
    found.flatMap((home) => home.photos.slice(0, 1)),
  )
  return {
    gone: asked.length - found.length,
    homes: found.map((home) => ({
      id: home.id,
      title: titleOf(home),
      location: home.location_name,
      category: home.category_name,
      offer: home.type.trim(),
      currency: home.currency,
      price: home.price,
      bedroom: home.bedroom,
      bathroom: home.bathroom,
      maxarea: home.maxarea,
      photo: photos[home.photos[0] ?? ''],
    })),
  }
}

export type ShownHome = Awaited<ReturnType<typeof shownHomes>>['homes'][number]
