import { pageLanguage } from '#app/language.tsx'
import { toast } from '#app/ui/toast.tsx'
import * as urls from '#app/urls.ts'
import { pathIn } from '#domain/language.ts'

import { MAX_SAVED } from './ids.ts'
import { WORDS } from './save-words.ts'
import { savedIds, toggleSavedId } from './saved-properties.ts'

// Updates the save buttons, which the server renders unpressed for everyone. Downloaded when one is
// first clicked, or with the page if something was saved before.

const language = pageLanguage()
const words = WORDS[language]

/** Saves or removes a property, and updates all its buttons. */
export function toggleSaved(id: number): void {
  if (!toggleSavedId(id)) toast.error(words.full(MAX_SAVED))
  refresh()
}

/** Updates the state of the buttons, and the link to the shortlist in the header. */
function refresh(): void {
  const ids = savedIds()
  for (const button of document.querySelectorAll('[data-save]')) {
    const pressed = String(ids.includes(Number(button.getAttribute('data-save'))))
    if (button.getAttribute('aria-pressed') !== pressed)
      button.setAttribute('aria-pressed', pressed)
  }
  const linkBox = document.querySelector<HTMLElement>('[data-shortlist]')
  const list = ids.join(',')
  if (!linkBox || linkBox.dataset['shortlist'] === list) return
  linkBox.dataset['shortlist'] = list
  linkBox.replaceChildren(...(ids.length > 0 ? [shortlistLink(ids)] : []))
}

function shortlistLink(ids: readonly number[]): HTMLElement {
  const link = document.createElement('a')
  link.href = pathIn(language, urls.shortlist(ids))
  link.className =
    'inline-flex min-h-target min-w-target items-center justify-center gap-1.5 text-small font-strong text-brass-deep numerals group-has-[:popover-open]/header:text-brass'
  link.innerHTML = `<svg width="20" height="20" fill="currentColor" aria-hidden="true"><use href="#icon-heart"/></svg><span class="sr-only">${words.shortlist}: </span>${ids.length}`
  return link
}

// A search adds and removes cards, and may reuse a card for another property.
new MutationObserver(refresh).observe(document.body, {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['data-save', 'aria-pressed'],
})
addEventListener('storage', refresh)
refresh()
