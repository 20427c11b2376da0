import { useId } from 'react'

import { useLanguage } from '#app/language.tsx'
import type { Plate } from '#app/map/clusters.ts'
import { placedAt } from '#app/map/map-labels.tsx'
import type { Spot } from '#app/map/spots.ts'
import { classes } from '#app/ui/classes.ts'
import { Link } from '#app/ui/link.tsx'
import type { CardProperty } from '#app/ui/property-card.tsx'
import * as urls from '#app/urls.ts'

import { queryFor, type ListState } from '#app/site/properties/use-search.ts'
import { areaAround, counts, isSameSpot, keyOf, type Choice } from './choice.ts'
import { queryIn } from './map-places.tsx'
import { plateText } from './plate-text.ts'
import { WORDS } from './words.ts'

interface MapPlatesProps {
  plates: readonly Plate[]
  current: ListState
  choice: Choice | undefined
  lit: CardProperty | Spot | undefined
  isNarrow: boolean
  onOpen: (spot: Spot) => void
  /** A marker got the focus by keys. */
  onReach: (spot: Spot) => void
  onLight: (spot: Spot | undefined) => void
}

/** The markers, a list of links from west to east. */
export function MapPlates({ plates, current, choice, lit, isNarrow, ...on }: MapPlatesProps) {
  const { onOpen, onReach, onLight } = on
  const language = useLanguage()
  const id = useId()
  const litPlate = lit && 'title' in lit ? plateOf(plates, lit) : undefined
  return (
    <>
      <h2 id={id} className="sr-only">
        {WORDS[language].markers}
      </h2>
      <ul aria-labelledby={id}>
        {plates.map((plate) => {
          const isMany = plate.communities.length + plate.homes.length > 1
          const isChosen = choice !== undefined && isSameSpot(choice.spot, plate)
          return (
            <li key={keyOf(plate)} className="map-point" style={placedAt(plate)}>
              <Link
                to={addressOf(plate, current)}
                preventScrollReset
                draggable={false}
                aria-current={isChosen}
                onClick={(event) => {
                  // A home that is chosen already is opened, as the link says.
                  if (event.defaultPrevented || (isChosen && plate.homes.length === 1)) return
                  event.preventDefault()
                  if (isMany) focusMap(event.currentTarget)
                  onOpen(plate)
                }}
                onPointerEnter={() => onLight(plate)}
                onPointerLeave={() => onLight(undefined)}
                onFocus={({ currentTarget }) => {
                  onLight(plate)
                  if (currentTarget.matches(':focus-visible')) onReach(plate)
                }}
                onBlur={() => onLight(undefined)}
                className={classes(
                  `map-plate map-plate-${plate.side}`,
                  isMany && 'map-plate-many',
                  plate === litPlate && 'is-lit',
                )}
              >
                <PlateLines plate={plate} isNarrow={isNarrow} />
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function PlateLines({ plate, isNarrow }: { plate: Plate; isNarrow: boolean }) {
  const { name, price, count, spoken } = plateText(plate, useLanguage(), isNarrow)
  return (
    <>
      <span className="sr-only">{spoken}</span>
      {name && (
        <span aria-hidden="true" className="map-plate-name">
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
function plateOf(plates: readonly Plate[], card: CardProperty): Plate | undefined {
  return (
    plates.find(({ homes }) => homes.some(({ id }) => id === card.id)) ??
    plates.find((plate) => counts(plate, card))
  )
}

/** A home's page, the homes of a community, or those around several. */
function addressOf(plate: Plate, current: ListState): string {
  const [community, ...others] = plate.communities
  const [home, ...more] = plate.homes
  if (home && more.length === 0 && !community) return urls.property(home.id)
  if (community && others.length === 0 && !home)
    return urls.properties + queryIn(current, community.name)
  const search = { ...current.search, area: areaAround(plate) }
  return urls.properties + queryFor({ ...current, search })
}

/** Opening a marker of many replaces it: without its focus, keys would be lost. */
function focusMap(marker: Element): void {
  marker.closest('section')?.focus({ preventScroll: true })
}
