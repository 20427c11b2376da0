import { panView, pointAt, zoomView, type MapView } from './map-view.ts'

/** What gestures do to a map. */
export interface GestureTarget {
  view(): MapView
  /** What it will show when the move that is under way has ended. */
  goal(): MapView
  /** Shows a view at once; `isDone` at the end of a gesture. */
  show(view: MapView, isDone: boolean): void
  /** Moves to a view. */
  moveTo(view: MapView): void
}

/** A finger that moves by fewer pixels is pressing, not dragging. */
const MIN_DRAG_PX = 5
/** The two taps of a double tap may be this far apart. */
const MAX_TAP_DISTANCE_PX = 30
const DOUBLE_TAP_MS = 320
/** After this pause a move by the wheel has ended. */
const WHEEL_PAUSE_MS = 180
const KEY_STEP_PX = 96
export const ZOOM_STEP = 1.7

/** Moves a map by pointers, the wheel and keys, until `signal` ends it. */
export function listenToGestures(box: HTMLElement, target: GestureTarget, signal: AbortSignal) {
  listenToPointers(box, target, signal)
  listenToWheel(box, target, signal)
  box.addEventListener('keydown', (event) => handleKey(event, box, target), { signal })
}

interface Finger {
  clientX: number
  clientY: number
}

function listenToPointers(box: HTMLElement, target: GestureTarget, signal: AbortSignal) {
  const fingers = new Map<number, Finger>()
  let start: Finger | undefined
  let isDrag = false
  let lastTap: (Finger & { timeStamp: number }) | undefined

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || isControl(event.target)) return
    if (fingers.size === 0) {
      start = event
      isDrag = false
    }
    fingers.set(event.pointerId, event)
  }
  const move = (event: PointerEvent) => {
    // The press may have ended outside of the map.
    if (event.buttons === 0) fingers.delete(event.pointerId)
    const before = fingers.get(event.pointerId)
    if (!before || !start) return
    if (!isDrag && fingers.size === 1 && distance(start, event) < MIN_DRAG_PX) return
    if (!isDrag) {
      isDrag = true
      // From now on the press is no click on a marker.
      for (const id of fingers.keys()) capture(box, id)
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, event)
    target.show(
      other
        ? pinchView(target.view(), box, [before, other], [event, other])
        : panView(target.view(), event.clientX - before.clientX, event.clientY - before.clientY),
      false,
    )
  }
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return
    if (isDrag) return target.show(target.view(), true)
    if (event.type === 'pointercancel' || isOnMarker(event.target)) return
    const isSecond =
      lastTap &&
      event.timeStamp - lastTap.timeStamp < DOUBLE_TAP_MS &&
      distance(lastTap, event) < MAX_TAP_DISTANCE_PX
    lastTap = isSecond ? undefined : event
    if (isSecond)
      target.moveTo(zoomView(target.view(), ZOOM_STEP, placeOf(target.view(), box, event)))
  }
  box.addEventListener('pointerdown', down, { signal })
  box.addEventListener('pointermove', move, { signal })
  box.addEventListener('pointerup', up, { signal })
  box.addEventListener('pointercancel', up, { signal })
  // The click at the end of a drag follows no link.
  box.addEventListener('click', (event) => isDrag && event.detail > 0 && event.preventDefault(), {
    signal,
    capture: true,
  })
  // Prevents dragging a marker's link out of the page.
  box.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}

function listenToWheel(box: HTMLElement, target: GestureTarget, signal: AbortSignal) {
  let pause: ReturnType<typeof setTimeout> | undefined
  const handle = (event: WheelEvent) => {
    event.preventDefault()
    // Some browsers count lines instead of pixels.
    const unitPx = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16
    // Pinching on a touchpad comes as a wheel with Ctrl, in smaller steps.
    const speed = event.ctrlKey ? 0.01 : 0.002
    const factor = Math.exp(-event.deltaY * unitPx * speed)
    target.show(zoomView(target.view(), factor, placeOf(target.view(), box, event)), false)
    clearTimeout(pause)
    pause = setTimeout(() => target.show(target.view(), true), WHEEL_PAUSE_MS)
  }
  box.addEventListener('wheel', handle, { signal, passive: false })
  signal.addEventListener('abort', () => clearTimeout(pause))
}

function handleKey(event: KeyboardEvent, box: HTMLElement, target: GestureTarget): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  // Keys may come faster than the map moves: none is lost.
  const view = target.goal()
  const moves: Record<string, () => MapView> = {
    ArrowLeft: () => panView(view, KEY_STEP_PX, 0),
    ArrowRight: () => panView(view, -KEY_STEP_PX, 0),
    ArrowUp: () => panView(view, 0, KEY_STEP_PX),
    ArrowDown: () => panView(view, 0, -KEY_STEP_PX),
    '+': () => zoomView(view, ZOOM_STEP),
    '=': () => zoomView(view, ZOOM_STEP),
    '-': () => zoomView(view, 1 / ZOOM_STEP),
  }
  const next = moves[event.key]?.()
  if (!next) return
  event.preventDefault()
  // A marker that has the focus may not be there any more.
  box.focus({ preventScroll: true })
  target.moveTo(next)
}

/** The points of the map under two fingers stay under them. */
function pinchView(
  view: MapView,
  box: HTMLElement,
  before: readonly [Finger, Finger],
  after: readonly [Finger, Finger],
): MapView {
  const [from, to] = [middle(before), middle(after)]
  const factor = distance(...after) / Math.max(distance(...before), 1)
  const shifted = panView(view, to.clientX - from.clientX, to.clientY - from.clientY)
  return zoomView(shifted, factor, placeOf(shifted, box, to))
}

function placeOf(view: MapView, box: HTMLElement, { clientX, clientY }: Finger) {
  const { left, top, width, height } = box.getBoundingClientRect()
  return pointAt(view, clientX - left - width / 2, clientY - top - height / 2)
}

function middle([one, other]: readonly [Finger, Finger]): Finger {
  return {
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
  }
}

function distance(one: Finger, other: Finger): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}

/** Whether a press is for a control on the map. Markers are links: a press on one may drag the map. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, input, select') !== null
}

function isOnMarker(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a') !== null
}

function capture(box: HTMLElement, pointerId: number): void {
  if (box.hasPointerCapture(pointerId)) return
  try {
    box.setPointerCapture(pointerId)
  } catch {
    // The pointer was lifted meanwhile.
  }
}
