import { MOST_SAVED, readIds, SAVED } from './ids.ts'

// In this browser and nowhere else: nobody has an account, and the server is not told.

export function saved(): number[] {
  return readIds(localStorage.getItem(SAVED), MOST_SAVED)
}

/** Saves a home, the newest first, or forgets it; returns whether there was room. */
export function toggle(id: number): boolean {
  const ids = saved()
  const without = ids.filter((other) => other !== id)
  if (without.length === ids.length && ids.length >= MOST_SAVED) return false
  keep(without.length < ids.length ? without : [id, ...ids])
  return true
}

function keep(ids: readonly number[]): void {
  localStorage.setItem(SAVED, ids.join(','))
}
