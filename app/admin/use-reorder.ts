import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'

/** Something in a list that can be ordered. */
interface Keyed {
  key: string
}

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
export function useReorder<Item extends Keyed>(
  items: readonly Item[],
  move: (item: Item, to: number) => void,
) {
  const list = useRef<HTMLUListElement>(null)
  const grip = useRef({ x: 0, y: 0 })
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const preview = dragged ? moveItem(items, dragged.key, dragged.to) : items

  function startDrag(event: PointerEvent<HTMLButtonElement>, key: string) {
    const tile = event.currentTarget.closest('li')
    if (event.button !== 0 || !tile) return
    const { left, top, width, height } = tile.getBoundingClientRect()
    grip.current = { x: event.clientX - left, y: event.clientY - top }
    event.currentTarget.setPointerCapture(event.pointerId)
    const to = items.findIndex((item) => item.key === key)
    setDragged({ key, to, box: { left, top, width, height } })
  }

  function drag(event: PointerEvent) {
    if (!dragged) return
    scrollNearEdge(event.clientY)
    const over = keyUnderPointer(event)
    const to = preview.findIndex((item) => item.key === over)
    const left = event.clientX - grip.current.x
    const top = event.clientY - grip.current.y
    setDragged({ ...dragged, to: to < 0 ? dragged.to : to, box: { ...dragged.box, left, top } })
  }

  function drop() {
    const item = items.find(({ key }) => key === dragged?.key)
    if (item && dragged && items.indexOf(item) !== dragged.to) move(item, dragged.to)
    setDragged(null)
  }

  function moveByKey(event: KeyboardEvent<HTMLButtonElement>, item: Item) {
    if (event.key === 'Escape') setDragged(null)
    const to = targetIndex(event.key, items.indexOf(item), items.length)
    if (to === null) return
    event.preventDefault()
    const handle = event.currentTarget
    flushSync(() => move(item, to))
    handle.focus()
  }

  return {
    list,
    preview,
    dragged,
    handle: (item: Item) => ({
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => startDrag(event, item.key),
      onPointerMove: drag,
      onPointerUp: drop,
      onPointerCancel: () => setDragged(null),
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => moveByKey(event, item),
    }),
  }
}

/** The items with one of them at another index. */
export function moveItem<Item extends Keyed>(items: readonly Item[], key: string, to: number) {
  const moved = items.find((item) => item.key === key)
  if (!moved) return [...items]
  return items.filter((item) => item !== moved).toSpliced(to, 0, moved)
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
