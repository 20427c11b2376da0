/** How long visitors got nothing but errors. */
export interface Outages {
  /** Records a response; status 0 means that none came. */
  record: (visitor: string, status: number) => void
  /** The longest time of any visitor between a first and a last error without a success between. */
  longestMs(): number
  /** How many responses were errors (5xx, or 0 for none), by status. */
  errors: Map<number, number>
}

export function recordOutages(): Outages {
  const failingSince = new Map<string, number>()
  const errors = new Map<number, number>()
  let longestMs = 0
  return {
    errors,
    record(visitor, status) {
      if (status !== 0 && status < 500) {
        failingSince.delete(visitor)
        return
      }
      errors.set(status, (errors.get(status) ?? 0) + 1)
      const now = performance.now()
      const since = failingSince.get(visitor) ?? now
      failingSince.set(visitor, since)
      longestMs = Math.max(longestMs, now - since)
    },
    longestMs: () => longestMs,
  }
}
