import type { Plugin } from 'vite'

import type { Language } from '#domain/language.ts'

/** The language whose scripts this run builds; `build.ts` runs once for each. */
export const PAGES_LANGUAGE: Language = process.env['PAGES_LANGUAGE'] === 'ar' ? 'ar' : 'en'

const OTHER: Language = PAGES_LANGUAGE === 'ar' ? 'en' : 'ar'

/**
 * Keeps the words of the other language out of the browser's scripts: `words.ar.ts` is empty in the
 * English build, `words.en.ts` in the Arabic one. What is imported dynamically stays.
 */
export function wordsOfOneLanguage(): Plugin {
  const words = new RegExp(`\\.${OTHER}\\.ts$`)
  const EMPTY = `\0no-words-${OTHER}`
  return {
    name: 'words-of-one-language',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, _importer, { kind }) {
      const isLeftOut =
        this.environment.name === 'client' && kind === 'import-statement' && words.test(id)
      return isLeftOut ? EMPTY : null
    },
    load(id) {
      return id === EMPTY ? `export const ${OTHER} = undefined` : null
    },
  }
}
