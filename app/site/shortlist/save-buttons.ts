import { toast } from '#app/ui/toast.tsx'

import { MOST_SAVED, shortlistAddress } from './ids.ts'
import { saved, toggle } from './saved-properties.ts'

// The hearts were drawn by the server for everybody alike; this brings them to life. It is fetched
// when one is first pressed, and at once only where something was saved before.

/** Turns a heart on or off, on every card that shows the same home. */
export function press(id: number): void {
  if (!toggle(id)) toast.error(`A shortlist holds ${MOST_SAVED} homes.`)
  paint()
}

/** Shows what is saved: on the hearts, and on the way to the shortlist. */
function paint(): void {
  const ids = saved()
  for (const heart of document.querySelectorAll('[data-save]')) {
    const pressed = String(ids.includes(Number(heart.getAttribute('data-save'))))
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed)
  }
  const place = document.querySelector<HTMLElement>('[data-shortlist]')
  const list = ids.join(',')
  if (!place || place.dataset['shortlist'] === list) return
  place.dataset['shortlist'] = list
  place.replaceChildren(...(ids.length > 0 ? [linkTo(ids)] : []))
}

/** In the header, whose room for it is free. */
function linkTo(ids: readonly number[]): HTMLElement {
  const link = document.createElement('a')
  link.href = shortlistAddress(ids)
  link.className =
    'inline-flex min-h-target min-w-target items-center justify-center gap-1.5 text-small font-[560] text-brass-deep numerals group-has-[:popover-open]/header:text-brass'
  link.innerHTML = `<svg width="20" height="20" fill="currentColor" aria-hidden="true"><use href="#icon-heart"/></svg><span class="sr-only">Shortlist: </span>${ids.length}`
  return link
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
