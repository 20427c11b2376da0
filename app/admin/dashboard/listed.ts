import type { Dispatch, SetStateAction } from 'react'
import { flushSync } from 'react-dom'

export interface Listed<Item> {
  list: Item[] | null
  setList: Dispatch<SetStateAction<Item[] | null>>
  refresh: () => Promise<void>
}

/** Takes a removed item off the screen at once, and gives the focus to the card in its place. */
export function leaveOut<Item extends { id: number }>(
  setList: Listed<Item>['setList'],
  id: number,
): void {
  const titles = () => [...document.querySelectorAll<HTMLElement>('[data-card-title]')]
  const focused = titles().findIndex((title) =>
    title.closest('article')?.contains(document.activeElement),
  )
  flushSync(() => setList((list) => list?.filter((item) => item.id !== id) ?? null))
  // Somebody who has gone on to another card in the meantime stays there.
  if (focused < 0 || document.activeElement !== document.body) return
  const left = titles()
  const next = left[Math.min(focused, left.length - 1)]
  ;(next ?? document.getElementById('admin-title'))?.focus()
}
