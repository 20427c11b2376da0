import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'

import * as users from '#domain/team/users.server.ts'
import { photosIn } from '#domain/formatted-text.ts'
import * as photos from '#domain/photos/photos.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { AppContext } from '#server/app-context.ts'
import { matchesItsHash } from '#storage/files/file-store.ts'

import { fail, pass, pluralise, startDeadline, type CheckOutcome } from './check-result.ts'

const MAX_CONCURRENT_READS = 4
const MAX_NAMED_PHOTOS = 5

/**
 * Every photo of a listing, post or person. A photo was decoded before it was stored under the hash of
 * its bytes, so one that still has that hash can be shown.
 */
export function brokenImages(): (app: AppContext) => Promise<CheckOutcome> {
  // Thousands of photos take longer than one check may. Each check continues where the last one
  // ended, and first reads again what was broken then.
  let lastChecked = ''
  let knownBroken: string[] = []

  return async (app) => {
    const used = (await properties.usedPhotos(app))
      .union(await posts.usedPhotos(app))
      .union(await users.usedPhotos(app))
    const names = [...used].sort()
    const next = names.filter((name) => name > lastChecked)
    const queue = [...new Set([...knownBroken.filter((name) => used.has(name)), ...next, ...names])]
    const isOver = startDeadline()
    const broken: string[] = []
    let checked = 0
    while (checked < queue.length && !isOver()) {
      const batch = queue.slice(checked, checked + MAX_CONCURRENT_READS)
      const intact = await Promise.all(batch.map((name) => isIntact(app, name)))
      broken.push(...batch.filter((_, index) => !intact[index]))
      checked += batch.length
    }
    lastChecked = checked < queue.length ? (queue[checked - 1] ?? '') : ''
    knownBroken = broken
    if (broken.length === 0)
      return pass(
        checked < queue.length
          ? `${pluralise(checked, 'photo is', 'photos are')} whole, of ${pluralise(queue.length, 'photo', 'photos')}; the next check goes on from there.`
          : `${pluralise(checked, 'photo is', 'photos are all')} there and whole.`,
      )
    return fail(
      `${pluralise(broken.length, 'photo is', 'photos are')} missing or damaged, of ${pluralise(checked, 'photo', 'photos')} looked at.`,
      'Bring the files back from a backup, or replace the photos.',
      null,
      await whereUsed(app, broken.slice(0, MAX_NAMED_PHOTOS)),
    )
  }
}

async function isIntact({ files }: AppContext, name: string): Promise<boolean> {
  const key = photos.fileKey(name)
  const file = await files.find(key)
  if (!file) return false
  const hash = createHash('sha256')
  await pipeline(file.stream(), hash)
  return matchesItsHash(key, hash.digest('hex'))
}

/** Each photo with a listing, post or person that has it. */
async function whereUsed(app: AppContext, names: string[]): Promise<CheckOutcome['items']> {
  const isOver = startDeadline()
  const items = new Map<string, CheckOutcome['items'][number]>()
  const note = (name: string, title: string, to: string) => {
    if (names.includes(name) && !items.has(name))
      items.set(name, { title: `${name.slice(0, 8)}… in ${title}`, to })
  }
  for await (const page of properties.pages(app, 'administrators')) {
    for (const { id, properties_title, ...listing } of page)
      for (const name of [...listing.photos, ...listing.floor_photos.flat()])
        note(name, properties_title || `Property ${id}`, `/admin/update-property/${id}#photos`)
    if (items.size === names.length || isOver()) break
  }
  for (const { id, title, photo, metadescription, metadescription_ar } of await posts.list(app, {
    audience: 'administrators',
  }))
    for (const name of [photo, ...photosIn(metadescription), ...photosIn(metadescription_ar)])
      note(name, title, `/admin/update-post/${id}`)
  for (const { name, photo } of await users.list(app)) note(photo, name, '/admin/team')
  return names.flatMap((name) => items.get(name) ?? [])
}
