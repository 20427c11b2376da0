import type { App } from '#domain/app.ts'
import { parse } from '#domain/fields.ts'
import { decodePlaces } from '#domain/photos/decode-places.server.ts'
import { cleanFileName } from '#domain/photos/photo.ts'
import type { ReadForm } from '#domain/posted-form.ts'
import { Unsupported } from '#domain/problem.ts'

import * as enquiries from './enquiries.server.ts'
import { MAX_SELL_PHOTOS, type EnquiryKind } from './enquiry-fields.ts'
import { HONEYPOT } from './honeypot.ts'
import { schemaFor, type NewEnquiry } from './enquiry.ts'

interface PostedArrival extends Pick<enquiries.Arrival, 'idempotencyKey' | 'formToken'> {
  network: string
  /** Sent by the browser itself, without a key: the same within two minutes is a double tap. */
  isPlainPost?: boolean
}

const DOUBLE_TAP_MS = 120_000
const MAX_TEXT_BYTES = 32 * 1024
/** Forty photos of a phone; a few bytes can unfold to far more. */
const MAX_PIXELS_PER_FORM = 600_000_000

/**
 * Receives an enquiry from a form. Its photos are decoded only when its text is right and the attempt
 * is counted.
 */
export async function receivePosted(
  app: Pick<App, 'db' | 'files' | 'clock' | 'mail' | 'publicUrl' | 'imageWorker' | 'agency'>,
  kind: EnquiryKind,
  readForm: ReadForm,
  { network, isPlainPost = false, ...arrival }: PostedArrival,
): Promise<enquiries.ReceivedEnquiry> {
  const enquiry = { kind } as NewEnquiry
  let recentFromAddress = 0
  let pixelsLeft = MAX_PIXELS_PER_FORM
  let position = 0
  using place = decodePlaces.open(network)
  const { fields, files: photos } = await readForm(
    {
      part: 'file',
      maxFiles: kind === 'sell' ? MAX_SELL_PHOTOS : 0,
      maxTextBytes: MAX_TEXT_BYTES,
      async checkFields(fields) {
        Object.assign(enquiry, parse(schemaFor(kind, fields), fields))
        recentFromAddress = await enquiries.countAttempt(app, network)
      },
    },
    async (bytes, fileName) => {
      place.take()
      position++
      const limits = { maxPixels: pixelsLeft, mayGrow: false }
      const decoded = app.imageWorker.decode(bytes, { from: 'visitors', ...limits })
      const photo = await decoded.catch((error: unknown) => {
        throw error instanceof Unsupported ? error.about(position) : error
      })
      pixelsLeft -= photo.sourcePixels
      return { ...photo, fileName: cleanFileName(fileName) }
    },
  )
  return await enquiries.receive(app, Object.assign(enquiry, { photos }), {
    ...arrival,
    ...(isPlainPost && { onceWithinMs: DOUBLE_TAP_MS }),
    network,
    recentFromAddress,
    trap: fields[HONEYPOT],
  })
}
