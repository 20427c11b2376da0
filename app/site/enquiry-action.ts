import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'

import { appContext, visitorContext } from '#app/context.ts'
import { HONEYPOT, type EnquiryAnswer, type EnquiryMessages } from '#app/ui/enquiry-answer.ts'
import type { App } from '#domain/app.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import type { NewEnquiry } from '#domain/enquiries/enquiry.ts'
import { parse } from '#domain/fields.ts'
import type { DecodedPhoto } from '#domain/media/decode.server.ts'
import { Invalid, Problem } from '#domain/problem.ts'

const LARGEST_POST_BYTES = 64 * 1024 * 1024

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
  const form = await readForm(request)
  if (!form) return failed(new Invalid({}), { values: {}, messages })
  const values = textsOf(form)
  try {
    const taken = enquiry(parse(schema, values), await photosOf(app, form))
    await enquiries.receive(app, taken, {
      recentFromAddress: await enquiries.knock(app, context.get(visitorContext)),
      trap: values[HONEYPOT],
    })
    return data(sent(values, messages))
  } catch (error) {
    if (!(error instanceof Problem)) app.log.error({ err: error }, 'an enquiry was not taken')
    return failed(error, { values, messages })
  }
}

function sent(values: Record<string, string>, messages: EnquiryMessages): EnquiryAnswer {
  return { form: values['form'] ?? '', state: 'sent', message: messages.sent }
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

/** The form, or null where it cannot be read or is larger than a browser would be let send. */
async function readForm(request: Request): Promise<FormData | null> {
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (length > LARGEST_POST_BYTES) return null
  return request.formData().catch(() => null)
}

function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value
  return texts
}

/** A browser sends one empty file where none was chosen. */
async function photosOf(
  { darkroom }: Pick<App, 'darkroom'>,
  form: FormData,
): Promise<DecodedPhoto[]> {
  const photos: DecodedPhoto[] = []
  for (const file of form.getAll('file'))
    if (file instanceof File && file.size > 0)
      photos.push(await darkroom.decode(Buffer.from(await file.arrayBuffer())))
  return photos
}
