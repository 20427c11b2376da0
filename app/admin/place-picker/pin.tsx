import { useEffectEvent, useLayoutEffect, useRef, type PointerEvent } from 'react'

import { placedAt } from '#app/map/map-labels.tsx'
import { classes } from '#app/ui/classes.ts'
import { toDrawing } from '#domain/geo/map-drawing.ts'
import type { Point } from '#domain/geo/point.ts'

interface PinProps {
  point: Point
  /** Whether the place was chosen; the pin is hollow before. */
  isSet: boolean
  label: string
  /** By keys: pixels to the right and down. */
  onMoveBy: (right: number, down: number) => void
  /** By hand: where its tip is in the window. */
  onMoveTo: (clientX: number, clientY: number) => void
  /** Sets it where it stands. */
  onSet: () => void
}

const STEP_PX = 4
const LARGE_STEP_PX = 48

const DIRECTIONS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function Pin({ point, isSet, label, onMoveBy, onMoveTo, onSet }: PinProps) {
  const button = useRef<HTMLButtonElement>(null)
  /** From the pointer to the tip, while the pin is dragged. */
  const grip = useRef<readonly [right: number, down: number]>(null)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key]
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return
    // The map's own listener would otherwise pan the map with the same key.
    event.stopPropagation()
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX
    onMoveBy(direction[0] * step, direction[1] * step)
  })
  // Attached before the dialog focuses the pin, so that a key that is pressed at once counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    const element = button.current
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [])

  function grab(event: PointerEvent<HTMLButtonElement>) {
    const { left, width, bottom } = event.currentTarget.getBoundingClientRect()
    grip.current = [left + width / 2 - event.clientX, bottom - event.clientY]
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  return (
    <button
      ref={button}
      type="button"
      data-first
      aria-label={label}
      aria-describedby="pin-keys"
      onClick={onSet}
      onPointerDown={grab}
      onPointerMove={({ clientX, clientY }) => {
        if (grip.current) onMoveTo(clientX + grip.current[0], clientY + grip.current[1])
      }}
      onPointerUp={() => (grip.current = null)}
      onPointerCancel={() => (grip.current = null)}
      style={placedAt(toDrawing(point))}
      className="map-point -ms-6 -mt-14 h-14 w-12 cursor-move touch-none"
    >
      <svg viewBox="0 0 48 56" aria-hidden="true" className="size-full overflow-visible">
        <ellipse cx="24" cy="55" rx="6" ry="2.5" className="fill-ink-deep/25" />
        <path
          d="M24 55C21 46 10 38 10 26a14 14 0 0 1 28 0c0 12-11 20-14 29Z"
          strokeDasharray={isSet ? undefined : '3 3'}
          className={classes(
            'stroke-ink-deep stroke-[1.5]',
            isSet ? 'fill-brass-deep' : 'fill-paper-bright',
          )}
        />
        <circle cx="24" cy="26" r="5" className={isSet ? 'fill-paper' : 'fill-ink'} />
      </svg>
    </button>
  )
}
