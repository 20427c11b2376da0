import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'

import { matchesItsHash } from '#storage/files/file-store.ts'
import * as media from '#domain/photos/photos.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { AppContext } from '#server/app-context.ts'

import { bad, count, deadline, good, type Found } from './check-result.ts'

const AT_ONCE = 4
const NAMED = 5

/**
 * Every photo that a listing or a post shows. Photos were decoded before they were stored under the
 * hash of their bytes: one that still has that hash can be decoded, and one that has not is damaged.
 */
export function brokenImages(): (app: AppContext) => Promise<Found> {
  // Reading thousands takes longer than anybody waits: each check goes on where the last one ended,
  // and looks again at what was broken then.
  let checkedUpTo = ''
  let known: string[] = []

  return async (app) => {
    const used = (await properties.usedPhotos(app)).union(await posts.usedPhotos(app))
    const names = [...used].sort()
    const next = names.filter((name) => name > checkedUpTo)
    const queue = [...new Set([...known.filter((name) => used.has(name)), ...next, ...names])]
    const isOver = deadline()
    const broken: string[] = []
    let looked = 0
    while (looked < queue.length && !isOver()) {
      const some = queue.slice(looked, looked + AT_ONCE)
      const whole = await Promise.all(some.map((name) => isWhole(app, name)))
      broken.push(...some.filter((_, at) => !whole[at]))
      looked += some.length
    }
    checkedUpTo = looked < queue.length ? (queue[looked - 1] ?? '') : ''
    known = broken
    if (broken.length === 0)
      return good(
        looked < queue.length
          ? `${count(looked, 'photo is', 'photos are')} whole, of ${count(queue.length, 'photo', 'photos')}; the next check goes on from there.`
          : `${count(looked, 'photo is', 'photos are all')} there and whole.`,
      )
    return bad(
      `${count(broken.length, 'photo is', 'photos are')} missing or damaged, of ${count(looked, 'photo', 'photos')} looked at.`,
      'Bring the files back from a backup, or replace the photos.',
      null,
      await whereShown(app, broken.slice(0, NAMED)),
    )
  }
}

async function isWhole({ files }: AppContext, name: string): Promise<boolean> {
  const key = media.keyOf(name)
  const file = await files.find(key)
  if (!file) return false
  const hash = createHash('sha256')
  await pipeline(file.stream(), hash)
  return matchesItsHash(key, hash.digest('hex'))
}

/** Each with a listing or post that shows it. */
async function whereShown(app: AppContext, names: string[]): Promise<Found['items']> {
  const isOver = deadline()
  const items = new Map<string, Found['items'][number]>()
  const note = (name: string, title: string, to: string) => {
    if (names.includes(name) && !items.has(name))
      items.set(name, { title: `${name.slice(0, 8)}… in ${title}`, to })
  }
  for await (const page of properties.pages(app, 'administrators')) {
    for (const { id, properties_title, photos, floor_photos } of page)
      for (const name of [...photos, ...floor_photos.flat()])
        note(name, properties_title || `Property ${id}`, `/admin/update-property/${id}#photos`)
    if (items.size === names.length || isOver()) break
  }
  for (const { id, title, photo } of await posts.list(app))
    note(photo, title, `/admin/update-post/${id}`)
  return names.flatMap((name) => items.get(name) ?? [])
}
