import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import { isoAfter } from '#domain/iso-time.ts'
import { pathIn } from '#domain/language.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { downloadName } from '#domain/photos/photo.ts'
import { Conflict } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'

import { contactCard } from './contact-card.ts'
import { writeEnquiryEmail } from './enquiry-email.ts'
import * as rows from './enquiry-rows.server.ts'
import { announceArrival } from './enquiry-webhooks.server.ts'
import { idsIn, type NewEnquiry, type SentPhoto } from './enquiry.ts'
import * as formToken from './form-token.server.ts'
import * as privatePhotos from './private-photos.server.ts'
import { sign } from '#domain/signature.server.ts'
import * as seenHomes from './seen-homes.server.ts'
import { looksLikeSpam } from './spam.ts'
import { storeWithEmail } from './store-enquiry.server.ts'
import { agencyCalendar, type TourDetails } from './tours/tour-email.ts'
import * as tours from './tours/tours.server.ts'

/** How an enquiry was sent. */
export interface Arrival {
  /** How many enquiries the same network has sent lately; see `countAttempt`. */
  recentFromNetwork: number
  /** The network that the visitor is in; see `networkOf`. */
  network?: string | undefined
  /** An enquiry that is sent twice with the same key is stored once. */
  idempotencyKey?: string | undefined
  /** Without a key: the same from the same network within this time is stored once. */
  onceWithinMs?: number | undefined
  formToken?: string | undefined
  /** The value of the field that people cannot see. */
  trap?: string | undefined
}

const REQUEST_HASH = { setting: 'enquiry-hash-secret', signatureLength: 43 }
const MAX_ATTACHED_BYTES = 15 * 1024 * 1024
const ENQUIRY_LIMIT = { what: 'enquiry', allowed: 1000, perSeconds: 600 }

/** Counts the enquiries of a network, and refuses far more than a person would send. */
export function countAttempt(app: Pick<App, 'db' | 'clock'>, network: string): Promise<number> {
  return throttle.countAttempt(app, { ...ENQUIRY_LIMIT, who: network })
}

export interface ReceivedEnquiry {
  /** The page where the visitor moves or cancels the tour, if a time was proposed. */
  tour?: string | undefined
}

/** Saves an enquiry together with its email. Both are on disk when this returns. */
export async function receive(
  app: Pick<App, 'db' | 'files' | 'clock' | 'mail' | 'publicUrl' | 'agency'>,
  enquiry: NewEnquiry,
  arrival: Arrival,
): Promise<ReceivedEnquiry> {
  const { language = 'en' } = enquiry
  const startsAt =
    enquiry.kind === 'tour' ? await tours.readTime(app, enquiry, language) : undefined
  const agency = await app.agency.current()
  const photos = enquiry.kind === 'sell' ? enquiry.photos : []
  await privatePhotos.store(app, photos)
  const isSpam = looksLikeSpam(Object.values(columns(enquiry)).join('\n'), {
    trapFilled: Boolean(arrival.trap),
    secondsOfWriting: await formToken.read(app, arrival.formToken),
    recentFromNetwork: arrival.recentFromNetwork,
  })
  const now = app.clock.now()
  const photoNames = JSON.stringify(photos.map(({ name }) => name))
  const sent = JSON.stringify([columns(enquiry), startsAt ?? '', photoNames, otherIds(enquiry)])
  const request_hash = await sign(app, REQUEST_HASH, sent)
  const idempotencyKey = arrival.idempotencyKey ?? (await keyForTime(app, arrival, sent))
  const homes = await findHomes(app, enquiry)
  const stored = namingHomes(enquiry, homes)
  return app.db.transaction().execute(async (tx) => {
    await privatePhotos.storeMissing(tx, app, photos)
    const property = homes.find(({ id }) => id === propertyId(enquiry))
    const { name, email, phone } = enquiry
    const visitor = { name, email, phone, language }
    const tour =
      startsAt === undefined ? undefined : tours.newTour({ starts_at: startsAt, property, visitor })
    const id = await storeWithEmail(tx, app, {
      columns: {
        ...columns(stored),
        ...(await seenHomes.columnsOf(tx, enquiry, now)),
        language,
        photos: photoNames,
        photo_file_names: JSON.stringify(photos.map(({ fileName = '' }) => fileName)),
        idempotency_key: idempotencyKey ?? null,
        request_hash,
      },
      isSpam,
      settings: agency.followUp,
      email: () => emailFor(app, stored, { photos, property, tour, now, agency }),
    })
    if (id === undefined) {
      const key = idempotencyKey ?? ''
      await assertSame(tx, key, request_hash)
      return { tour: await tours.findPath(tx, { ...enquiry, key }) }
    }
    const { network } = arrival
    const proposal = { enquiryId: id, isSpam, network, agency }
    const path = tour && (await tours.propose(tx, app, tour, proposal))
    if (!isSpam) await announceArrival(tx, app, id)
    return { tour: path }
  })
}

