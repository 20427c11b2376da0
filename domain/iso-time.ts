export const DAY_MS = 86_400_000

/** The time so much later, or earlier where negative, in the form that both engines store. */
export function isoAfter(time: Date, ms: number): string {
  return new Date(time.getTime() + ms).toISOString()
}
