import { daysBetween } from '#domain/dubai-time.ts'

/** What becomes of a listing without a valid permit: nothing, it is flagged, or it is hidden. */
export const PERMIT_MODES = ['off', 'warn', 'enforce'] as const
export type PermitMode = (typeof PERMIT_MODES)[number]

/** The Trakheesi permit under which a listing is advertised; empty where nothing was filled in. */
export interface Permit {
  permit_number: string
  /** Where the Dubai Land Department answers for it. */
  permit_url: string
  /** The last day on which it holds, as `2026-03-01`, in Dubai's time zone. */
  permit_expires_on: string
}

export type PermitStanding =
  | { state: 'missing'; lacks: ('number' | 'link')[] }
  | { state: 'expired'; daysAgo: number }
  /** Without a date nobody knows how long. */
  | { state: 'valid'; daysLeft: number | null }

/**
 * The one rule: a permit has a number and a link, and its last day has not passed. What looks for
 * candidates in the database finds them by the same; see `permit-rows.server.ts`.
 */
export function permitState(permit: Permit, today: string): PermitStanding {
  const lacks: ('number' | 'link')[] = []
  if (permit.permit_number === '') lacks.push('number')
  if (permit.permit_url === '') lacks.push('link')
  if (lacks.length > 0) return { state: 'missing', lacks }
  if (permit.permit_expires_on === '') return { state: 'valid', daysLeft: null }
  const daysLeft = daysBetween(today, permit.permit_expires_on)
  return daysLeft < 0 ? { state: 'expired', daysAgo: -daysLeft } : { state: 'valid', daysLeft }
}