/** Refuses another enquiry under the same key. The same enquiry may be sent again. */
async function assertSame(tx: Database, key: string, requestHash: string): Promise<void> {
  const first = await rows.findRequestHash(tx, key)
  if (first && first !== requestHash)
    throw new Conflict('Another enquiry was sent under this key. Please send this one again.')
}

/**
 * A key that is the same for equal enquiries of one network within a time: that of the present time
 * slot, or of the slot before it where one came there that recently.
 */
async function keyForTime(
  app: Pick<App, 'db' | 'clock'>,
  { onceWithinMs, network = '' }: Arrival,
  sent: string,
): Promise<string | undefined> {
  if (onceWithinMs === undefined) return undefined
  const now = app.clock.now()
  const slot = Math.floor(now.getTime() / onceWithinMs)
  const keyOf = (slot: number) => sign(app, REQUEST_HASH, JSON.stringify([slot, network, sent]))
  const before = await keyOf(slot - 1)
  const isRecent = await rows.cameAfter(app.db, before, isoAfter(now, -onceWithinMs))
  return isRecent ? before : keyOf(slot)
}

interface EmailParts extends Pick<TourDetails, 'property'> {
  photos: SentPhoto[]
  tour: TourDetails | undefined
  now: Date
  agency: Agency
}

function emailFor(
  { publicUrl }: Pick<App, 'publicUrl'>,
  enquiry: NewEnquiry,
  { photos, property, tour, now, agency }: EmailParts,
): outbox.NewEmail {
  const attached = photosThatFit(photos)
  const inboxUrl = `${publicUrl}/admin/enquiries`
  const content = writeEnquiryEmail(enquiry, {
    colours: agency.brand,
    property,
    startsAt: tour?.starts_at,
    inboxUrl,
    photosLeftOut: photos.length - attached.length,
  })
  return {
    ...content,
    replyTo: { name: enquiry.name, address: enquiry.email },
    attachments: [
      ...attached.map(({ name, fileName }, index) => ({
        filename: downloadName(name, fileName || `photo-${index + 1}`),
        key: privatePhotos.photoKey(name),
      })),
      ...(tour ? [agencyCalendar(tour, { now, publicUrl, agency })] : []),
      contactCard(
        enquiry,
        [property?.reference, property?.title, inboxUrl].filter(Boolean).join('\n'),
      ),
    ],
  }
}

/** The homes of a tour, in the order in which they were given. */
async function findHomes({ db, publicUrl }: Pick<App, 'db' | 'publicUrl'>, enquiry: NewEnquiry) {
  const ids = [propertyId(enquiry), ...otherIds(enquiry)].filter((id) => id !== null)
  if (ids.length === 0) return []
  const found = await rows.findProperties(db, ids)
  return found
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ id, title, title_ar, reference, location_name, location_name_ar }) => ({
      id,
      title,
      title_ar,
      reference,
      location: location_name ?? '',
      location_ar: location_name_ar ?? '',
      url: `${publicUrl}/properties2/${id}`,
      url_ar: publicUrl + pathIn('ar', `/properties2/${id}`),
    }))
}

/** A request for several homes names them all, whatever the visitor made of the text. */
function namingHomes(enquiry: NewEnquiry, homes: { title: string; url: string }[]): NewEnquiry {
  if (enquiry.kind !== 'tour' || homes.length < 2) return enquiry
  const list = homes.map(({ title, url }) => `${title}: ${url}`).join('\n')
  return { ...enquiry, message: `${enquiry.message}\n\n${list}` }
}

function propertyId(enquiry: NewEnquiry): number | null {
  return enquiry.kind === 'tour' ? (enquiry.property_id ?? null) : null
}

function otherIds(enquiry: NewEnquiry): number[] {
  return enquiry.kind === 'tour' ? idsIn(enquiry.other_property_ids) : []
}

/** As many of the photos, in their order, as an email can carry. */
function photosThatFit(photos: SentPhoto[]): SentPhoto[] {
  let bytesLeft = MAX_ATTACHED_BYTES
  return photos.filter(({ bytes }) => (bytesLeft -= bytes.length) >= 0)
}

function columns(enquiry: NewEnquiry) {
  const { kind, name, email, phone } = enquiry
  const address = enquiry.kind === 'sell' ? enquiry.propertyaddress : ''
  return {
    kind,
    name,
    email,
    phone,
    subject: 'subject' in enquiry ? enquiry.subject : '',
    message: 'message' in enquiry ? enquiry.message : '',
    address: 'address' in enquiry ? enquiry.address : address,
    countrycity: 'countrycity' in enquiry ? enquiry.countrycity : '',
    property_id: propertyId(enquiry),
  }
}
