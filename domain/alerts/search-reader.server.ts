import type { App } from '#domain/app.ts'
import type { Language } from '#domain/language.ts'
import { visibleRows } from '#domain/properties/property-rows.server.ts'
import { idOf, inBatches } from '#domain/paging.server.ts'
import { withCurrentNames } from '#domain/search/current-names.server.ts'
import {
  conditionOf,
  interpretParams,
  searchContext,
  type SearchContext,
} from '#domain/search/in-database/find.server.ts'
import { readSearchParams } from '#domain/search/query-params.ts'
import type { Condition } from '#domain/search/query.ts'

import { ALERT_WORDS } from './alert-words.ts'

type SearchApp = Pick<App, 'db' | 'contentVersion' | 'agency'>

const BATCH_SIZE = 500

/**
 * Reads saved searches as the list page reads its address. What all searches need is looked up once,
 * so that a reader is used for one run of a job or for one request, and not for longer.
 */
export function searchReader(app: SearchApp) {
  const contexts = new Map<Language, Promise<SearchContext>>()
  const contextIn = (language: Language) => {
    const scope = { audience: 'everyone', textColumn: 'lowercase_title', language } as const
    const context = contexts.get(language) ?? searchContext(app, scope)
    contexts.set(language, context)
    return context
  }
  async function read(search: string, language: Language) {
    const saved = new URLSearchParams(search)
    const params = readSearchParams((await withCurrentNames(app, saved)) ?? saved)
    const context = await contextIn(language)
    return { context, ...(await interpretParams(context, params)) }
  }

  return {
    /** Those of the homes that visitors see and that a search finds. */
    async matches(search: string, ids: readonly number[]): Promise<number[]> {
      const { context, query } = await read(search, 'en')
      const isFound = await conditionOf(context, query)
      const found: number[] = []
      for (const batch of inBatches(ids, BATCH_SIZE)) {
        const rows = visibleRows(app.db).select('properties.id')
        const homes = rows.where('properties.id', 'in', batch).where(isFound)
        found.push(...(await homes.execute()).map(idOf))
      }
      return found
    },

    /** A search in words. */
    async labels(search: string, language: Language): Promise<string[]> {
      const { parts } = await read(search, language)
      return orAllHomes(
        parts.map(({ label }) => label),
        language,
      )
    },

    /**
     * The same without what was typed: an email to an address that nobody has confirmed must not
     * carry a stranger's words.
     */
    async knownLabels(search: string, language: Language): Promise<string[]> {
      const { context, parts } = await read(search, language)
      const known = parts.filter(({ condition }) => isKnown(context, condition))
      return parts.length === 0
        ? orAllHomes([], language)
        : known.map(({ condition }) => context.searchLanguage.labels.condition(condition))
    },
  }
}

export type SearchReader = ReturnType<typeof searchReader>

function orAllHomes(labels: string[], language: Language): string[] {
  return labels.length > 0 ? labels : [ALERT_WORDS[language].allHomes]
}

function isKnown({ names }: SearchContext, condition: Condition): boolean {
  switch (condition.field) {
    case 'text':
    case 'id':
      return false
    case 'category':
      return names.categories.some(({ name }) => name === condition.value)
    case 'location':
      return names.locations.some(({ name }) => name === condition.value)
    default:
      return true
  }
}
