import { STORAGE_KEYS, viewedProperties } from '#app/site/property/recently-viewed.ts'
import { languageOfForm } from '#domain/enquiries/enquiry-fields.ts'

import { WORDS } from './seen-homes-words.ts'

const CONSENT = 'seen_consent'

/**
 * Adds a checkbox to a form: whether the homes that this browser remembers may be sent along. It is a
 * new one for each enquiry, since a consent is not carried over to the next.
 */
export function offerSeenHomes(form: HTMLFormElement): void {
  form.querySelector(`[name=${CONSENT}]`)?.closest('label')?.remove()
  const button = form.querySelector('button[type=submit]')
  const typed = Object.fromEntries(new FormData(form))
  if (!button || seenIds(typed).length === 0) return
  const wording = WORDS[languageOfForm(typed)].sendSeen
  const label = document.createElement('label')
  label.className =
    'col-span-full mt-3 flex min-h-target items-center gap-3 text-small text-ink-soft'
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.name = CONSENT
  box.value = wording
  box.className = 'min-h-0! size-4.5 flex-none p-0! accent-ink'
  label.append(box, wording)
  // The field keeps the focus: its blur could show an error, which moves the box away from the pointer.
  label.addEventListener('mousedown', (event) => event.preventDefault())
  insertWithoutMoving(button, label, form)
}

/**
 * Below the button or, where that would move the button because the form grows upwards, at the top of
 * the form.
 */
function insertWithoutMoving(button: Element, label: Element, form: HTMLFormElement): void {
  const { top } = button.getBoundingClientRect()
  button.parentElement?.after(label)
  if (Math.abs(button.getBoundingClientRect().top - top) > 1) form.prepend(label)
}

/** What a visitor who has agreed sends along. */
export function seenHomesOf(typed: Record<string, string>): Record<string, string> {
  const { [CONSENT]: wording } = typed
  if (!wording) return {}
  return { [CONSENT]: wording, seen_property_ids: seenIds(typed).join(',') }
}

/** Without the homes that the form is about, which the agent knows. */
function seenIds({ property_id, other_property_ids }: Record<string, unknown>): number[] {
  const viewed = Object.values(STORAGE_KEYS).flatMap(viewedProperties)
  const ids = new Set(viewed.map(({ id }) => id))
  for (const id of [property_id, other_property_ids].join().split(',')) ids.delete(Number(id))
  return [...ids]
}
