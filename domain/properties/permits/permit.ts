import { daysBetween } from '#domain/dubai-time.ts'

/** What happens to a property without a valid permit: nothing, a warning, or it is hidden. */
export const PERMIT_MODES = ['off', 'warn', 'enforce'] as const
export type PermitMode = (typeof PERMIT_MODES)[number]

/** The Trakheesi permit under which a property is advertised; '' where a part is not known. */
export interface Permit {
  permit_number: string
  /** The page of the Dubai Land Department that confirms the permit. */
  permit_url: string
  /** The last valid day, such as `2026-03-01`, in Dubai's time zone. */
  permit_expires_on: string
}

export type PermitState =
  /** `daysLeft` of a permit that lacks only its link, where it has a last day; below 0 once it is over. */
  | { state: 'missing'; lacks: ('number' | 'link')[]; daysLeft: number | null }
  | { state: 'expired'; daysAgo: number }
  /** Null where the permit has no last day. */
  | { state: 'valid'; daysLeft: number | null }

/**
 * A permit is valid if it has a number and a link, and its last day has not passed. The conditions in
 * `permit-sql.server.ts` state the same rule in SQL; a test compares them.
 */
export function permitState(permit: Permit, today: string): PermitState {
  const lacks: ('number' | 'link')[] = []
  if (permit.permit_number === '') lacks.push('number')
  if (permit.permit_url === '') lacks.push('link')
  const { permit_expires_on } = permit
  const daysLeft = permit_expires_on === '' ? null : daysBetween(today, permit_expires_on)
  if (lacks.length > 0)
    return { state: 'missing', lacks, daysLeft: lacks.includes('number') ? null : daysLeft }
  return daysLeft !== null && daysLeft < 0
    ? { state: 'expired', daysAgo: -daysLeft }
    : { state: 'valid', daysLeft }
}

/** What the dashboard warns of: no permit, an expired one, one that ends within 7 or 30 days. */
export const PERMIT_ALERT_KINDS = ['missing', 'expired', 'week', 'month'] as const
export type PermitAlertKind = (typeof PERMIT_ALERT_KINDS)[number]

/** Alerts are counted up to this number. */
export const MAX_ALERT_COUNT = 10_000

export const ALERTS_PER_PAGE = 20

// Matches the text as written. A URL parser would accept and repair a port, a user name, a backslash
// or a dot after the host; all of these are refused here.
const VALIDATION_LINK =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*dubailand\.gov\.ae(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/i
/** Longer links make a QR code that phones read badly. */
const MAX_LINK_LENGTH = 500

/** Whether an address is https on dubailand.gov.ae or a subdomain of it. */
export function isValidationLink(address: string): boolean {
  return address.length <= MAX_LINK_LENGTH && VALIDATION_LINK.test(address) && URL.canParse(address)
}
