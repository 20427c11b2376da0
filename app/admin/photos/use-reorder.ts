import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'

import { movePhoto, type FormPhoto } from './photo.ts'

/** The tile that is being dragged: its index if dropped now, and where it floats. */
export interface Dragged {
  key: string
  to: number
  box: { left: number; top: number; width: number; height: number }
}

/** Dragging within so many pixels of the window's edge scrolls it. */
const SCROLL_ZONE = 96
const SCROLL_STEP = 14

/**
 * Moves tiles by pointer and by arrow keys. While a tile is dragged, the elements keep their order in
 * the document, because a moved element loses its pointer capture; `preview` has the new order.
 */
export function useReorder(photos: FormPhoto[], move: (photo: FormPhoto, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const grip = useRef({ x: 0, y: 0 })
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const preview = dragged ? movePhoto(photos, dragged.key, dragged.to) : photos

  function startDrag(event: PointerEvent<HTMLButtonElement>, key: string) {
    const tile = event.currentTarget.closest('li')
    if (event.button !== 0 || !tile) return
    const { left, top, width, height } = tile.getBoundingClientRect()
    grip.current = { x: event.clientX - left, y: event.clientY - top }
    event.currentTarget.setPointerCapture(event.pointerId)
    const to = photos.findIndex((photo) => photo.key === key)
    setDragged({ key, to, box: { left, top, width, height } })
  }

  function drag(event: PointerEvent) {
    if (!dragged) return
    scrollNearEdge(event.clientY)
    const over = keyUnderPointer(event)
    const to = preview.findIndex((photo) => photo.key === over)
    const left = event.clientX - grip.current.x
    const top = event.clientY - grip.current.y
    setDragged({ ...dragged, to: to < 0 ? dragged.to : to, box: { ...dragged.box, left, top } })
  }

  function drop() {
    const photo = photos.find(({ key }) => key === dragged?.key)
    if (photo && dragged && photos.indexOf(photo) !== dragged.to) move(photo, dragged.to)
    setDragged(null)
  }

  function moveByKey(event: KeyboardEvent<HTMLButtonElement>, photo: FormPhoto) {
    if (event.key === 'Escape') setDragged(null)
    const to = targetIndex(event.key, photos.indexOf(photo), photos.length)
    if (to === null) return
    event.preventDefault()
    const handle = event.currentTarget
    flushSync(() => move(photo, to))
    handle.focus()
  }

  return {
    list,
    preview,
    dragged,
    handle: (photo: FormPhoto) => ({
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => startDrag(event, photo.key),
      onPointerMove: drag,
      onPointerUp: drop,
      onPointerCancel: () => setDragged(null),
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => moveByKey(event, photo),
    }),
  }
}

function targetIndex(key: string, from: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowUp: from - 1,
    ArrowRight: from + 1,
    ArrowDown: from + 1,
    Home: 0,
    End: count - 1,
  }
  const to = targets[key]
  return to === undefined || to < 0 || to >= count || to === from ? null : to
}

/** The list item is found below the dragged tile, which floats over it. */
function keyUnderPointer({ clientX, clientY }: PointerEvent): string | undefined {
  const elements = document.elementsFromPoint(clientX, clientY)
  return (
    elements.find((element) => element.matches('li[data-key]'))?.getAttribute('data-key') ??
    undefined
  )
}

function scrollNearEdge(y: number): void {
  if (y < SCROLL_ZONE) window.scrollBy(0, -SCROLL_STEP)
  if (y > window.innerHeight - SCROLL_ZONE) window.scrollBy(0, SCROLL_STEP)
}
