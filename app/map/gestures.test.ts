import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { listenToGestures } from './gestures.ts'
import { WHOLE_DUBAI, type MapView } from './map-view.ts'

beforeAll(() => void vi.stubGlobal('Element', class extends EventTarget {}))
afterAll(() => void vi.unstubAllGlobals())

test('a map follows a pressed pointer only', () => {
  const { view, send } = listeningMap()
  send('pointerdown', { clientX: 100 })
  send('pointermove', { clientX: 150 })
  expect(view.current.x).toBeLessThan(WHOLE_DUBAI.x)
  send('pointerup', { clientX: 150, buttons: 0 })

  const dragged = view.current
  send('pointermove', { clientX: 250, buttons: 0 })
  expect(view.current).toBe(dragged)
})

test('a press that ended outside of the map moves nothing when the pointer comes back', () => {
  const { view, send } = listeningMap()
  send('pointerdown', { clientX: 100 })
  send('pointermove', { clientX: 300, buttons: 0 })
  send('pointermove', { clientX: 400, buttons: 0 })
  expect(view.current).toBe(WHOLE_DUBAI)

  send('pointerdown', { clientX: 400 })
  send('pointermove', { clientX: 350 })
  expect(view.current.x).toBeGreaterThan(WHOLE_DUBAI.x)
})

/** The view of a map, and a function that sends it events of the mouse. */
function listeningMap() {
  const view: { current: MapView } = { current: WHOLE_DUBAI }
  const show = (next: MapView) => void (view.current = next)
  const target = { view: () => view.current, goal: () => view.current, show, moveTo: show }
  const box = Object.assign(new EventTarget(), {
    hasPointerCapture: () => false,
    setPointerCapture: () => {},
  }) as unknown as HTMLElement
  listenToGestures(box, target, new AbortController().signal)
  const send = (type: string, fields: { clientX: number; buttons?: number }) =>
    box.dispatchEvent(
      Object.assign(new Event(type), {
        pointerId: 1,
        button: 0,
        buttons: 1,
        clientY: 0,
        ...fields,
      }),
    )
  return { view, send }
}
