import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'

import { appContext, failureContext, visitorContext } from '#app/context.ts'
import { HONEYPOT, type EnquiryAnswer, type EnquiryMessages } from '#app/ui/enquiry-result.ts'
import type { App } from '#domain/app.ts'
import { MAX_SELL_PHOTOS } from '#domain/enquiries/enquiry-fields.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import type { ReceivedEnquiry } from '#domain/enquiries/enquiries.server.ts'
import type { NewEnquiry } from '#domain/enquiries/enquiry.ts'
import { parse } from '#domain/fields.ts'
import type { DecodedPhoto } from '#domain/photos/decode.server.ts'
import { uploadMemory } from '#domain/photos/upload-memory.server.ts'
import { LARGEST_PHOTO_BYTES } from '#domain/photos/photo.ts'
import { Invalid, Problem, TooLarge } from '#domain/problem.ts'

const LARGEST_POST_BYTES = 64 * 1024 * 1024
const LARGEST_TEXT = 128 * 1024

interface Posted<Schema extends z.ZodType> {
  schema: Schema
  messages: EnquiryMessages
  enquiry: (values: z.output<Schema>, photos: DecodedPhoto[]) => NewEnquiry
}

/** Takes an enquiry that a browser posted without JavaScript, and says how it went. */
export async function takeEnquiry<Schema extends z.ZodType>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { schema, messages, enquiry }: Posted<Schema>,
) {
  const app = context.get(appContext)
  let values: Record<string, string> = {}
  let received: ReceivedEnquiry = {}
  try {
    await uploadMemory.reserve(lengthOf(request), async () => {
      const form = await readForm(request)
      values = textsOf(form)
      const taken = enquiry(parse(schema, values), await photosOf(app, form))
      received = await enquiries.receive(app, taken, {
        network: context.get(visitorContext),
        recentFromAddress: await enquiries.countAttempt(app, context.get(visitorContext)),
        trap: values[HONEYPOT],
      })
    })
    return data(sent(values, messages, received))
  } catch (error) {
    if (!(error instanceof Problem)) {
      app.log.error({ err: error }, 'an enquiry was not taken')
      context.set(failureContext, error)
    }
    return failed(error, { values, messages })
  }
}

function sent(
  values: Record<string, string>,
  messages: EnquiryMessages,
  { tour }: ReceivedEnquiry,
): EnquiryAnswer {
  return { form: values['form'] ?? '', state: 'sent', message: messages.sent, tour }
}

function failed(
  error: unknown,
  { values, messages }: { values: Record<string, string>; messages: EnquiryMessages },
) {
  const answer: EnquiryAnswer = {
    form: values['form'] ?? '',
    state: 'failed',
    message: messages.refused,
    errors: error instanceof Invalid ? error.fields : {},
    values,
  }
  return data(answer, { status: error instanceof Problem ? 422 : 500 })
}

/** How much a form says it is; one that does not say, or is larger than a browser's, is refused. */
function lengthOf(request: Request): number {
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (length <= LARGEST_POST_BYTES) return length
  throw new TooLarge('What was sent is too large.')
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Invalid({ body: 'This form cannot be read.' })
  }
}

function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value
  if (Object.values(texts).join('').length > LARGEST_TEXT)
    throw new TooLarge('This text is too long.')
  return texts
}

async function photosOf(
  { imageWorker }: Pick<App, 'imageWorker'>,
  form: FormData,
): Promise<DecodedPhoto[]> {
  const files = form.getAll('file').filter(isChosen)
  if (files.length > MAX_SELL_PHOTOS) throw new TooLarge('Too many files were sent at once.')
  const photos: DecodedPhoto[] = []
  for (const file of files) {
    if (file.size > LARGEST_PHOTO_BYTES) throw new TooLarge('This file is too large.')
    photos.push(await imageWorker.decode(Buffer.from(await file.arrayBuffer())))
  }
  return photos
}

/** A browser sends one empty file where none was chosen. */
function isChosen(part: FormDataEntryValue): part is File {
  return part instanceof File && part.size > 0
}
