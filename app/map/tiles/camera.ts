import { fromDrawing, toDrawing } from '#domain/geo/map-drawing.ts'
import type { MapView } from '#app/map/map-view.ts'

/** The whole world at zoom 0, in CSS pixels. */
const WORLD_PX = 512

const origin = { longitude: 0, latitude: 0 }
/** How wide the drawing of the whole world would be, in its units. */
const WORLD_UNITS = toDrawing({ ...origin, longitude: 360 }).x - toDrawing(origin).x

/**
 * Where MapLibre looks so that its map lies under the markers. Tiles are in Web Mercator, the drawing is
 * equirectangular: the two agree exactly at the centre and from west to east, and to about a pixel at
 * the upper and lower edge (decision 0041).
 */
export function cameraOf({ x, y, scale }: MapView) {
  // The plane shows its points at whole pixels.
  const shown = (units: number) => Math.round(units * scale) / scale
  const { longitude, latitude } = fromDrawing({ x: shown(x), y: shown(y) })
  return {
    center: [longitude, latitude] satisfies [number, number],
    zoom: Math.log2((scale * WORLD_UNITS) / WORLD_PX),
  }
}
