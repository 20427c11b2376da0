import { formatDubaiDay } from '#domain/dubai-time.ts'
import type { Language } from '#domain/language.ts'
import { isSoldOrRented, statusName, type PropertyStatus } from '#domain/properties/publication.ts'
import type { Property } from '#domain/properties/property.ts'

/** What the page of a home says of its status, where it is not simply offered. */
export interface ListingState {
  /** On the photo. */
  mark: string
  isUnderOffer: boolean
  /** `Sold in October 2026`; null while it is offered. */
  closed: string | null
}

export function listingState(property: Property, language: Language): ListingState | null {
  const { status, status_changed_at, updated_at } = property
  const mark = statusName(status, language)
  if (status === 'published') return null
  // Drafts and hidden listings can be seen in their previews.
  if (!isSoldOrRented(status)) return { mark, isUnderOffer: status === 'under_offer', closed: null }
  const day = formatDubaiDay(new Date(status_changed_at ?? updated_at), language)
  // `Sunday 1 November 2026` without the day.
  const month = day.split(' ').slice(2).join(' ')
  const closed = language === 'ar' ? `${closedInArabic(status)} في ${month}` : `${mark} in ${month}`
  return { mark, isUnderOffer: false, closed }
}

function closedInArabic(status: PropertyStatus): string {
  return status === 'rented' ? 'أُجّر' : 'بيع'
}
