/** What an administrator has to look after: no permit, one that is over, or soon will be. */
export const PERMIT_KINDS = ['missing', 'expired', 'week', 'month'] as const
export type PermitKind = (typeof PERMIT_KINDS)[number]

/** Counted as far as this. */
export const COUNT_LIMIT = 10_000

export const WATCHED_PAGE = 20
