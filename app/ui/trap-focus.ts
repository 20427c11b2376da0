import type { KeyboardEvent } from 'react'

/** A key handler of a modal box: Tab goes from its last control to its first, and back. */
export function trapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const controls = 'button, a, input, select, textarea'
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  )
  if (event.shiftKey) stops.reverse()
  if (document.activeElement !== stops.at(-1)) return
  event.preventDefault()
  stops[0]?.focus()
}
