import type { App } from '#domain/app.ts'
import * as photoFingerprints from '#domain/photos/photo-fingerprints.server.ts'
import * as photos from '#domain/photos/photos.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'
import { jpeg } from '#test/samples.ts'

import {
  HOSTILE_FLOORS,
  HOSTILE_LISTINGS,
  HOSTILE_NAME,
  HOSTILE_NEARBY,
} from './hostile-content.ts'

// `node fill-site.ts CONTENT` adds this to the stores that the environment names. `site.ts` runs it as
// a process of its own: Playwright would compile all of the server anew in each of its workers.
const CONTENTS = {
  'many listings': addListings,
  'hostile content': addHostileContent,
  'photo fingerprints': computeFingerprints,
}

export type Content = keyof typeof CONTENTS

/** More listings than come with a page: every third is a villa, every fifth by the harbour. */
async function addListings(app: App): Promise<void> {
  const [, ...categories] = await taxonomy.categories(app)
  await properties.createMany(
    app,
    Array.from({ length: 450 }, (_, at) => ({
      properties_title: `${at % 3 ? 'Flat' : 'Villa'} ${at} ${at % 5 ? 'in the shade' : 'by the harbour'}`,
      category_id: categories[at % 2]?.id,
      currency: 'AED' as const,
      price: String(1_000_000 + at),
      bedroom: at % 4,
      longitude: 55.18 + (at % 25) * 0.004,
      latitude: 25.02 + Math.floor(at / 25) * 0.004,
    })),
  )
}

async function addHostileContent(app: App): Promise<void> {
  const shades = Array.from({ length: 25 }, (_, at) => 10 * at)
  const received = await Promise.all(
    shades.map(async (shade) => photos.receive(app, await jpeg({ shade }), 'administrator')),
  )
  const names = received.map(({ name }) => name)
  const [category] = await taxonomy.categories(app)
  const [location] = await taxonomy.locations(app)
  const common = {
    category_id: category?.id,
    location_id: location?.id,
    currency: 'AED' as const,
    bedroom: 12,
    bathroom: 14,
    maxarea: 123_456,
    nearby: HOSTILE_NEARBY,
    agent_name: HOSTILE_NAME,
    floor_description: { shape: 'by-floor' as const, names: HOSTILE_FLOORS },
  }
  await properties.createMany(
    app,
    HOSTILE_LISTINGS.map(({ title, text, photoCount, price }) => {
      const photos = names.slice(0, photoCount)
      return {
        ...common,
        price,
        properties_title: title,
        properties_description: text,
        photos,
        floor_photos: { shape: 'by-floor' as const, floors: [photos.slice(0, 3), [], photos] },
      }
    }),
  )
  const [photo] = received
  if (!photo) throw new Error('No photo was received.')
  for (const { title, text } of HOSTILE_LISTINGS) {
    const post = { title, author: HOSTILE_NAME, SEOtitle: title, metadescription: text }
    await posts.create(app, post, photo)
  }
}

/** Once for all copies of a site: each would otherwise decode every photo of the demo. */
async function computeFingerprints(app: App): Promise<void> {
  while ((await photoFingerprints.computeMissing(app)) > 0);
}

const assembled = await assemble(readConfig(process.env))
await CONTENTS[process.argv[2] as Content](assembled.app)
await assembled.close()
