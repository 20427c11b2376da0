import { data, type RouterContextProvider } from 'react-router'

import { appContext, failureContext, visitorContext } from '#app/context.ts'
import type { App } from '#domain/app.ts'
import { MAX_SELL_PHOTOS, type EnquiryKind } from '#domain/enquiries/enquiry-fields.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import { contact, listing, sell, tour, type NewEnquiry } from '#domain/enquiries/enquiry.ts'
import { parse } from '#domain/fields.ts'
import type { DecodedPhoto } from '#domain/photos/decode.server.ts'
import { uploadMemory } from '#domain/photos/upload-memory.server.ts'
import { MAX_PHOTO_BYTES } from '#domain/photos/photo.ts'
import { Invalid, Problem, TooLarge } from '#domain/problem.ts'

import { HONEYPOT, type EnquiryResult } from './enquiry-result.ts'

const MAX_POST_BYTES = 64 * 1024 * 1024
const MAX_TEXT_LENGTH = 128 * 1024

/** The route action of an enquiry form that a browser posted without JavaScript. */
export async function receiveEnquiryForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
  kind: EnquiryKind,
) {
  const app = context.get(appContext)
  let values: Record<string, string> = {}
  let received: enquiries.ReceivedEnquiry = {}
  try {
    await uploadMemory.reserve(contentLength(request), async () => {
      const form = await readForm(request)
      values = readTexts(form)
      const fields = parse(SCHEMAS[kind], values)
      const photos = await readPhotos(app, form)
      received = await enquiries.receive(app, { kind, ...fields, photos } as NewEnquiry, {
        network: context.get(visitorContext),
        recentFromAddress: await enquiries.countAttempt(app, context.get(visitorContext)),
        trap: values[HONEYPOT],
      })
    })
    return data<EnquiryResult>({ state: 'sent', tour: received.tour })
  } catch (error) {
    if (!(error instanceof Problem)) {
      app.log.error({ err: error }, 'an enquiry was not taken')
      context.set(failureContext, error)
    }
    const errors = error instanceof Invalid ? error.fields : {}
    const status = error instanceof Problem ? 422 : 500
    return data<EnquiryResult>({ state: 'failed', errors, values }, { status })
  }
}

const SCHEMAS = { listing, tour, contact, sell }

/** Requests without a content-length header are refused, like those that are too large. */
function contentLength(request: Request): number {
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (length <= MAX_POST_BYTES) return length
  throw new TooLarge('What was sent is too large.')
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Invalid({ body: 'This form cannot be read.' })
  }
}

function readTexts(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value
  if (Object.values(texts).join('').length > MAX_TEXT_LENGTH)
    throw new TooLarge('This text is too long.')
  return texts
}

async function readPhotos(
  { imageWorker }: Pick<App, 'imageWorker'>,
  form: FormData,
): Promise<DecodedPhoto[]> {
  const files = form.getAll('file').filter(isFile)
  if (files.length > MAX_SELL_PHOTOS) throw new TooLarge('Too many files were sent at once.')
  const photos: DecodedPhoto[] = []
  for (const file of files) {
    if (file.size > MAX_PHOTO_BYTES) throw new TooLarge('This file is too large.')
    photos.push(await imageWorker.decode(Buffer.from(await file.arrayBuffer())))
  }
  return photos
}

/** A browser sends one empty file if none was chosen. */
function isFile(part: FormDataEntryValue): part is File {
  return part instanceof File && part.size > 0
}
