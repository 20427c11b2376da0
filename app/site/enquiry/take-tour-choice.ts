import { pageLanguage } from '#app/language.tsx'
import { DAY, OFFERED_DAY, OFFERED_TIME, TIME } from '#domain/enquiries/tours/tour-hours.ts'

import { WORDS } from './tour-words.ts'

type Choice = HTMLInputElement | HTMLSelectElement

const PAIRS = [
  { offered: OFFERED_DAY, field: DAY },
  { offered: OFFERED_TIME, field: TIME },
]

/** Sets the radio buttons and the select of a choice to the same value, and writes the message. */
export function takeTourChoice({ name, value, form }: Choice, isOneHome: boolean): void {
  if (!form) return
  const pair = PAIRS.find(({ offered, field }) => name === offered || name === field)
  if (pair) {
    selectOf(form, pair.field).value = value
    for (const radio of form.querySelectorAll<HTMLInputElement>(`[name="${pair.offered}"]`))
      radio.checked = radio.value === value
  }
  writeMessage(form, isOneHome)
}

/** Replaces the message only while it is empty or as it was written here. */
function writeMessage(form: HTMLFormElement, isOneHome: boolean): void {
  const message = form.elements.namedItem('message')
  if (!(message instanceof HTMLTextAreaElement)) return
  if (message.value !== '' && message.value !== message.dataset['written']) return
  const day = selectOf(form, DAY)
  const time = selectOf(form, TIME).value
  const words = WORDS[pageLanguage()]
  message.value = day.value ? words.wish(isOneHome, day.selectedOptions[0]?.text ?? '', time) : ''
  message.dataset['written'] = message.value
  message.dispatchEvent(new Event('input', { bubbles: true }))
}

function selectOf(form: HTMLFormElement, name: string): HTMLSelectElement {
  return form.elements.namedItem(name) as HTMLSelectElement
}
