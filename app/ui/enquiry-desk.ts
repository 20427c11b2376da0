import { askFormToken, Refused, sendEnquiry, type Sending } from '#app/api.ts'
import { ASKED, readAsked, type EnquiryKind } from '#domain/enquiries/asked.ts'

import { HONEYPOT } from './enquiry-answer.ts'

/** What is typed into a form, and what is wrong with it. */
export function judge(kind: EnquiryKind, form: HTMLFormElement) {
  const typed: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed[name] = value
  const { values, faults } = readAsked(ASKED[kind], typed)
  const trap = typed[HONEYPOT] ? { [HONEYPOT]: typed[HONEYPOT] } : {}
  return { fields: { ...values, ...trap }, faults }
}

export type Outcome =
  | { state: 'sent' }
  | { state: 'refused'; faults: Record<string, string> }
  | { state: 'unreachable' }

export async function send(
  kind: EnquiryKind,
  fields: Record<string, string | number>,
  sending: Sending,
): Promise<Outcome> {
  try {
    await sendEnquiry(kind, fields, sending)
    return { state: 'sent' }
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
