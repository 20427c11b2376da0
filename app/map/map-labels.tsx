import { memo, type CSSProperties } from 'react'

import { MAP_LABELS, type MapLabel } from '#domain/geo/map-labels.ts'
import type { DrawingPoint } from '#domain/geo/map-drawing.ts'
import type { Language } from '#domain/language.ts'

interface MapLabelsProps {
  language: Language
  /** English names. */
  hidden?: ReadonlySet<string> | undefined
}

/** The names on the drawing. Screen readers skip them, and read the markers. */
export const MapLabels = memo(function MapLabels({ language, hidden }: MapLabelsProps) {
  return MAP_LABELS.filter(({ name }) => !hidden?.has(name)).map((label) => (
    <span
      key={label.name}
      aria-hidden="true"
      className={`map-point map-label map-label-${label.kind}`}
      style={{ ...placedAt(label), ...(label.angle && { rotate: `${label.angle}deg` }) }}
    >
      {labelName(label, language)}
    </span>
  ))
})

export function labelName({ name, name_ar }: MapLabel, language: Language): string {
  return language === 'ar' ? name_ar : name
}

/** The style of an element of the class `map-point`. */
export function placedAt({ x, y }: DrawingPoint): CSSProperties {
  return { '--x': x, '--y': y } as CSSProperties
}
