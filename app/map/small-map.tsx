import { useWords } from '#app/language.tsx'
import { classes } from '#app/ui/classes.ts'
import type { Point } from '#domain/geo/point.ts'
import { formatKm, marksOf, smallMapView } from '#domain/geo/small-map.ts'

import { MapLegend, type LegendEntry } from './map-legend.tsx'
import { MapPicture, type PictureMarker } from './map-picture.tsx'
import { WORDS } from './small-map-words.ts'

type NearPlace = Point & { name: string; km: number }

interface SmallMapProps {
  center: Point
  /** What is at least in view, from the middle to the sides. */
  radiusKm: number
  marker?: PictureMarker | undefined
  /** Listed beside the map, with their distances. */
  near?: readonly NearPlace[]
  /** Says what the map shows, for those who do not see it. */
  label: string
  className?: string
}

/** Half of the width and of the height that even a narrow phone shows. */
const RADIUS = 150
const IN_VIEW = { x: 140, y: 96 }

/**
 * A map that does not move, with a list of what is near. It has no state: within a static island a
 * first visit downloads no script for it.
 */
export function SmallMap({ center, radiusKm, marker, near = [], label, className }: SmallMapProps) {
  const words = useWords(WORDS)
  const view = smallMapView(center, radiusKm, RADIUS)
  const marks = marksOf(view, near, IN_VIEW)
  const entries: LegendEntry[] = near.map(({ name, km }, index) => ({
    mark: marks[index]?.text ?? null,
    name,
    detail: words.km(formatKm(km)),
  }))
  return (
    <div className={classes('grid items-stretch gap-x-gutter gap-y-4 md:auto-cols-fr', className)}>
      <MapPicture view={view} label={label} marker={marker} marks={marks} />
      {near.length > 0 && <MapLegend entries={entries} note={words.straightLine} />}
    </div>
  )
}
