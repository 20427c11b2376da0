import type { CheckResult } from '#domain/site-check/site-check.ts'

export type CheckOutcome = Omit<CheckResult, 'name'>

export function pass(says: string): CheckOutcome {
  return { ok: true, says, advice: '', to: null, items: [] }
}

/** With what to do about it, and the admin page where. */
export function fail(
  says: string,
  advice: string,
  to: string | null = null,
  items: CheckResult['items'] = [],
): CheckOutcome {
  return { ok: false, says, advice, to, items }
}

/** Per check: an administrator waits for all of them. */
const MAX_CHECK_MS = 1500

/** Starts the time of a check; the returned function says whether it is over. */
export function startDeadline(): () => boolean {
  const end = performance.now() + MAX_CHECK_MS
  return () => performance.now() > end
}

export function pluralise(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
}
