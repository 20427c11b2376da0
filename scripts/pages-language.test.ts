import { globSync, readFileSync } from 'node:fs'

import { parseAst } from 'vite'
import { expect, test } from 'vitest'

import { LANGUAGES } from '#domain/language.ts'

import { IN_BOTH, IN_ONE, withWordsOf } from './pages-language.ts'

const WORDS = `import { PROPERTIES } from './counts.ts'

const en = { close: 'Close' }

const ar: typeof en = { close: 'إغلاق' }

export const WORDS: Record<string, typeof en> = { en, ar }

function helper() {}
`

test('a build keeps the words of its own language and all else', () => {
  expect(keptOf('en', WORDS)).toBe(WORDS.replace("{ close: 'إغلاق' }", 'undefined'))
  expect(keptOf('ar', WORDS)).toBe(WORDS.replace("{ close: 'Close' }", 'undefined'))
})

test.each([
  ['one language is missing', `const en = {}; export const WORDS = { en }`],
  ['they are exported one by one', `export const en = {}; export const ar = {}`],
  ['they are written where they are joined', `export const WORDS = { en: {}, ar: {} }`],
  ['they are joined in another order', `const en = {}, ar = {}; export const WORDS = { ar, en }`],
  ['they come from elsewhere', `import { en, ar } from './a.ts'; export const WORDS = { en, ar }`],
  ['something else is exported, too', `${WORDS}export const MORE = { en: '', ar: '' }`],
  ['they may change', `let en = {}; const ar = {}; export const WORDS = { en, ar }`],
])('a file is refused where %s', (_, code) => {
  for (const language of LANGUAGES) expect(keptOf(language, code)).toBeNull()
})

const files = globSync('{app,domain}/**/*.ts').filter((file) => {
  const path = `/${file}`
  return IN_BOTH.test(path) && !IN_ONE.test(path)
})

test('the files of words are found', () => {
  expect(files).toContain('app/ui/words.ts')
  expect(files).toContain('domain/enquiries/tours/tour-words.ts')
  expect(files).toContain('app/fonts/preloaded.ts')
  expect(files).not.toContain('domain/number-words.ts')
})

test.each(files)('%s can be kept in one language', (file) => {
  const code = readFileSync(file, 'utf8')
  for (const language of LANGUAGES) expect(keptOf(language, code)).toContain('undefined')
})

function keptOf(language: 'en' | 'ar', code: string) {
  return withWordsOf(language, code, parseAst(code, { lang: 'ts' }))
}
