import { expect, test } from 'vitest'

import { boxOf, MAX_SCALE, WHOLE_DUBAI } from '#app/map/map-view.ts'
import { fromDrawing } from '#domain/geo/map-drawing.ts'

import { cameraOf } from './camera.ts'

const SCREEN = { width: 1440, height: 900 }

/** Where a point of the drawing is on the screen, as MapLibre projects it, from the centre. */
function projected(camera: ReturnType<typeof cameraOf>, point: { x: number; y: number }) {
  const world = 512 * 2 ** camera.zoom
  const project = (longitude: number, latitude: number) => ({
    x: (longitude / 360) * world,
    y: (-Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * world,
  })
  const { longitude, latitude } = fromDrawing(point)
  const [at, centre] = [project(longitude, latitude), project(...camera.center)]
  return { x: at.x - centre.x, y: at.y - centre.y }
}

test.each([
  ['all of Dubai', WHOLE_DUBAI],
  ['Deira, in the north', { x: 1080, y: 200, scale: 6 }],
  ['Jebel Ali, in the south, as near as can be', { x: 446, y: 1100, scale: MAX_SCALE }],
])('tiles lie under the markers within a pixel: %s', (_, view) => {
  const camera = cameraOf(view)
  const { minX, minY, maxX, maxY } = boxOf(view, SCREEN)
  for (const x of [minX, view.x, maxX])
    for (const y of [minY, view.y, maxY]) {
      const at = projected(camera, { x, y })
      // The plane shows points at whole pixels, which is another half.
      expect(Math.abs(at.x - (x - view.x) * view.scale)).toBeLessThan(0.51)
      expect(Math.abs(at.y - (y - view.y) * view.scale)).toBeLessThan(1.5)
    }
})
