import { DAY_MS } from '#domain/iso-time.ts'
import type { Language } from '#domain/language.ts'

/** In the order of menus: as a listing usually goes on, and last `hidden`, possible at any time. */
export const STATUS_NAMES = {
  draft: 'Draft',
  published: 'Published',
  under_offer: 'Under offer',
  sold: 'Sold',
  rented: 'Rented',
  hidden: 'Hidden',
}

const ARABIC_STATUS_NAMES: typeof STATUS_NAMES = {
  draft: 'مسودة',
  published: 'منشور',
  under_offer: 'محجوز',
  sold: 'مباع',
  rented: 'مؤجَّر',
  hidden: 'مخفي',
}

export type PropertyStatus = keyof typeof STATUS_NAMES

export function statusName(status: PropertyStatus, language: Language): string {
  return (language === 'ar' ? ARABIC_STATUS_NAMES : STATUS_NAMES)[status]
}

export const STATUSES = Object.keys(STATUS_NAMES) as PropertyStatus[]

/** How long the page of a home stays after it was sold or rented. */
export const CLOSED_PAGE_MS = 90 * DAY_MS

/** Whether a listing with this status may be advertised. It may still lack a permit. */
export function isOffered(status: PropertyStatus): boolean {
  return status === 'published' || status === 'under_offer'
}

export function isSoldOrRented(status: PropertyStatus): boolean {
  return status === 'sold' || status === 'rented'
}

/**
 * What visitors see of a listing:
 * - `offered`: everything
 * - `closed`: its page, which says that it is sold or rented
 * - `gone`: nothing any more (410)
 * - `unknown`: nothing (404)
 *
 * `hidden_at` is set by `updateVisibility` (`permits/permits.server.ts`) with every change. All lists,
 * files, feeds and emails contain only what is offered.
 */
export const PUBLIC_STATES = ['offered', 'closed', 'gone', 'unknown'] as const

export type PublicState = (typeof PUBLIC_STATES)[number]

interface Publication {
  status: PropertyStatus
  status_changed_at: string | null
  published_at: string | null
  hidden_at: string | null
}

export function publicState(
  { status, status_changed_at, published_at, hidden_at }: Publication,
  now: Date,
): PublicState {
  if (hidden_at === null) return 'offered'
  // It was never public, or it only lacks a permit and comes back.
  if (published_at === null || isOffered(status)) return 'unknown'
  const closedAt = Date.parse(status_changed_at ?? hidden_at)
  return isSoldOrRented(status) && now.getTime() < closedAt + CLOSED_PAGE_MS ? 'closed' : 'gone'
}

interface StatusChange {
  status?: PropertyStatus | undefined
  undo?: boolean | undefined
  status_changed_at?: string | null | undefined
}

/**
 * When the status was changed, to be stored with the change; undefined where it stays. An undo brings
 * the earlier time back, so that the page of a home that was sold does not stay for longer. The client
 * sends that time: one in the future is not accepted, since it would keep the page for longer.
 */
export function statusChangedAt(
  current: PropertyStatus,
  { status = current, undo, status_changed_at: before }: StatusChange,
  now: string,
): string | null | undefined {
  if (status === current) return undefined
  return undo && before !== undefined && (before ?? '') <= now ? before : now
}
