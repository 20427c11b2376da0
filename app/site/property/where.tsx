import { SmallMap } from '#app/map/small-map.tsx'
import { useWords } from '#app/language.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import type { WhereItIs } from '#domain/properties/where-it-is.server.ts'

import { DetailsSection } from './details-section.tsx'
import { WORDS } from './details-words.ts'

/** Shows a community and its neighbours. */
const RADIUS_KM = 4.5

interface WhereProps {
  where: WhereItIs
  title: string
  /** The community, in the language of the page; perhaps empty. */
  location: string
  /** Its English name, by which the search knows it. */
  searchLocation: string
}

/** A small map of the community, and what is near. */
export function Where({
  where: { point, kind, near },
  title,
  location,
  searchLocation,
}: WhereProps) {
  const words = useWords(WORDS)
  const name = location || words.thisHome
  return (
    <DetailsSection headingId="where" title={words.where}>
      <SmallMap
        center={point}
        radiusKm={RADIUS_KM}
        marker={{ point, label: name, isExact: kind === 'exact' }}
        near={near}
        label={words.mapOf(kind === 'community' ? name : title, location)}
        note={kind === 'near' ? words.shownNear : undefined}
      />
      {searchLocation && (
        <p className="mt-2 flex flex-wrap gap-x-8 print:hidden">
          <TextLink to={urls.mapOfLocation(searchLocation)}>{words.seeOnMap}</TextLink>
        </p>
      )}
    </DetailsSection>
  )
}
