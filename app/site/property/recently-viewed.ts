import type { Language } from '#domain/language.ts'

/** What is stored of a viewed property. */
export interface ViewedProperty {
  id: number
  title: string
  location: string
  photo: string | null
}

/** Each language has its own: the titles are those of the pages. */
export const STORAGE_KEYS: Record<Language, string> = {
  en: 'recently-seen',
  ar: 'recently-seen-ar',
}
const MAX_VIEWED = 9

/** The latest first. Invalid content of localStorage is ignored. */
export function viewedProperties(key: string): ViewedProperty[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isViewedProperty).slice(0, MAX_VIEWED) : []
  } catch {
    return []
  }
}

export function rememberViewed(key: string, property: ViewedProperty): void {
  const others = viewedProperties(key).filter(({ id }) => id !== property.id)
  localStorage.setItem(key, JSON.stringify([property, ...others].slice(0, MAX_VIEWED)))
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
