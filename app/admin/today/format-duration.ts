import { formatCount } from '#app/ui/format.ts'
import { DAY_MS } from '#domain/iso-time.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** `12 min`, `3 h 5 min`, `2 days`; a time below a minute is `0 min`. */
export function formatDuration(ms: number): string {
  if (ms >= 2 * DAY_MS) return formatCount(Math.floor(ms / DAY_MS), 'day')
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS)
  if (ms < HOUR_MS) return `${Math.max(0, minutes)} min`
  const hours = Math.floor(ms / HOUR_MS)
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`
}
