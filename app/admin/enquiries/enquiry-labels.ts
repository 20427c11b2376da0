import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

/** Each kind of enquiry is named after the form that it came through. */
export const KIND_LABELS: Record<Enquiry['kind'], string> = {
  listing: 'List your property',
  tour: 'Schedule a tour',
  contact: 'Write a Message',
  sell: 'Sell Your Property',
}

/** What the enquiry is about, in one line; empty if it does not say. */
export function subjectOf({ kind, property, subject, address, countrycity }: Enquiry): string {
  if (kind === 'tour') return property?.title || property?.reference || ''
  if (kind === 'contact') return subject
  return [address, countrycity].filter(Boolean).join(', ')
}

/**
 * A `mailto:` link. The address was typed by a visitor, so it is escaped: a question mark in it could
 * otherwise add recipients or text to the email.
 */
export function mailto(address: string, subject?: string): string {
  const to = address.split('@').map(encodeURIComponent).join('@')
  return subject === undefined
    ? `mailto:${to}`
    : `mailto:${to}?subject=${encodeURIComponent(subject)}`
}
