import { useLanguage } from '#app/language.tsx'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'
import type { MapCommunity } from '#domain/search/map-results.ts'

import type { ListState } from '#app/site/properties/use-search.ts'
import { narrowedQuery } from './choice.ts'
import { markerText } from './marker-text.ts'
import { WORDS } from './words.ts'

interface MapPlacesProps {
  current: ListState
  communities: readonly MapCommunity[]
}

/** The markers as a plain list, for pages without JavaScript. */
export function MapPlaces({ current, communities }: MapPlacesProps) {
  const language = useLanguage()
  return (
    <div className="map-places">
      <h2 className="font-display text-title-3">{WORDS[language].places}</h2>
      <ul>
        {communities.map((community) => {
          const { name, count, from } = community
          const spot = { x: 0, y: 0, communities: [community], homes: [], count, from }
          return (
            <li key={name}>
              <Link
                to={urls.properties + narrowedQuery(current, { selectedLocation: name })}
                className="quiet-link"
              >
                {markerText(spot, language, false).spoken}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
