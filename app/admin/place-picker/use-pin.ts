import { useRef, useState } from 'react'

import { ZOOM_STEP } from '#app/map/gestures.ts'
import { panView, pointAt, WHOLE_DUBAI, zoomView, type MapView } from '#app/map/map-view.ts'
import { fromDrawing, toDrawing } from '#domain/geo/map-drawing.ts'
import type { Point } from '#domain/geo/point.ts'

/** CSS pixels per unit of the drawing: about 8 and 13 m to a pixel. */
const SCALE_OF_POINT = 5
const SCALE_OF_LOCATION = 3
/** A pin that is moved by keys stays this far from the edges of the map. */
const EDGE_PX = 60

/**
 * The pin and the view of the map. Without a point to start from, the pin stands in the middle of the
 * location and is not set.
 */
export function usePin(start: Point | undefined, location: Point | undefined) {
  /** The element that the map fills. */
  const frame = useRef<HTMLDivElement>(null)
  const [pin, setPin] = useState({
    point: start ?? location ?? fromDrawing(WHOLE_DUBAI),
    isSet: start !== undefined,
    isMoved: false,
  })
  const [view, setView] = useState(() => firstView(start, location))
  /** What the map shows now: `view`, and the user's panning and zooming since. */
  const shown = useRef(view)
  const setAt = (point: Point) => setPin({ point, isSet: true, isMoved: true })

  return {
    frame,
    pin,
    view,
    onMove: (view: MapView) => {
      shown.current = view
    },
    zoom: (direction: 1 | -1) => setView(zoomView(shown.current, ZOOM_STEP ** direction)),
    /** Sets the pin where it stands. */
    setInPlace: () => setPin({ ...pin, isSet: true, isMoved: start === undefined || pin.isMoved }),
    moveTo: (clientX: number, clientY: number) => {
      if (!frame.current) return
      const { left, top, width, height } = frame.current.getBoundingClientRect()
      const [right, down] = [clientX - left - width / 2, clientY - top - height / 2]
      setAt(fromDrawing(pointAt(shown.current, right, down)))
    },
    moveBy: (right: number, down: number) => {
      const view = shown.current
      const { x, y } = toDrawing(pin.point)
      const to = { x: x + right / view.scale, y: y + down / view.scale }
      setAt(fromDrawing(to))
      if (frame.current) setView(withInView(view, to, frame.current))
    },
    /** Sets the pin at a point, and shows it in the middle of the map. */
    setAndShow: (point: Point) => {
      setAt(point)
      setView(viewOf(point, SCALE_OF_POINT))
    },
    /** Shows a location, with the pin in its middle; the pin is still to be set. */
    goTo: (location: Point) => {
      setPin({ point: location, isSet: false, isMoved: true })
      setView(viewOf(location, SCALE_OF_LOCATION))
    },
  }
}

function firstView(start: Point | undefined, location: Point | undefined): MapView {
  if (start) return viewOf(start, SCALE_OF_POINT)
  return location ? viewOf(location, SCALE_OF_LOCATION) : WHOLE_DUBAI
}

/** The view of a point, kept within the drawn area. */
function viewOf(point: Point, scale: number): MapView {
  return panView({ ...toDrawing(point), scale }, 0, 0)
}

/** The view, moved so far that a place is in it; the same where it is already. */
function withInView(
  view: MapView,
  place: { x: number; y: number },
  { clientWidth, clientHeight }: HTMLElement,
): MapView {
  const beyond = (offset: number, length: number) => {
    const room = length / 2 - EDGE_PX
    return Math.max(0, Math.abs(offset) - room) * Math.sign(offset)
  }
  const right = beyond((place.x - view.x) * view.scale, clientWidth)
  const down = beyond((place.y - view.y) * view.scale, clientHeight)
  return right === 0 && down === 0 ? view : panView(view, -right, -down)
}
