import { flushSync } from 'react-dom'

/** As a ref: moves the focus to an element that appears after a user's action. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** Focuses a field of a form, such as the first invalid one. */
export function focusField(form: HTMLFormElement, name: string | undefined): void {
  const field = name === undefined ? null : form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** Whether a form shows a field, and so what is wrong with it. */
export function hasField(form: HTMLFormElement, name: string): boolean {
  return form.querySelector(`[name="${name}"], [data-field="${name}"]`) !== null
}

/**
 * Makes a change that may remove the article with the focus from a list. The focus then goes to the
 * heading of the article that takes its place, or to the page's title if none is left.
 */
export function keepFocusInList(headingSelector: string, change: () => void): void {
  const headings = () => [...document.querySelectorAll<HTMLElement>(headingSelector)]
  const focused = headings().findIndex((heading) =>
    heading.closest('article')?.contains(document.activeElement),
  )
  flushSync(change)
  if (focused < 0 || document.activeElement !== document.body) return
  const remaining = headings()
  const next = remaining[Math.min(focused, remaining.length - 1)]
  ;(next ?? document.getElementById('admin-title'))?.focus()
}
