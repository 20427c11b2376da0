import { useMemo } from 'react'

import { useLanguage } from '#app/language.tsx'
import { placeMarkers } from '#app/map/clusters.ts'
import { coveredLabels } from '#app/map/covered-labels.ts'
import { boxOf, type DrawingBox, type MapView, type Size } from '#app/map/map-view.ts'
import { isWithin, spotsOf, type Spot } from '#app/map/spots.ts'
import { measureText } from '#app/map/measure-text.ts'
import type { Language } from '#domain/language.ts'
import type { MapResults } from '#domain/search/map-results.ts'

import { markerText } from './marker-text.ts'

/** The markers around what is in view, and the labels that they cover. */
export function useMarkers(
  map: MapResults | undefined,
  view: MapView | undefined,
  size: Size | undefined,
  isNarrow: boolean,
) {
  const language = useLanguage()
  return useMemo(() => {
    if (!map || !view || !size) return undefined
    const inView = boxOf(view, size)
    const box = withSurroundings(inView)
    const sizes = new Map<Spot, Size>()
    const sizeOf = (spot: Spot) => {
      const size = sizes.get(spot) ?? markerSize(spot, language, isNarrow)
      sizes.set(spot, size)
      return size
    }
    const placed = placeMarkers(spotsOf(map, view.scale, box), view.scale, sizeOf, inView)
    const markers = placed.filter((marker) => isWithin(box, marker))
    return { markers, hiddenLabels: coveredLabels(markers, view.scale, sizeOf, language) }
  }, [map, view, size, isNarrow, language])
}

/** Half a screen more on every side: a drag shows it before its end, when markers are placed anew. */
function withSurroundings({ minX, minY, maxX, maxY }: DrawingBox): DrawingBox {
  const [right, down] = [(maxX - minX) / 2, (maxY - minY) / 2]
  return { minX: minX - right, minY: minY - down, maxX: maxX + right, maxY: maxY + down }
}

/** In pixels: `map-view.css` cuts longer names off. */
const MAX_NAME_WIDTH = 208

/** The size that a marker has by `map-view.css`: its lines of text, its padding and its border. */
function markerSize(spot: Spot, language: Language, isNarrow: boolean): Size {
  const { name, price, count } = markerText(spot, language, isNarrow)
  const secondLine = [price, count].filter(Boolean).join(' · ')
  const nameWidth = Math.min(measureText(name, 12, 400), MAX_NAME_WIDTH)
  const width = Math.max(nameWidth, measureText(secondLine, 13, 560))
  return { width: Math.ceil(width) + 24, height: name && secondLine ? 46 : 34 }
}
