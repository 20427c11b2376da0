/**
 * A link that begins a letter to somebody. An address may hold a question mark and what follows one
 * in a link, so that it could add a recipient of its own; it is written in a way that it cannot.
 */
export function mailto(address: string, subject?: string): string {
  const to = address.split('@').map(encodeURIComponent).join('@')
  return subject === undefined
    ? `mailto:${to}`
    : `mailto:${to}?subject=${encodeURIComponent(subject)}`
}
