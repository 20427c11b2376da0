import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as rows from '#domain/enquiries/enquiry-rows.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'
import { photoKey } from '#domain/enquiries/private-photos.server.ts'
import { idOf, readPages } from '#domain/paging.server.ts'
import { Conflict } from '#domain/problem.ts'
import type { ZipEntry } from '#storage/zip.ts'

import { erase as eraseEnquiries } from './erasure.server.ts'
import { isFrom, type Erased, type PersonalData, type Person } from './person.ts'

const PAGE_SIZE = 1000

const ABOUT =
  'Everything that this site keeps about a person: what they sent, and whether it was e-mailed on ' +
  'to the agency. Times are in UTC.'

/** Everything stored about a person, newest first. */
export async function find(app: Pick<App, 'db' | 'mail'>, person: Person): Promise<PersonalData> {
  return { enquiries: await inbox.findMany(app, await enquiryIdsOf(app, person)) }
}

/** The same as files to give to the person: a machine-readable one, and the photos. */
export async function* exportPerson(
  app: Pick<App, 'db' | 'mail' | 'files' | 'clock' | 'actor'>,
  person: Person,
): AsyncGenerator<ZipEntry> {
  const { enquiries } = await find(app, person)
  await audit.record(app.db, app, { what: 'person-exported', note: `${enquiries.length}` })
  const data = {
    about: ABOUT,
    made_at: app.clock.now().toISOString(),
    person,
    enquiries: enquiries.map((enquiry) => ({
      ...enquiry,
      photos: namedPhotos(enquiry).map(({ name }) => name),
    })),
  }
  yield { name: 'personal-data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) }
  for (const { photo, name } of enquiries.flatMap(namedPhotos)) {
    const file = await app.files.find(photoKey(photo))
    if (file) yield { name, bytes: await file.read() }
  }
}

/** Removes everything about a person for good. `seen` is how many enquiries were reviewed before. */
export async function erase(
  app: Pick<App, 'db' | 'files' | 'clock' | 'actor'>,
  person: Person,
  seen: number,
): Promise<Erased> {
  const ids = await enquiryIdsOf(app, person)
  if (ids.length !== seen)
    throw new Conflict(`There are ${ids.length} enquiries now, not ${seen}. Please look again.`)
  return eraseEnquiries(app, ids)
}

// Compared here rather than in SQL, which cannot tell whether two phone numbers are the same.
async function enquiryIdsOf({ db }: Pick<App, 'db'>, person: Person): Promise<number[]> {
  const ids: number[] = []
  const read = (before?: number) => rows.listSenders(db, { before, limit: PAGE_SIZE })
  for await (const page of readPages(PAGE_SIZE, read, idOf))
    ids.push(...page.filter((sender) => isFrom(person, sender)).map(idOf))
  return ids
}

function namedPhotos({ id, photos }: Enquiry): { photo: string; name: string }[] {
  return photos.map((photo, index) => ({
    photo,
    name: `photos/enquiry-${id}-${index + 1}${photo.slice(photo.lastIndexOf('.'))}`,
  }))
}
