import { MAX_SAVED, readIds, STORAGE_KEY } from './ids.ts'

// The shortlist is stored in this browser only: visitors have no accounts.

export function savedIds(): number[] {
  return readIds(localStorage.getItem(STORAGE_KEY), MAX_SAVED)
}

/** Adds an id at the front, or removes it; returns false if the list is full. */
export function toggleSavedId(id: number): boolean {
  const ids = savedIds()
  const others = ids.filter((other) => other !== id)
  if (others.length === ids.length && ids.length >= MAX_SAVED) return false
  const changed = others.length < ids.length ? others : [id, ...ids]
  localStorage.setItem(STORAGE_KEY, changed.join(','))
  return true
}
