import { useLanguage, useWords } from '#app/language.tsx'
import { MapPicture } from '#app/map/map-picture.tsx'
import { MapWithLegend } from '#app/map/map-legend.tsx'
import { layOutMap } from '#domain/geo/small-map-layout.ts'
import { MIN_HALF_SIZE, viewOfAll } from '#domain/geo/small-map.ts'
import { inLanguage } from '#domain/language.ts'
import type { AgentCommunity } from '#domain/properties/communities-of-agent.server.ts'

import { WORDS } from './words.ts'

const MAX_COMMUNITIES = 8
/** As close as the map comes to a single community. */
const MIN_RADIUS_KM = 6

interface AgentMapProps {
  name: string
  communities: readonly (AgentCommunity & { path: string })[]
}

/** The communities of an agent's homes, with how many there are. */
export function AgentMap({ name, communities }: AgentMapProps) {
  const language = useLanguage()
  const words = useWords(WORDS)
  const shown = communities.slice(0, MAX_COMMUNITIES).map((community) => ({
    ...inLanguage(language, community),
  }))
  const view = viewOfAll(shown, MIN_RADIUS_KM)
  const layout = layOutMap(view, { named: shown }, MIN_HALF_SIZE, language)
  return (
    <section aria-labelledby="where" className="wrap pb-section">
      <h2 id="where" className="mb-heading font-display text-title-1">
        {words.whereHomes}
      </h2>
      <MapWithLegend
        map={<MapPicture view={view} label={words.mapOf(name)} layout={layout} />}
        entries={shown.map((community, index) => ({
          mark: layout.dots[index]?.text ?? null,
          name: community.name,
          detail: words.homes(community.homes),
          to: community.path,
        }))}
      />
    </section>
  )
}
