/** As a ref: what appears because somebody asked for it takes the focus, once. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** Leads to a field of a form, such as the first that is wrong. */
export function focusOn(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
