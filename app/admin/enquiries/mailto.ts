/**
 * A `mailto:` link. The address was typed by a visitor, so it is escaped: a question mark in it could
 * otherwise add recipients or text to the email.
 */
export function mailto(address: string, subject?: string): string {
  const to = address.split('@').map(encodeURIComponent).join('@')
  return subject === undefined
    ? `mailto:${to}`
    : `mailto:${to}?subject=${encodeURIComponent(subject)}`
}
