import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'

import { useHydrated } from '#app/islands/use-hydrated.ts'
import { useLanguage } from '#app/language.tsx'
import type { Spot } from '#app/map/spots.ts'
import type { CardProperty } from '#app/ui/property-card.tsx'
import { writeSearchParams } from '#domain/search/query-params.ts'

import type { Results } from '#app/site/properties/list-results.ts'
import { RESULTS, SEARCH_FORM, type ListState } from '#app/site/properties/use-search.ts'
import { WORDS as LIST_WORDS } from '#app/site/properties/words.ts'
import { choiceOf, type Choice } from './choice.ts'
import { MapBox } from './map-box.tsx'
import { MapCards } from './map-cards.tsx'
import { MapPlaces } from './map-places.tsx'
import { useChosenHomes } from './use-chosen-homes.ts'

export interface MapSearchProps {
  current: ListState
  results: Results
  /** The switch between list and map. */
  views: ReactNode
  /** `ResultLine`: how many results there are, and for which conditions. */
  line: ReactNode
  /** Called when the visitor turns to the map. */
  onUse: () => void
  /** Below the cards, or in place of them where nothing is found. */
  children: ReactNode
}

/** The results as cards and on a map: side by side, or on narrow screens one above the other. */
export function MapSearch(props: MapSearchProps) {
  const { current, results, views, line, onUse, children } = props
  const language = useLanguage()
  const list = useRef<HTMLElement>(null)
  const [highlighted, setHighlighted] = useState<CardProperty | Spot>()
  const [chosen, setChosen] = useState<{ search: string; choice: Choice }>()
  const search = String(writeSearchParams(results.search))
  const choice = chosen?.search === search ? chosen.choice : undefined
  const homes = useChosenHomes(results, choice)
  const isHydrated = useHydrated()

  const choose = useCallback(
    (spot: Spot) => {
      setChosen({ search, choice: choiceOf(spot, language) })
    },
    [search, language],
  )
  // Once per choice: where the server found them, `homes` is a new array at every render.
  const hasHomes = homes.length > 0
  useEffect(() => {
    if (choice && hasHomes) showStart(list.current)
  }, [choice, hasHomes])

  return (
    <div className="map-view">
      <section
        id={RESULTS}
        ref={list}
        aria-label={LIST_WORDS[language].results}
        className="map-list"
      >
        {line}
        {views}
        {isHydrated || (
          <>
            <MapPlaces current={current} communities={results.map?.communities ?? []} />
            <input type="hidden" name="view" value="map" form={SEARCH_FORM} />
            <input type="hidden" name="area" value={current.search.area} form={SEARCH_FORM} />
          </>
        )}
        <MapCards
          {...{ results, current, choice, homes, highlighted }}
          onHighlight={setHighlighted}
        >
          {children}
        </MapCards>
      </section>
      <MapBox
        {...{ results, current, choice, highlighted, onUse }}
        onChoose={choose}
        onHighlight={setHighlighted}
      />
    </div>
  )
}

/** On wide screens the page scrolls, on narrow ones the row of cards. */
function showStart(list: HTMLElement | null): void {
  list?.scrollIntoView()
  list?.querySelector('.map-cards')?.scrollTo({ left: 0 })
}
