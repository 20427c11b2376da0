import { useId } from 'react'

import { useLanguage } from '#app/language.tsx'
import type { Marker } from '#app/map/clusters.ts'
import { placedAt } from '#app/map/map-labels.tsx'
import type { Spot } from '#app/map/spots.ts'
import { classes } from '#app/ui/classes.ts'
import { Link } from '#app/ui/link.tsx'
import type { CardProperty } from '#app/ui/property-card.tsx'
import * as urls from '#app/urls.ts'

import type { ListState } from '#app/site/properties/use-search.ts'
import { changeTo, countsHome, narrowedQuery, spotKey, type Choice } from './choice.ts'
import { markerText } from './marker-text.ts'
import { WORDS } from './words.ts'

interface MapMarkersProps {
  markers: readonly Marker[]
  current: ListState
  choice: Choice | undefined
  highlighted: CardProperty | Spot | undefined
  isNarrow: boolean
  onOpen: (spot: Spot) => void
  /** A marker got the focus by keys. */
  onReach: (spot: Spot) => void
  onHighlight: (spot: Spot | undefined) => void
}

/** The markers, a list of links from west to east. */
export function MapMarkers({
  markers,
  current,
  choice,
  highlighted,
  isNarrow,
  ...on
}: MapMarkersProps) {
  const { onOpen, onReach, onHighlight } = on
  const language = useLanguage()
  const id = useId()
  const highlightedMarker =
    highlighted && 'title' in highlighted ? markerOf(markers, highlighted) : undefined
  return (
    <>
      <h2 id={id} className="sr-only">
        {WORDS[language].markers}
      </h2>
      <ul aria-labelledby={id}>
        {markers.map((marker) => {
          const isMany = marker.communities.length + marker.homes.length > 1
          const isChosen = choice !== undefined && spotKey(choice.spot) === spotKey(marker)
          return (
            <li key={spotKey(marker)} className="map-point" style={placedAt(marker)}>
              <Link
                to={markerUrl(marker, current)}
                preventScrollReset
                draggable={false}
                aria-current={isChosen}
                onClick={(event) => {
                  // A home that is chosen already is opened, as the link says.
                  if (event.defaultPrevented || (isChosen && marker.homes.length === 1)) return
                  event.preventDefault()
                  if (isMany) focusMap(event.currentTarget)
                  onOpen(marker)
                }}
                onPointerEnter={() => onHighlight(marker)}
                onPointerLeave={() => onHighlight(undefined)}
                onFocus={({ currentTarget }) => {
                  onHighlight(marker)
                  if (currentTarget.matches(':focus-visible')) onReach(marker)
                }}
                onBlur={() => onHighlight(undefined)}
                className={classes(
                  `map-marker map-marker-${marker.side}`,
                  isMany && 'map-marker-many',
                  marker === highlightedMarker && 'is-highlighted',
                )}
              >
                <MarkerLines marker={marker} isNarrow={isNarrow} />
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function MarkerLines({ marker, isNarrow }: { marker: Marker; isNarrow: boolean }) {
  const { name, price, count, spoken } = markerText(marker, useLanguage(), isNarrow)
  return (
    <>
      <span className="sr-only">{spoken}</span>
      {name && (
        <span aria-hidden="true" className="map-marker-name">
          {name}
        </span>
      )}
      {(price || count) && (
        <span aria-hidden="true">
          {price && <b>{price}</b>}
          {price && count && ' · '}
          {count}
        </span>
      )}
    </>
  )
}

/** The marker of a card: its own, or else its community's. */
function markerOf(markers: readonly Marker[], card: CardProperty): Marker | undefined {
  return (
    markers.find(({ homes }) => homes.some(({ id }) => id === card.id)) ??
    markers.find((marker) => countsHome(marker, card))
  )
}

/** The page of a single home, or the list of the marker's homes. */
function markerUrl(marker: Marker, current: ListState): string {
  const [home, ...others] = marker.homes
  if (home && others.length === 0 && marker.communities.length === 0) return urls.property(home.id)
  return urls.properties + narrowedQuery(current, changeTo(marker))
}

/** Opening a marker of many replaces it. The focus goes to the map, so that keys still work. */
function focusMap(marker: Element): void {
  marker.closest('section')?.focus({ preventScroll: true })
}
