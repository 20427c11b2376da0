// Validates and sends an enquiry. The browser downloads this file when a form is first focused.

import { request, ApiError } from '#app/api.ts'
import {
  hasPhoneDigits,
  languageOfForm,
  readEnquiryFields,
  type EnquiryKind,
} from '#domain/enquiries/enquiry-fields.ts'
import { ENQUIRY_WORDS } from '#domain/enquiries/enquiry-words.ts'
import type { Language } from '#domain/language.ts'
import { HONEYPOT } from '#domain/enquiries/honeypot.ts'
import { DAY, takeOffered, TIME } from '#domain/enquiries/tours/tour-hours.ts'
import { missingHalf } from '#domain/enquiries/tours/tour-time.ts'

import { offerSeenHomes, seenHomesOf } from './seen-homes.ts'

interface CheckedForm {
  values: Record<string, string>
  errors: Record<string, string>
  language: Language
}

/** The values of a form, and an error message for each field that has one. */
export function readForm(kind: EnquiryKind, form: HTMLFormElement): CheckedForm {
  const typed: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed[name] = value
  if (kind === 'tour') takeOffered(typed)
  const language = languageOfForm(typed)
  const { values, faults } = readEnquiryFields(kind, typed)
  const honeypot = typed[HONEYPOT] ? { [HONEYPOT]: typed[HONEYPOT] } : {}
  const tourTime = kind === 'tour' ? chosenTourTime(typed) : {}
  return {
    values: { ...values, ...honeypot, ...tourTime, ...seenHomesOf(typed) },
    errors: { ...faults, ...missingHalf(tourTime, language) },
    language,
  }
}

/** As `readForm`; a short phone number is allowed, but is an error at the first attempt. */
export function checkForm(kind: EnquiryKind, form: HTMLFormElement, unsent: UnsentEnquiry) {
  const { values, errors, language } = readForm(kind, form)
  const { phone = '' } = values
  if (Object.keys(errors).length > 0 || hasPhoneDigits(phone) || phone === unsent.doubtedPhone)
    return { values, errors }
  unsent.doubtedPhone = phone
  return { values, errors: { phone: ENQUIRY_WORDS[language].shortPhone } }
}

/** Day and time are optional; an empty one is not sent. */
function chosenTourTime(typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => (name === DAY || name === TIME) && value),
  )
}

const API_PATHS: Record<EnquiryKind, string> = {
  listing: '/api/send-listproperty',
  tour: '/api/scheduletoure',
  contact: '/api/send-email',
  sell: '/api/send-email-with-file',
}

/** An enquiry until it is sent, which may take several attempts. */
export interface UnsentEnquiry {
  /** The server stores an enquiry once per key, even if it is sent again. Another text has another key. */
  attempt?: { content: string; idempotencyKey: string }
  formToken?: Promise<string | undefined>
  /** A short phone number that the visitor was asked about. */
  doubtedPhone?: string
}

/** An enquiry without a form token is taken as well, so none waits long for it. */
const MAX_TOKEN_WAIT_MS = 1000
/** How long to wait for an answer, or for the next bytes of photos to be taken. */
const MAX_ANSWER_WAIT_MS = 20_000

export interface EnquiryToSend {
  kind: EnquiryKind
  hidden?: Record<string, string | number> | undefined
  /** Only with a `sell` enquiry. */
  photos?: readonly File[] | undefined
  /** Called with a photo that the server cannot open. The enquiry is sent again without it. */
  onDamaged?: ((photo: File) => void) | undefined
  /** Called with 0 to 1 while photos are uploaded, and with undefined at the end. */
  onProgress?: ((sent: number | undefined) => void) | undefined
}

export type SendResult =
  | { state: 'sent'; tour?: string | undefined }
  | { state: 'refused'; errors: Record<string, string> }
  | { state: 'unreachable' }

export async function sendEnquiry(
  unsent: UnsentEnquiry,
  typed: Record<string, string>,
  { kind, hidden, photos, ...options }: EnquiryToSend,
): Promise<SendResult> {
  const values = { ...hidden, ...typed }
  const onProgress = photos?.length ? options.onProgress : undefined
  onProgress?.(0)
  const content = JSON.stringify([values, photos?.map(({ name, size }) => [name, size])])
  if (unsent.attempt?.content !== content)
    unsent.attempt = { content, idempotencyKey: newIdempotencyKey() }
  const formToken = await Promise.race([unsent.formToken, after(MAX_TOKEN_WAIT_MS)])
  try {
    const { tour } = await request<{ ok: true; tour?: string }>(API_PATHS[kind], {
      method: 'POST',
      body: kind === 'sell' ? withPhotos(values, photos) : values,
      headers: {
        'idempotency-key': unsent.attempt.idempotencyKey,
        ...(formToken && { 'x-form-token': formToken }),
      },
      maxWaitMs: MAX_ANSWER_WAIT_MS,
      ...(onProgress && { onProgress }),
    })
    return { state: 'sent', tour }
  } catch (error) {
    const damaged = error instanceof ApiError && photos?.[Number(error.fields['file']) - 1]
    if (damaged) {
      options.onDamaged?.(damaged)
      const others = photos.filter((photo) => photo !== damaged)
      return await sendEnquiry(unsent, typed, { kind, hidden, photos: others, ...options })
    }
    if (error instanceof ApiError) return { state: 'refused', errors: error.fields }
    return { state: 'unreachable' }
  } finally {
    onProgress?.(undefined)
  }
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}

function withPhotos(values: Record<string, string | number>, photos: readonly File[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, String(value))
  for (const photo of photos) form.append('file', photo)
  return form
}

/**
 * Called when a visitor begins to write. Resolves to a token that records when that was; enquiries
 * without one are accepted, too.
 */
export async function begin(form: HTMLFormElement | null): Promise<string | undefined> {
  if (form) offerSeenHomes(form)
  try {
    return (await request<{ token: string }>('/api/form-token', { method: 'GET' })).token
  } catch {
    return undefined
  }
}

function newIdempotencyKey(): string {
  // Browsers provide randomUUID only on https and localhost.
  if (isSecureContext) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
