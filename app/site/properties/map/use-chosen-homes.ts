import { useEffect, useMemo } from 'react'
import { useFetcher } from 'react-router'

import type { CardProperty } from '#app/ui/property-card.tsx'
import * as urls from '#app/urls.ts'

import type { ListResults, Results } from '#app/site/properties/list-results.ts'
import { STEP } from '#app/site/properties/paging.ts'
import { queryFor } from '#app/site/properties/use-search.ts'
import type { Choice } from './choice.ts'

/** The first homes of the chosen marker: found by the browser where it can, else by the server. */
export function useChosenHomes(
  results: Results,
  choice: Choice | undefined,
): readonly CardProperty[] {
  const { search, find } = results
  const { data, load } = useFetcher<{ list: ListResults }>()
  const wanted = useMemo(
    () => choice && { search: { ...search, ...choice.change }, shown: STEP },
    [search, choice],
  )
  const found = useMemo(() => wanted && find?.(wanted.search).cards, [wanted, find])
  const query = wanted && !found ? queryFor(wanted) : undefined

  useEffect(() => {
    if (query !== undefined) void load(urls.properties + query)
  }, [query, load])

  if (found) return found
  const list = query !== undefined && data && queryFor(data.list) === query ? data.list : undefined
  return list ? list.properties.slice(0, Math.min(list.shown, list.count)) : NONE
}

const NONE: readonly CardProperty[] = []
