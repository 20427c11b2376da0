import drawing from '#domain/geo/dubai.svg?url'
import { DRAWING } from '#domain/geo/map-drawing.ts'

/**
 * The drawing of Dubai. Outlines keep their width in pixels at every scale. The arms of the Palms are
 * strokes as wide as the land they stand for (`--wide`), so they grow with the scale.
 */
export function MapDrawing() {
  const part = (id: string, className: string) => (
    <use href={`${drawing}#${id}`} className={className} />
  )
  return (
    <svg
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      aria-hidden="true"
      className="map-drawing"
    >
      {part('land', 'map-shoal')}
      {part('fronds', 'map-shoal')}
      {part('crescent', 'map-shoal')}
      {part('fronds', 'map-edge [--wide:4.4px]')}
      {part('trunks', 'map-edge [--wide:10.2px]')}
      {part('crescent', 'map-edge [--wide:7px]')}
      {part('land', 'map-land')}
      {part('fronds', 'map-sand [--wide:4.4px]')}
      {part('trunks', 'map-sand [--wide:10.2px]')}
      {part('crescent', 'map-sand [--wide:7px]')}
      {part('roads', 'map-roads')}
      {part('metro', 'map-metro')}
    </svg>
  )
}
