import type { App } from '#domain/app.ts'
import type { DecodedPhoto } from '#domain/photos/decode.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'
import * as tours from './tours/tours.server.ts'
import type { Database } from '#storage/database/database.ts'

import type { NewEnquiry } from './enquiry.ts'
import * as rows from './enquiry-rows.server.ts'
import * as formToken from './form-token.server.ts'
import { writeLetter, type LetterContext } from './enquiry-email.ts'
import { looksLikeSpam } from './spam.ts'

/** How an enquiry came to us. */
export interface Arrival {
  /** How many came from the same address lately; see `knock`. */
  recentFromAddress: number
  /** The network address itself. */
  network?: string | undefined
  /** Makes a second sending of the same enquiry count once. */
  idempotencyKey?: string | undefined
  formToken?: string | undefined
  /** What stands in the field that people cannot see. */
  trap?: string | undefined
}

const LETTER_CARRIES_BYTES = 15 * 1024 * 1024

/** Counts a visitor's enquiries: far more than a person sends, and no more are taken for a while. */
export function countAttempt(app: Pick<App, 'db' | 'clock'>, address: string): Promise<number> {
  return throttle.countAttempt(app, {
    what: 'enquiry',
    who: address,
    allowed: 1000,
    perSeconds: 600,
  })
}

export interface ReceivedEnquiry {
  /** Where the visitor moves or cancels the tour, where a time was proposed. */
  tour?: string | undefined
}

/** Saves an enquiry together with its letter. When this returns, it is on disk. */
export async function receive(
  app: Pick<App, 'db' | 'files' | 'clock' | 'mail' | 'publicUrl'>,
  enquiry: NewEnquiry,
  arrival: Arrival,
): Promise<ReceivedEnquiry> {
  const startsAt = enquiry.kind === 'tour' ? tours.readTime(app, enquiry) : undefined
  const photos = enquiry.kind === 'sell' ? await storePrivately(app, enquiry.photos) : []
  const spam = looksLikeSpam(wordsOf(enquiry), {
    trapFilled: Boolean(arrival.trap),
    secondsOfWriting: await formToken.read(app, arrival.formToken),
    recentFromAddress: arrival.recentFromAddress,
  })
  const now = app.clock.now()
  return app.db.transaction().execute(async (tx) => {
    if (photos.length > 0) {
      await rows.queueForPhotos(tx)
      await storeMissing(app, photos)
    }
    const id = await rows.insertOnce(tx, {
      ...columns(enquiry),
      photos: JSON.stringify(photos.map(({ name }) => name)),
      idempotency_key: arrival.idempotencyKey ?? null,
      letter_id: null,
      handled_at: null,
      spam: spam ? 1 : 0,
      created_at: now.toISOString(),
    })
    const key = arrival.idempotencyKey ?? ''
    if (id === undefined) return { tour: await tours.linkOfSame(tx, { ...enquiry, key }) }
    const listing = await listingOf(tx, enquiry, app.publicUrl)
    const tour = startsAt === undefined ? undefined : tourAt(app, startsAt, enquiry, listing)
    const calendar = tour && { file: tour.calendar, startsAt }
    const letter_id = await addLetter(tx, app, enquiry, { photos, spam, now, listing, calendar })
    await rows.update(tx, id, { letter_id })
    if (!tour) return {}
    const { network } = arrival
    return { tour: await tours.propose(tx, app, tour.told, { enquiryId: id, spam, network }) }
  })
}

// Beside the public photos, never among them: nothing under /uploads leads here.
async function storePrivately(
  { files }: Pick<App, 'files'>,
  photos: DecodedPhoto[],
): Promise<DecodedPhoto[]> {
  for (const photo of photos) await files.put(keyOf(photo.name), photo.bytes)
  return photos
}

// The same photo may just have been erased with another enquiry, after it was stored for this one.
// Whoever erases waits in the queue from here to the commit.
async function storeMissing(app: Pick<App, 'files'>, photos: DecodedPhoto[]): Promise<void> {
  for (const photo of photos)
    if (!(await app.files.has(keyOf(photo.name)))) await storePrivately(app, [photo])
}

/** Where private photos are. */
export const FOLDER = 'enquiries'

export function keyOf(photo: string): string {
  return `${FOLDER}/${photo}`
}

/** Where the private photos of all sell requests are. */
export async function fileKeys({ db }: Pick<App, 'db'>): Promise<string[]> {
  const lists = await rows.photoLists(db)
  return lists.flatMap((list) => (JSON.parse(list) as string[]).map(keyOf))
}

type Listing = Awaited<ReturnType<typeof listingOf>>

function tourAt(
  app: Pick<App, 'clock' | 'publicUrl'>,
  starts_at: string,
  { name, email, phone }: NewEnquiry,
  property: Listing,
) {
  return tours.draw(app, { starts_at, property, visitor: { name, email, phone } })
}

interface LetterParts {
  photos: DecodedPhoto[]
  spam: boolean
  now: Date
  listing: Listing
  calendar:
    | { file: ReturnType<typeof tours.draw>['calendar']; startsAt: string | undefined }
    | undefined
}

async function addLetter(
  tx: Database,
  { publicUrl }: Pick<App, 'publicUrl'>,
  enquiry: NewEnquiry,
  { photos, spam, now, listing, calendar }: LetterParts,
): Promise<number> {
  const carried = fitting(photos)
  const context: LetterContext = {
    property: listing,
    startsAt: calendar?.startsAt,
    inboxUrl: `${publicUrl}/admin/enquiries`,
    photosLeftOut: photos.length - carried.length,
  }
  return outbox.add(
    tx,
    now,
    {
      ...writeLetter(enquiry, context),
      replyTo: { name: enquiry.name, address: enquiry.email },
      attachments: [
        ...carried.map(({ name }, at) => ({
          filename: `photo-${at + 1}${name.slice(name.lastIndexOf('.'))}`,
          key: keyOf(name),
        })),
        ...(calendar ? [calendar.file] : []),
      ],
    },
    { held: spam },
  )
}

async function listingOf(tx: Database, enquiry: NewEnquiry, publicUrl: string) {
  if (enquiry.kind !== 'tour' || enquiry.property_id == null) return undefined
  const listing = await rows.findListing(tx, enquiry.property_id)
  return (
    listing && {
      title: listing.title,
      location: listing.location_name ?? '',
      url: `${publicUrl}/properties2/${listing.id}`,
    }
  )
}

/** As many of the photos, in their order, as a letter can carry. */
function fitting(photos: DecodedPhoto[]): DecodedPhoto[] {
  let room = LETTER_CARRIES_BYTES
  return photos.filter(({ bytes }) => (room -= bytes.length) >= 0)
}

function wordsOf(enquiry: NewEnquiry): string {
  return Object.values(columns(enquiry)).join('\n')
}

function columns(enquiry: NewEnquiry) {
  const { kind, name, email, phone } = enquiry
  const given = { kind, name, email, phone }
  const empty = { subject: '', message: '', address: '', countrycity: '', property_id: null }
  switch (kind) {
    case 'listing':
      return { ...empty, ...given, address: enquiry.address }
    case 'tour':
      return {
        ...empty,
        ...given,
        message: enquiry.message,
        property_id: enquiry.property_id ?? null,
      }
    case 'contact':
      return { ...empty, ...given, subject: enquiry.subject, message: enquiry.message }
    case 'sell':
      return {
        ...empty,
        ...given,
        message: enquiry.message,
        address: enquiry.propertyaddress,
        countrycity: enquiry.countrycity,
      }
  }
}
