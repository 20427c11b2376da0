import { SmallMap } from '#app/map/small-map.tsx'
import { useWords } from '#app/language.tsx'
import type { NearPlace } from '#domain/geo/near-places.ts'
import type { Point } from '#domain/geo/point.ts'

import { WORDS } from './words.ts'

const RADIUS_KM = 4

export interface OfficeView {
  agency: string
  office: Point | null
  near: readonly NearPlace[]
}

/** The office on our own map, which needs nothing of another site. */
export function OfficeMap({ agency, office, near }: OfficeView) {
  const words = useWords(WORDS)
  if (!office) return null
  return (
    <SmallMap
      center={office}
      radiusKm={RADIUS_KM}
      marker={{ point: office, label: agency, isExact: true }}
      near={near}
      label={words.officeMap}
    />
  )
}
