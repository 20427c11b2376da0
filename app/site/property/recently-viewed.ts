/** What is stored of a viewed property. */
export interface ViewedProperty {
  id: number
  title: string
  location: string
  photo: string | null
}

const STORAGE_KEY = 'recently-seen'
const MAX_VIEWED = 9

/** The latest first. Invalid content of localStorage is ignored. */
export function viewedProperties(): ViewedProperty[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isViewedProperty).slice(0, MAX_VIEWED) : []
  } catch {
    return []
  }
}

export function rememberViewed(property: ViewedProperty): void {
  const others = viewedProperties().filter(({ id }) => id !== property.id)
  localStorage.setItem(STORAGE_KEY, JSON.stringify([property, ...others].slice(0, MAX_VIEWED)))
}

function isViewedProperty(value: unknown): value is ViewedProperty {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, location, photo } = value as Record<string, unknown>
  return (
    Number.isInteger(id) &&
    typeof title === 'string' &&
    typeof location === 'string' &&
    (photo === null || (typeof photo === 'string' && /^[0-9a-f]{32}\.(jpg|png)$/.test(photo)))
  )
}
