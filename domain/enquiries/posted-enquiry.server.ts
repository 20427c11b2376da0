import type { App } from '#domain/app.ts'
import { parse } from '#domain/fields.ts'
import { decodePlaces } from '#domain/photos/decode-places.server.ts'
import { cleanFileName, MAX_PHOTO_BYTES } from '#domain/photos/photo.ts'
import type { HandleFile, LeftOutFile, ReadForm } from '#domain/posted-form.ts'
import { Unsupported } from '#domain/problem.ts'

import * as enquiries from './enquiries.server.ts'
import { MAX_SELL_PHOTOS, type EnquiryKind } from './enquiry-fields.ts'
import { HONEYPOT } from './honeypot.ts'
import { schemaFor, type NewEnquiry, type SentPhoto } from './enquiry.ts'

interface PostedArrival extends Pick<enquiries.Arrival, 'idempotencyKey' | 'formToken'> {
  network: string
  /** Posted without JavaScript, so without a key. An equal form within two minutes is a double tap. */
  isPlainPost?: boolean
  /** Called for each file that is left out. Without it, such a file makes the whole form fail. */
  leaveOut?: LeaveOut | undefined
}

type LeaveOut = (file: LeftOutFile) => void

const DOUBLE_TAP_MS = 120_000
/** With `leaveOut`, files beyond MAX_SELL_PHOTOS are read too, to list them as left out. */
const MAX_FILES = 100
const MAX_TEXT_BYTES = 32 * 1024
/** Enough for forty phone photos. A file of a few bytes can decompress to far more pixels. */
const MAX_PIXELS_PER_FORM = 600_000_000

/**
 * Receives an enquiry from a form. Its photos are decoded only when its text is right and the attempt
 * is counted.
 */
export async function receivePosted(
  app: Pick<App, 'db' | 'files' | 'clock' | 'mail' | 'publicUrl' | 'imageWorker' | 'agency'>,
  kind: EnquiryKind,
  readForm: ReadForm,
  { network, isPlainPost = false, leaveOut, ...arrival }: PostedArrival,
): Promise<enquiries.ReceivedEnquiry & { photoCount: number }> {
  const enquiry = { kind } as NewEnquiry
  let recentFromNetwork = 0
  const { fields, files } = await readForm(
    {
      part: 'file',
      maxFiles: kind !== 'sell' ? 0 : leaveOut ? MAX_FILES : MAX_SELL_PHOTOS,
      ...(leaveOut && {
        onTooLarge: (name) => leaveOut({ name, size: MAX_PHOTO_BYTES, why: 'too-large' }),
      }),
      maxTextBytes: MAX_TEXT_BYTES,
      async checkFields(fields) {
        Object.assign(enquiry, parse(schemaFor(kind, fields), fields))
        recentFromNetwork = await enquiries.countAttempt(app, network)
      },
    },
    photoDecoder(app, decodePlaces.open(network), leaveOut),
  )
  const photos = files.filter((photo) => photo !== null)
  const received = await enquiries.receive(app, Object.assign(enquiry, { photos }), {
    ...arrival,
    ...(isPlainPost && { onceWithinMs: DOUBLE_TAP_MS }),
    network,
    recentFromNetwork,
    trap: fields[HONEYPOT],
  })
  return { ...received, photoCount: photos.length }
}

/** Decodes the photos of one form, one after the other; null is one that is left out. */
function photoDecoder(
  { imageWorker }: Pick<App, 'imageWorker'>,
  inPlace: ReturnType<typeof decodePlaces.open>,
  leaveOut: LeaveOut | undefined,
): HandleFile<SentPhoto | null> {
  let pixelsLeft = MAX_PIXELS_PER_FORM
  let position = 0
  let taken = 0
  return async (bytes, name) => {
    position++
    if (leaveOut && taken === MAX_SELL_PHOTOS) {
      leaveOut({ name, size: bytes.length, why: 'too-many' })
      return null
    }
    try {
      const limits = { maxPixels: pixelsLeft, mayGrow: false }
      const photo = await inPlace(() => imageWorker.decode(bytes, { from: 'visitors', ...limits }))
      pixelsLeft -= photo.sourcePixels
      taken++
      return { ...photo, fileName: cleanFileName(name) }
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error
      if (!leaveOut) throw error.about(position)
      leaveOut({ name, size: bytes.length, why: 'damaged' })
      return null
    }
  }
}
