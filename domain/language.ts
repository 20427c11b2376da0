/** English is at the addresses of the specification, Arabic at `/ar` and the same path. */
export type Language = 'en' | 'ar'

export const LANGUAGES: readonly Language[] = ['en', 'ar']

const PREFIX: Record<Language, string> = { en: '', ar: '/ar' }

/** The language of the page at a path. */
export function languageOf(pathname: string): Language {
  return /^\/ar(\/|$|\.data$)/.test(pathname) ? 'ar' : 'en'
}

/** Whether a path leads to the admin area, or to what programs read: those have one address. */
export function isEnglishOnly(path: string): boolean {
  return /^\/(?:admin|login|forgotten-password|invite|reset-password|sitemap\.xml|robots\.txt|\.well-known)(?:[/?.]|$)/.test(
    path,
  )
}

/** The address, in a language, of a page whose English path this is. */
export function pathIn(language: Language, path: string): string {
  return path === '/' ? PREFIX[language] || '/' : PREFIX[language] + path
}

/** The English path of the page at a path. */
export function englishPath(pathname: string): string {
  return pathname.slice(PREFIX[languageOf(pathname)].length) || '/'
}

/**
 * The same value with its texts in a language: where `title_ar` has text, it takes the place of
 * `title`. Fields that end in `_ar` are left out, so that a page carries one language only.
 */
export function inLanguage<Value>(language: Language, value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => inLanguage(language, item)) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const fields = value as Record<string, unknown>
  const entries = Object.entries(fields)
    .filter(([name]) => !name.endsWith('_ar'))
    .map(([name, field]) => [name, inLanguage(language, arabic(language, fields, name) ?? field)])
  return Object.fromEntries(entries) as Value
}

function arabic(language: Language, fields: Record<string, unknown>, name: string): unknown {
  const text = language === 'ar' ? fields[`${name}_ar`] : undefined
  const isMissing = text === '' || text === null || (Array.isArray(text) && text.length === 0)
  return isMissing ? undefined : text
}

/** Whether a text has Arabic letters. On an Arabic page, one without them is marked as English. */
export function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}
