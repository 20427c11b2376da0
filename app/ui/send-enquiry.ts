import { askFormToken, Refused, sendEnquiry, type SendOptions } from '#app/api.ts'
import {
  ENQUIRY_FIELDS,
  readEnquiryFields,
  type EnquiryKind,
} from '#domain/enquiries/enquiry-fields.ts'
import { DAY, TIME } from '#domain/enquiries/tours/tour-hours.ts'
import { tourTimeProblems } from '#domain/enquiries/tours/tour-time.ts'

import { HONEYPOT } from './enquiry-result.ts'

/** What is typed into a form, and what is wrong with it. */
export function judge(kind: EnquiryKind, form: HTMLFormElement) {
  const typed: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed[name] = value
  const { values, faults } = readEnquiryFields(ENQUIRY_FIELDS[kind], typed)
  const trap = typed[HONEYPOT] ? { [HONEYPOT]: typed[HONEYPOT] } : {}
  const time = kind === 'tour' ? proposedTime(typed) : {}
  return {
    fields: { ...values, ...trap, ...time },
    faults: { ...faults, ...tourTimeProblems(time, new Date()) },
  }
}

/** Only what was chosen is sent: most who ask for a tour propose no time. */
function proposedTime(typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => isTime(name) && value))
}

function isTime(name: string): boolean {
  return name === DAY || name === TIME
}

export type Outcome =
  | { state: 'sent'; tour?: string | undefined }
  | { state: 'refused'; faults: Record<string, string> }
  | { state: 'unreachable' }

export async function send(
  kind: EnquiryKind,
  fields: Record<string, string | number>,
  sending: SendOptions,
): Promise<Outcome> {
  try {
    const { tour } = await sendEnquiry(kind, fields, sending)
    return { state: 'sent', tour }
  } catch (error) {
    if (error instanceof Refused) return { state: 'refused', faults: error.fields }
    return { state: 'unreachable' }
  }
}

/** Tells the server when the visitor began to write; without it an enquiry is taken, too. */
export function beginWriting(): Promise<string | undefined> {
  return askFormToken().then(
    ({ token }) => token,
    () => undefined,
  )
}

/** Makes a second sending of the same enquiry count once. */
export function newKey(): string {
  // Browsers give randomUUID to https and localhost only.
  if (isSecureContext) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
