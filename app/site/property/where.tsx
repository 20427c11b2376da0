import { SmallMap } from '#app/map/small-map.tsx'
import { useWords } from '#app/language.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

import { DetailsSection } from './details-section.tsx'
import { WORDS } from './details-words.ts'
import type { WhereView } from './where-view.server.ts'

/** Shows a community and its neighbours. */
const RADIUS_KM = 4.5

interface WhereProps {
  where: WhereView
  title: string
  /** The community, in the language of the page; perhaps empty. */
  location: string
}

/** A small map of the community, and what is near. */
export function Where({ where, title, location }: WhereProps) {
  const { point, kind, near } = where
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
      {'links' in where && (
        <p className="mt-2 flex flex-wrap gap-x-8 print:hidden">
          <TextLink to={where.links.map}>{words.seeOnMap}</TextLink>
          <TextLink to={where.links.area}>{words.aboutArea(location)}</TextLink>
        </p>
      )}
    </DetailsSection>
  )
}
