import { formatDubaiDay } from '#domain/dubai-time.ts'
import { isClosed, STATUS_NAMES } from '#domain/properties/publication.ts'
import type { Property } from '#domain/properties/property.ts'

/** What the page of a home says of its status, where it is not simply offered. */
export interface ListingState {
  /** On the photo. */
  mark: string
  /** `Sold in October 2026`; null while it is offered. */
  closed: string | null
}

export function listingState(property: Property): ListingState | null {
  const { status, status_changed_at, updated_at } = property
  const mark = STATUS_NAMES[status]
  if (!isClosed(status)) return status === 'under_offer' ? { mark, closed: null } : null
  const day = formatDubaiDay(new Date(status_changed_at ?? updated_at))
  return { mark, closed: `${mark} in ${day.split(' ').slice(2).join(' ')}` }
}
