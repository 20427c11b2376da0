import { useCallback, useLayoutEffect, useRef, useState } from 'react'

import {
  boxOfArea,
  fitView,
  isMovedAway,
  panView,
  WHOLE_DUBAI,
  type MapView,
  type Size,
} from '#app/map/map-view.ts'
import { HOMES_SCALE, boxAround } from '#app/map/spots.ts'
import { readArea } from '#domain/geo/map-boxes.ts'
import type { MapCommunity, MapResults } from '#domain/search/map-results.ts'
import { writeSearchParams, type SearchParams } from '#domain/search/query-params.ts'

/** The closest first view: several communities have a marker each; of a single one, its homes have. */
const MAX_SCALES = { several: HOMES_SCALE - 0.5, single: HOMES_SCALE + 1.5 }

/** The view of the map: at first that of the results, then what the visitor moves it to. */
export function useMapView(
  search: SearchParams,
  map: MapResults | undefined,
  size: Size | undefined,
) {
  const [view, setView] = useState<MapView>()
  const [searched, setSearched] = useState<MapView>()
  const fitted = useRef<{ search: string; map: MapResults }>(undefined)

  useLayoutEffect(() => {
    if (!map || !size) return
    const current = String(writeSearchParams({ ...search, sort: '' }))
    const isNew = fitted.current?.search !== current
    // Until new results arrive, the search is the new one and the map still that of the last.
    if (isNew && fitted.current?.map === map) return
    fitted.current = { search: current, map }
    if (!isNew) return
    const next = viewOf(map, search.area, size)
    setView((last) => next ?? last ?? WHOLE_DUBAI)
    setSearched((last) => next ?? last ?? WHOLE_DUBAI)
  }, [search, map, size])

  const onMove = useCallback((shown: MapView, isDone: boolean) => {
    if (isDone) setView(shown)
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
  const isSingle = communities.length <= 1 && homes.length > 0
  const view = isSingle
    ? fitView(boxAround({ communities: [], homes }), size)
    : panView(fitCommunities(communities, size), size.width < PHONE_WIDTH_PX ? SEAWARD_PX : 0, 0)
  return { ...view, scale: Math.min(view.scale, isSingle ? MAX_SCALES.single : MAX_SCALES.several) }
}

/** A narrower map is moved to the right, so that markers at the coast find room on the sea. */
const PHONE_WIDTH_PX = 600
const SEAWARD_PX = 26

/** The share of homes that the first view may leave out. */
const MAX_SHARE_LEFT_OUT = 1 / 20
/** A community is left out where the others are then shown at least this many times as large. */
const MIN_ENLARGEMENT = 1.12

/** All communities, but for a few homes far away from the others. */
function fitCommunities(communities: readonly MapCommunity[], size: Size): MapView {
  const fit = (some: readonly MapCommunity[]) =>
    fitView(boxAround({ communities: some, homes: [] }), size)
  let shown = communities
  let view = fit(shown)
  let mayLeaveOut = communities.reduce((sum, { count }) => sum + count, 0) * MAX_SHARE_LEFT_OUT
  for (;;) {
    const nearer = shown
      .filter(({ count }) => count <= mayLeaveOut)
      .map((far) => ({ far, view: fit(shown.filter((each) => each !== far)) }))
      .reduce((best, each) => (each.view.scale > best.view.scale ? each : best), {
        far: undefined as MapCommunity | undefined,
        view: { ...view, scale: view.scale * MIN_ENLARGEMENT },
      })
    if (!nearer.far) return view
    mayLeaveOut -= nearer.far.count
    shown = shown.filter((each) => each !== nearer.far)
    view = nearer.view
  }
}
