import type { Language } from '#domain/language.ts'

const STORAGE_KEY = 'language'

/** Stores the language that a visitor chose. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language)
}

/** The language that the visitor chose before, or that of the browser; undefined on the server. */
export function preferredLanguage(): Language | undefined {
  if (import.meta.env.SSR) return undefined
  const chosen = localStorage.getItem(STORAGE_KEY) ?? navigator.language
  return chosen.startsWith('ar') ? 'ar' : 'en'
}
