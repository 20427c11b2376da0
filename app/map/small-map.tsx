import { useLanguage, useWords } from '#app/language.tsx'
import type { NearPlace } from '#domain/geo/near-places.ts'
import type { Point } from '#domain/geo/point.ts'
import { layOutMap, type MapMarker } from '#domain/geo/small-map-layout.ts'
import { formatKm, MIN_HALF_SIZE, viewAround } from '#domain/geo/small-map.ts'

import { MapWithLegend } from './map-legend.tsx'
import { MapPicture } from './map-picture.tsx'
import { WORDS } from './small-map-words.ts'

interface SmallMapProps {
  center: Point
  /** What is at least in view, from the middle to the sides. */
  radiusKm: number
  marker?: MapMarker | undefined
  /** Listed beside the map, with their distances. */
  near?: readonly NearPlace[]
  /** Says what the map shows, for those who do not see it. */
  label: string
  /** A sentence below the map. */
  note?: string | undefined
  className?: string
}

/**
 * A map that does not move, with a list of what is near. It has no state: within a static island a
 * first visit downloads no script for it.
 */
export function SmallMap(props: SmallMapProps) {
  const { center, radiusKm, marker, near = [], label, note, className } = props
  const language = useLanguage()
  const words = useWords(WORDS)
  const view = viewAround(center, radiusKm)
  const layout = layOutMap(view, { marker, places: near }, MIN_HALF_SIZE, language)
  const entries = near.map(({ name, km }, index) => ({
    mark: layout.dots[index]?.text ?? null,
    name,
    detail: words.km(formatKm(km)),
  }))
  return (
    <MapWithLegend
      map={<MapPicture view={view} layout={layout} label={label} />}
      entries={entries}
      note={[note, near.length > 0 && words.straightLine].filter(Boolean).join(' ')}
      className={className}
    />
  )
}
