/** What is remembered of a home: enough to find it again. */
export interface SeenHome {
  id: number
  title: string
  location: string
  photo: string | null
}

const SEEN = 'recently-seen'
const MOST = 9

/** The homes seen before, the latest first; what somebody else has written there is not believed. */
export function seenHomes(): SeenHome[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeenHome).slice(0, MOST) : []
  } catch {
    return []
  }
}

export function remember(home: SeenHome): void {
  const others = seenHomes().filter(({ id }) => id !== home.id)
  localStorage.setItem(SEEN, JSON.stringify([home, ...others].slice(0, MOST)))
}

function isSeenHome(value: unknown): value is SeenHome {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, location, photo } = value as Record<string, unknown>
  return (
    Number.isInteger(id) &&
    typeof title === 'string' &&
    typeof location === 'string' &&
    (photo === null || (typeof photo === 'string' && /^[0-9a-f]{32}\.(jpg|png)$/.test(photo)))
  )
}
