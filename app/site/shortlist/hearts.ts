import { toast } from '#app/ui/toast.tsx'

import { MOST_SAVED, shortlistAddress } from './ids.ts'
import { saved, toggle } from './kept.ts'

// The hearts were drawn by the server for everybody alike; this brings them to life. It is fetched
// when one is first pressed, and at once only where something was saved before.

/** Turns a heart on or off, on every card that shows the same home. */
export function press(id: number): void {
  if (!toggle(id)) toast.error(`A shortlist holds ${MOST_SAVED} homes.`)
  paint()
}

/** Shows what is saved: on the hearts, and on the way to the shortlist. */
export function paint(): void {
  const ids = saved()
  for (const heart of document.querySelectorAll('[data-save]')) {
    const pressed = String(ids.includes(Number(heart.getAttribute('data-save'))))
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed)
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-shortlist]')) {
    link.style.visibility = ids.length > 0 ? 'visible' : ''
    link.href = shortlistAddress(ids)
    const count = link.querySelector('[data-count]')
    if (count && count.textContent !== `${ids.length}`) count.textContent = `${ids.length}`
  }
}

// Cards come and go as one searches, and a card may become another home's.
new MutationObserver(paint).observe(document.body, {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['data-save', 'aria-pressed'],
})
addEventListener('storage', paint)
paint()
