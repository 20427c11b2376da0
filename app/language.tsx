import { createContext, useContext } from 'react'

import { isArabic, languageOf, type Language } from '#domain/language.ts'

const LanguageContext = createContext<Language>('en')

export const LanguageProvider = LanguageContext.Provider

/** The language of the page. It changes only when another document is loaded. */
export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** As `useLanguage`, outside of components; in the browser only. */
export function pageLanguage(): Language {
  return languageOf(location.pathname)
}

/** A text in each language. The scripts of a page hold its own language only. */
export type InLanguages<Words> = Record<Language, Words>

/** The words of a part of the site: `const words = useWords(WORDS)`. */
export function useWords<Words>(words: InLanguages<Words>): Words {
  return words[useLanguage()]
}

/** As `useLanguage`, for `meta`, which is no component: from the root loader's data. */
export function languageFrom(
  matches: readonly ({ id: string; loaderData: unknown } | undefined)[],
): Language {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (root as { language?: Language } | undefined)?.language ?? 'en'
}

/** Attributes for an element with a text of the agency that may have no Arabic yet. */
export function useEnglishMark(): (text: string) => { lang?: 'en'; dir?: 'ltr' } {
  const language = useLanguage()
  return (text) => (language === 'ar' && !isArabic(text) ? { lang: 'en', dir: 'ltr' } : {})
}

/** A text of the agency within a line; marked where it has no Arabic yet. */
export function ContentText({ text }: { text: string }) {
  const mark = useEnglishMark()(text)
  return mark.lang ? <span {...mark}>{text}</span> : text
}
