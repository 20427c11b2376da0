import { useCallback, useLayoutEffect, useRef, useState } from 'react'

import {
  boxOfArea,
  fitView,
  isMovedAway,
  WHOLE_DUBAI,
  type MapView,
  type Size,
} from '#app/map/map-view.ts'
import { HOMES_SCALE, boxAround } from '#app/map/spots.ts'
import { readArea } from '#domain/geo/map-boxes.ts'
import type { MapResults } from '#domain/search/map-results.ts'
import { writeSearchParams, type SearchParams } from '#domain/search/query-params.ts'

/** Several communities are shown as such; a single one by its homes. */
const SCALES = { several: HOMES_SCALE - 0.5, single: HOMES_SCALE + 1.5 }

/** What the map shows: the results of the search, and from there what the visitor moves it to. */
export function useMapView(
  search: SearchParams,
  map: MapResults | undefined,
  size: Size | undefined,
) {
  const [view, setView] = useState<MapView>()
  const [searched, setSearched] = useState<MapView>()
  const lastSearch = useRef<string>(undefined)

  useLayoutEffect(() => {
    if (!map || !size) return
    const current = String(writeSearchParams({ ...search, sort: '' }))
    if (lastSearch.current === current) return
    lastSearch.current = current
    const next = viewOf(map, search.area, size)
    setView((last) => next ?? last ?? WHOLE_DUBAI)
    setSearched((last) => next ?? last ?? WHOLE_DUBAI)
  }, [search, map, size])

  const onMove = useCallback((moved: MapView, isDone: boolean) => {
    if (isDone) setView(moved)
  }, [])
  const isAway = Boolean(view && searched && size && isMovedAway(searched, view, size))
  return { view, setView, onMove, isAway }
}

/** The area of the search, or else all that it finds. Undefined where it finds nothing on the map. */
function viewOf(results: MapResults, areaText: string, size: Size): MapView | undefined {
  const area = readArea(areaText)
  if (area) return fitView(boxOfArea(area), size, 0)
  const { communities, homes } = results
  if (communities.length + homes.length === 0) return undefined
  const isSingle = communities.length === 1 && homes.length > 0
  const box = boxAround(isSingle ? { communities: [], homes } : { communities, homes: [] })
  const view = fitView(box, size)
  return { ...view, scale: Math.min(view.scale, isSingle ? SCALES.single : SCALES.several) }
}
