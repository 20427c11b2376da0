import type { ESTree, Plugin } from 'vite'

import { LANGUAGES, type Language } from '#domain/language.ts'

/** The language whose scripts this run builds; `build.ts` runs once for each. */
export const PAGES_LANGUAGE: Language = process.env['PAGES_LANGUAGE'] === 'ar' ? 'ar' : 'en'

/** Files in both languages: `words.ts`, `…-words.ts`, and the fonts of the first visit. */
export const IN_BOTH = /\/(?:app|domain)\/(?:.*[/-]words|fonts\/preloaded)\.ts$/

/** Files with such a name that are in one language. */
export const IN_ONE = /\/(?:delivery|number|portal|usual)-words\.ts$/

/**
 * Keeps the words of the other language out of the browser's scripts: in the files that have both,
 * they become `undefined`, and tree shaking drops what only they used. It cannot drop a constant there
 * that calls a function or spreads an import: write a function instead.
 */
export function wordsOfOneLanguage(): Plugin {
  return {
    name: 'words-of-one-language',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: { include: IN_BOTH, exclude: [IN_ONE, /\/node_modules\//] } },
      handler(code, id) {
        if (this.environment.name !== 'client') return null
        const program = this.parse(code, { lang: 'ts' })
        const kept = withWordsOf(PAGES_LANGUAGE, code, program)
        return kept === null ? this.error(`${id} ${EXPECTED}`) : { code: kept, map: null }
      },
    },
  }
}

const EXPECTED =
  'would bring both languages to every visitor. Write `const en`, `const ar` and, as its only exported ' +
  'const, `export const WORDS = { en, ar }`. Is it in one language? Then name it in IN_ONE of ' +
  'scripts/pages-language.ts.'

/** The file without the words of the other language; null where it is not written as expected. */
export function withWordsOf(
  language: Language,
  code: string,
  { body }: ESTree.Program,
): string | null {
  const [words, ...others] = body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' ? constsOf(statement.declaration) : [],
  )
  if (others.length > 0 || !joinsLanguages(words?.init)) return null
  const constants = body.flatMap(constsOf)
  const values = LANGUAGES.map((name) => [name, valueOf(name, constants)] as const)
  if (values.some(([, value]) => !value)) return null
  const left = values.find(([name]) => name !== language)?.[1]
  return left ? `${code.slice(0, left.start)}undefined${code.slice(left.end)}` : null
}

function constsOf(node: ESTree.Statement | ESTree.Declaration | null): ESTree.VariableDeclarator[] {
  return node?.type === 'VariableDeclaration' && node.kind === 'const' ? node.declarations : []
}

function valueOf(name: Language, constants: ESTree.VariableDeclarator[]) {
  return constants.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init
}

/** Whether this is `{ en, ar }`. */
function joinsLanguages(value: ESTree.Expression | null | undefined): boolean {
  if (value?.type !== 'ObjectExpression') return false
  const names = value.properties.map((property) =>
    property.type === 'Property' && property.shorthand && property.key.type === 'Identifier'
      ? property.key.name
      : '',
  )
  return names.join() === LANGUAGES.join()
}
