import { useCallback, type ChangeEvent } from 'react'

import type { SearchParams } from '#domain/search/query-params.ts'

import type { ActiveFilter, Results } from './list-results.ts'

export interface ResultsAndChange {
  results: Pick<Results, 'count' | 'hasMore' | 'filters'>
  onChange: (change: Partial<SearchParams>) => void
}

export type FieldChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void

/** Changes the parameter that has the field's name. */
export function useFieldChange(onChange: ResultsAndChange['onChange']): FieldChange {
  return useCallback(({ target }) => onChange({ [target.name]: target.value }), [onChange])
}

/** Whether a condition comes from a filter field, and not from the typed text or the map. */
export function isField({ drop }: ActiveFilter): boolean {
  return !('searchTerm' in drop || 'area' in drop)
}

/** Whether it comes from a field whose value the bar of wide screens does not show. */
export function isInMore({ keep }: ActiveFilter): boolean {
  return MORE.some((name) => name in keep) || /^(ready|off-plan)$/.test(keep.type ?? '')
}

const MORE: readonly (keyof SearchParams)[] = ['bathrooms', 'minArea', 'visa']
