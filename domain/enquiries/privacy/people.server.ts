import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { Conflict } from '#domain/problem.ts'
import type { ZipEntry } from '#storage/zip.ts'

import { keyOf } from '#domain/enquiries/enquiries.server.ts'
import * as rows from '#domain/enquiries/enquiry-rows.server.ts'
import { erase as eraseAll } from './erasure.server.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import { isFrom, type Erased, type PersonalData, type Person } from './person.ts'

const ABOUT =
  'Everything that this site keeps about a person: what they sent, and whether it was e-mailed on ' +
  'to the agency. Times are in UTC.'

/** Everything that is kept about somebody, newest first. */
export async function find(app: Pick<App, 'db' | 'mail'>, person: Person): Promise<PersonalData> {
  return { enquiries: await inbox.pick(app, await idsOf(app, person)) }
}

/** The same as files to hand out: one that a machine can read, and the photos. */
export async function* exportPerson(
  app: Pick<App, 'db' | 'mail' | 'files' | 'clock' | 'actor'>,
  person: Person,
): AsyncGenerator<ZipEntry> {
  const { enquiries } = await find(app, person)
  await audit.record(app.db, app, { what: 'person-exported', note: `${enquiries.length}` })
  const packed = enquiries.map((enquiry) => ({ ...enquiry, photos: photosOf(enquiry) }))
  const said = { about: ABOUT, made_at: app.clock.now().toISOString(), person, enquiries: packed }
  yield { name: 'personal-data.json', bytes: Buffer.from(JSON.stringify(said, null, 2)) }
  for (const { photo, name } of enquiries.flatMap(namedPhotos)) {
    const file = await app.files.find(keyOf(photo))
    if (file) yield { name, bytes: await file.read() }
  }
}

/** Removes everything about somebody, for good. `seen` enquiries were looked at and meant. */
export async function erase(
  app: Pick<App, 'db' | 'files' | 'clock' | 'actor'>,
  person: Person,
  seen: number,
): Promise<Erased> {
  const ids = await idsOf(app, person)
  if (ids.length !== seen)
    throw new Conflict(`There are ${ids.length} enquiries now, not ${seen}. Please look again.`)
  return eraseAll(app, ids)
}

// In our own words rather than SQL: what makes two numbers the same is beyond its means.
async function idsOf({ db }: Pick<App, 'db'>, person: Person): Promise<number[]> {
  const ids: number[] = []
  for (let before: number | undefined; ;) {
    const page = await rows.senders(db, before)
    for (const sender of page) if (isFrom(person, sender)) ids.push(sender.id)
    before = page.at(-1)?.id
    if (before === undefined) return ids
    await nextTurn()
  }
}

function photosOf(enquiry: Enquiry): string[] {
  return namedPhotos(enquiry).map(({ name }) => name)
}

function namedPhotos({ id, photos }: Enquiry): { photo: string; name: string }[] {
  return photos.map((photo, at) => ({
    photo,
    name: `photos/enquiry-${id}-${at + 1}${photo.slice(photo.lastIndexOf('.'))}`,
  }))
}
