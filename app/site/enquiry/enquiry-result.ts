import type { EnquiryKind } from '#domain/enquiries/enquiry-fields.ts'

/**
 * What a route's action returns for a form that was posted without JavaScript. `leftOut` names the
 * files that it was stored without, each in a sentence.
 */
export type EnquiryResult =
  | { state: 'sent'; tour?: string | undefined; leftOut?: string[] }
  | { state: 'failed'; errors: Record<string, string>; values: Record<string, string> }

/** The parameter of the page after a plain POST. Its value is the kind of enquiry that was sent. */
export const SENT = 'sent'

/** The result that is in the URL after a plain POST. */
export function resultInAddress(kind: EnquiryKind, search: string) {
  const query = new URLSearchParams(search)
  if (query.get(SENT) !== kind) return undefined
  const tour = query.get('tour') ?? ''
  return { state: 'sent', ...(/^(\/ar)?\/tour\/[\w.-]+$/.test(tour) && { tour }) } as const
}
