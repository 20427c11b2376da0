import type { CheckResult } from '#domain/site-check/site-check.ts'

/** A green line. */
export function good(says: string): Found {
  return { ok: true, says, advice: '', to: null, items: [] }
}

/** A red one, with what to do and where. */
export function bad(
  says: string,
  advice: string,
  to: string | null = null,
  items: CheckResult['items'] = [],
): Found {
  return { ok: false, says, advice, to, items }
}

export type Found = Omit<CheckResult, 'name'>

/** How long one check may take: somebody waits for all of them. */
const LONGEST_MS = 1500

/** Tells when the time of a check is over. */
export function deadline(): () => boolean {
  const end = performance.now() + LONGEST_MS
  return () => performance.now() > end
}

export function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`
}
