import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

/** Each kind goes by the name of the form that it came through. */
export const KINDS: Record<Enquiry['kind'], string> = {
  listing: 'List your property',
  tour: 'Schedule a tour',
  contact: 'Write a Message',
  sell: 'Sell Your Property',
}

/** What the enquiry is about, in one line. */
export function aboutOf({ kind, property, subject, address, countrycity }: Enquiry): string {
  if (kind === 'tour') return property?.title ?? ''
  if (kind === 'contact') return subject
  return [address, countrycity].filter(Boolean).join(', ')
}
