import { useState, type PointerEvent } from 'react'
import { expect, test, vi } from 'vitest'

import { renderHook } from '#test/render-hook.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

import { useDrag, type MovingCard } from './use-drag.ts'

const ENQUIRY = { id: 1, stage: 'new' } as Enquiry

test('a pressed card is dragged, and a press that ended elsewhere drags nothing', async () => {
  const { result, act } = await renderHook(() => {
    const [moving, setMoving] = useState<MovingCard | null>(null)
    return { moving, cardProps: useDrag({ moving, setMoving, drop: () => {} })(ENQUIRY) }
  })
  vi.stubGlobal('Element', EventTarget)
  Object.assign(document, { elementsFromPoint: () => [] })

  await act(() => result().cardProps.onPointerDown(pointer({ clientX: 0 })))
  await act(() => result().cardProps.onPointerMove(pointer({ clientX: 50, buttons: 0 })))
  await act(() => result().cardProps.onPointerMove(pointer({ clientX: 90 })))
  expect(result().moving).toBeNull()

  await act(() => result().cardProps.onPointerDown(pointer({ clientX: 0 })))
  await act(() => result().cardProps.onPointerMove(pointer({ clientX: 50 })))
  expect(result().moving).toMatchObject({ id: 1, box: { left: 50 } })
})

/** An event of the mouse over the card, with its button pressed. */
function pointer(fields: { clientX: number; buttons?: number }) {
  const currentTarget = {
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 100, height: 40 }),
    setPointerCapture: () => {},
  }
  const event = { pointerType: 'mouse', button: 0, buttons: 1, clientY: 0, currentTarget }
  return { ...event, ...fields } as unknown as PointerEvent<HTMLElement>
}
