import type { MapArea } from '#domain/geo/map-boxes.ts'
import { fromDrawing, toDrawing, type DrawingPoint } from '#domain/geo/map-drawing.ts'

/** What a map shows: its centre in units of the drawing, and CSS pixels per unit. */
export interface MapView extends DrawingPoint {
  scale: number
}

/** In CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** In units of the drawing. */
export interface DrawingBox {
  minX: number
  minY: number
  maxX: number
  maxY: number
}

/** Dubai from Jebel Ali to Mirdif, on a desktop screen. */
export const WHOLE_DUBAI: MapView = { x: 768, y: 570, scale: 0.78 }

const MIN_SCALE = 0.28
/** Four metres to a pixel: neither the coast nor the markers are more exact than that. */
export const MAX_SCALE = 10

/** Where the centre may be: elsewhere nothing is drawn. */
const CENTRE_LIMITS: DrawingBox = { minX: -60, minY: 0, maxX: 1460, maxY: 1260 }

/** The view that shows a box, with some room around it. */
export function fitView(box: DrawingBox, size: Size, roomPx = 72): MapView {
  const withoutRoom = (length: number) => Math.max(length - 2 * roomPx, length / 2)
  return clampView({
    x: (box.minX + box.maxX) / 2,
    y: (box.minY + box.maxY) / 2,
    scale: Math.min(
      withoutRoom(size.width) / Math.max(box.maxX - box.minX, 1),
      withoutRoom(size.height) / Math.max(box.maxY - box.minY, 1),
    ),
  })
}

/** What is in view, in degrees. */
export function areaOf(view: MapView, size: Size): MapArea {
  const { minX, minY, maxX, maxY } = boxOf(view, size)
  const [corner, other] = [fromDrawing({ x: minX, y: minY }), fromDrawing({ x: maxX, y: maxY })]
  return {
    west: corner.longitude,
    south: other.latitude,
    east: other.longitude,
    north: corner.latitude,
  }
}

/** An area in units of the drawing. */
export function boxOfArea({ west, south, east, north }: MapArea): DrawingBox {
  const [corner, other] = [
    toDrawing({ longitude: west, latitude: north }),
    toDrawing({ longitude: east, latitude: south }),
  ]
  return { minX: corner.x, minY: corner.y, maxX: other.x, maxY: other.y }
}

/** What is in view, in units of the drawing. */
export function boxOf({ x, y, scale }: MapView, { width, height }: Size): DrawingBox {
  const [right, down] = [width / 2 / scale, height / 2 / scale]
  return { minX: x - right, minY: y - down, maxX: x + right, maxY: y + down }
}

/** The view enlarged by a factor. The point `at` keeps its position on the screen. */
export function zoomView(view: MapView, factor: number, at: DrawingPoint = view): MapView {
  const scale = clampScale(view.scale * factor)
  const shrink = view.scale / scale
  return clampView({
    x: at.x + (view.x - at.x) * shrink,
    y: at.y + (view.y - at.y) * shrink,
    scale,
  })
}

/** The view after the map was dragged to the right and down by CSS pixels. */
export function panView(view: MapView, right: number, down: number): MapView {
  return clampView({ ...view, x: view.x - right / view.scale, y: view.y - down / view.scale })
}

/** The place that is some CSS pixels away from the middle of the screen. */
export function pointAt(view: MapView, right: number, down: number): DrawingPoint {
  return { x: view.x + right / view.scale, y: view.y + down / view.scale }
}

/** The view at `part` (0 to 1) between two views. The scale is interpolated exponentially. */
export function interpolateView(from: MapView, to: MapView, part: number): MapView {
  const scale = from.scale * (to.scale / from.scale) ** part
  // The centre follows the scale, so that a zoom to a point runs straight to it.
  const centrePart =
    Math.abs(to.scale - from.scale) < 1e-6
      ? part
      : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale)
  return {
    x: from.x + (to.x - from.x) * centrePart,
    y: from.y + (to.y - from.y) * centrePart,
    scale,
  }
}

/** Whether two views differ so much that a search of what is in view would find other homes. */
export function isMovedAway(from: MapView, to: MapView, { width, height }: Size): boolean {
  const part = 0.15
  return (
    Math.abs(to.x - from.x) * to.scale > width * part ||
    Math.abs(to.y - from.y) * to.scale > height * part ||
    Math.abs(Math.log(to.scale / from.scale)) > Math.log(1 + part)
  )
}

export function isSameView(one: MapView, other: MapView): boolean {
  return one.x === other.x && one.y === other.y && one.scale === other.scale
}

function clampView({ x, y, scale }: MapView): MapView {
  return {
    x: Math.min(Math.max(x, CENTRE_LIMITS.minX), CENTRE_LIMITS.maxX),
    y: Math.min(Math.max(y, CENTRE_LIMITS.minY), CENTRE_LIMITS.maxY),
    scale: clampScale(scale),
  }
}

function clampScale(scale: number): number {
  return Math.min(Math.max(scale, MIN_SCALE), MAX_SCALE)
}
