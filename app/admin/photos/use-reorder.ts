import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'

import { movedTo, type FormPhoto } from './photo.ts'

/** A tile under the pointer: where it floats, how large it is, and the place it would fall into. */
interface Dragged {
  key: string
  to: number
  box: { left: number; top: number; width: number; height: number }
}

const SCROLL_ZONE = 96
const SCROLL_STEP = 14

/**
 * Moves tiles by pointer and by arrow keys. While one is dragged the list keeps its order in the
 * document, and only `shown` tells where each would stand: a node that moved would let the pointer go.
 */
export function useReorder(photos: FormPhoto[], move: (photo: FormPhoto, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const grip = useRef({ x: 0, y: 0 })
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const shown = dragged ? movedTo(photos, dragged.key, dragged.to) : photos

  function take(event: PointerEvent<HTMLButtonElement>, key: string) {
    const tile = event.currentTarget.closest('li')
    if (event.button !== 0 || !tile) return
    const { left, top, width, height } = tile.getBoundingClientRect()
    grip.current = { x: event.clientX - left, y: event.clientY - top }
    event.currentTarget.setPointerCapture(event.pointerId)
    const to = photos.findIndex((photo) => photo.key === key)
    setDragged({ key, to, box: { left, top, width, height } })
  }

  function carry(event: PointerEvent) {
    if (!dragged) return
    scrollNearEdge(event.clientY)
    const over = tileUnder(list.current, event)
    const to = shown.findIndex((photo) => photo.key === over)
    const left = event.clientX - grip.current.x
    const top = event.clientY - grip.current.y
    setDragged({ ...dragged, to: to < 0 ? dragged.to : to, box: { ...dragged.box, left, top } })
  }

  function letFall() {
    const photo = photos.find(({ key }) => key === dragged?.key)
    if (photo && dragged && photos.indexOf(photo) !== dragged.to) move(photo, dragged.to)
    setDragged(null)
  }

  function step(event: KeyboardEvent<HTMLButtonElement>, photo: FormPhoto) {
    if (event.key === 'Escape') setDragged(null)
    const to = target(event.key, photos.indexOf(photo), photos.length)
    if (to === null) return
    event.preventDefault()
    const handle = event.currentTarget
    flushSync(() => move(photo, to))
    handle.focus()
  }

  return {
    list,
    shown,
    dragged,
    handle: (photo: FormPhoto) => ({
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => take(event, photo.key),
      onPointerMove: carry,
      onPointerUp: letFall,
      onPointerCancel: () => setDragged(null),
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => step(event, photo),
    }),
  }
}

function target(key: string, from: number, count: number): number | null {
  const to = { ArrowLeft: from - 1, ArrowUp: from - 1, ArrowRight: from + 1, ArrowDown: from + 1 }
  const ends = { Home: 0, End: count - 1 }
  const place = { ...to, ...ends }[key]
  return place === undefined || place < 0 || place >= count || place === from ? null : place
}

function tileUnder(list: HTMLUListElement | null, at: { clientX: number; clientY: number }) {
  const tiles = list?.querySelectorAll<HTMLLIElement>('li[data-key]') ?? []
  const over = [...tiles].find((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect()
    return at.clientX >= left && at.clientX <= right && at.clientY >= top && at.clientY <= bottom
  })
  return over?.dataset['key']
}

function scrollNearEdge(y: number): void {
  if (y < SCROLL_ZONE) window.scrollBy(0, -SCROLL_STEP)
  if (y > window.innerHeight - SCROLL_ZONE) window.scrollBy(0, SCROLL_STEP)
}
