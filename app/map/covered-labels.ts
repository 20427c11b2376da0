import type { DrawingPoint } from '#domain/geo/map-drawing.ts'
import { MAP_LABELS, type MapLabel } from '#domain/geo/map-labels.ts'
import type { Language } from '#domain/language.ts'

import { boxesOf, type Marker } from './clusters.ts'
import { labelName } from './map-labels.tsx'
import type { Size } from './map-view.ts'
import { measureText } from './measure-text.ts'
import { isWithin, type Spot } from './spots.ts'

/** Pixels between the points of a label at which markers are looked for. */
const STEP = 8

/** The English names of labels to hide: those that markers cover, and those that a marker shows itself. */
export function coveredLabels(
  markers: readonly Marker[],
  scale: number,
  sizeOf: (spot: Spot) => Size,
  language: Language,
): ReadonlySet<string> {
  const named = new Set(markers.flatMap(({ communities }) => communities.map(({ name }) => name)))
  const boxes = markers.flatMap((marker) => boxesOf(marker, marker.side, scale, sizeOf(marker)))
  const isCovered = (label: MapLabel) =>
    named.has(label.name) ||
    pointsAlong(label, scale, language).some((point) => boxes.some((box) => isWithin(box, point)))
  return new Set(MAP_LABELS.filter(isCovered).map(({ name }) => name))
}

/** Points in the middle of the letters, in pixels of the drawing. */
function pointsAlong(label: MapLabel, scale: number, language: Language): DrawingPoint[] {
  // The font sizes of `map.css`, and a little more for the space between letters.
  const width = measureText(labelName(label, language), label.kind === 'water' ? 17 : 13, 400)
  // Roads are named from their point, all others around it.
  const start = label.kind === 'road' ? 0 : -width / 2
  const turn = ((label.angle ?? 0) * Math.PI) / 180
  return Array.from({ length: Math.ceil(width / STEP) + 1 }, (_, index) => {
    const along = start + Math.min(index * STEP, width)
    return {
      x: label.x * scale + along * Math.cos(turn) + 4 * Math.sin(turn),
      y: label.y * scale + along * Math.sin(turn) - 4 * Math.cos(turn),
    }
  })
}
