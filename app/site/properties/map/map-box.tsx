import { useRef } from 'react'
import { useNavigate } from 'react-router'

import { useLanguage, useWords } from '#app/language.tsx'
import { ZOOM_STEP } from '#app/map/gestures.ts'
import { MapPlane } from '#app/map/map-plane.tsx'
import { areaOf, boxOf, fitView, MAX_SCALE, zoomView } from '#app/map/map-view.ts'
import { boxAround, isWithin, type Spot } from '#app/map/spots.ts'
import { useGround } from '#app/map/use-ground.ts'
import { useSize } from '#app/map/use-size.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CardProperty } from '#app/ui/property-card.tsx'
import { useMedia } from '#app/ui/use-media.ts'
import * as urls from '#app/urls.ts'
import { writeArea } from '#domain/geo/map-boxes.ts'

import type { Results } from '#app/site/properties/list-results.ts'
import { STEP } from '#app/site/properties/paging.ts'
import { queryFor, type ListState } from '#app/site/properties/use-search.ts'
import type { Choice } from './choice.ts'
import { MapNotes } from './map-notes.tsx'
import { MapMarkers } from './map-markers.tsx'
import { useMapView } from './use-map-view.ts'
import { useMarkers } from './use-markers.ts'
import { WORDS } from './words.ts'

/** Around the homes of a marker that is opened. */
const CLUSTER_ROOM_PX = 140

interface MapBoxProps {
  results: Results
  current: ListState
  choice: Choice | undefined
  highlighted: CardProperty | Spot | undefined
  onUse: () => void
  onChoose: (spot: Spot) => void
  onHighlight: (spot: Spot | undefined) => void
}

/** The map with its markers, buttons and notes. */
export function MapBox(props: MapBoxProps) {
  const { results, current, choice, highlighted, onUse, onChoose, onHighlight } = props
  const language = useLanguage()
  const words = WORDS[language]
  const navigate = useNavigate()
  const ground = useGround(language)
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const isNarrow = useMedia('(width < 64rem)')
  const { view, setView, onMove, isAway } = useMapView(results.search, results.map, size)
  const shown = useMarkers(results.map, view, size, isNarrow)

  const open = (spot: Spot) => {
    const isSingle = spot.communities.length + spot.homes.length === 1
    if (isSingle || !view || !size || view.scale === MAX_SCALE) return onChoose(spot)
    const fitted = fitView(boxAround(spot), size, CLUSTER_ROOM_PX)
    // Close enough that at least some of its homes get markers of their own.
    setView({ ...fitted, scale: Math.min(Math.max(fitted.scale, view.scale * 1.6), MAX_SCALE) })
  }
  const bringIntoView = ({ x, y }: Spot) => {
    if (view && size && !isWithin(boxOf(view, size), { x, y })) setView({ ...view, x, y })
  }
  const searchArea = () => {
    if (!view || !size) return
    const search = { ...current.search, area: writeArea(areaOf(view, size)) }
    const query = queryFor({ ...current, search, shown: STEP })
    void navigate(urls.properties + query, { preventScrollReset: true })
  }
  return (
    <div ref={box} role="presentation" onPointerEnter={onUse} onFocus={onUse} className="map-box">
      <MapPlane
        view={view}
        onMove={onMove}
        label={words.map}
        language={language}
        hiddenLabels={shown?.hiddenLabels}
        ground={ground}
      >
        {shown && (
          <MapMarkers
            {...{ markers: shown.markers, current, choice, highlighted, isNarrow }}
            onOpen={open}
            onReach={bringIntoView}
            onHighlight={onHighlight}
          />
        )}
      </MapPlane>
      {isAway && (
        <Button variant="ghost" size="s" onClick={searchArea} className="map-again">
          <Icon name="search" />
          {words.searchArea}
        </Button>
      )}
      <ZoomButtons onZoom={(factor) => view && setView(zoomView(view, factor))} />
      <MapNotes />
    </div>
  )
}

function ZoomButtons({ onZoom }: { onZoom: (factor: number) => void }) {
  const words = useWords(WORDS)
  return (
    <div className="map-zoom script-only">
      <button type="button" aria-label={words.closer} onClick={() => onZoom(ZOOM_STEP)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={words.further} onClick={() => onZoom(1 / ZOOM_STEP)}>
        <Icon name="minus" />
      </button>
    </div>
  )
}
