/** Calls a number, which may be written in any way. */
export function telLink(phone = ''): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}

/** Opens a chat with a number in international form. */
export function whatsappLink(number: string, text?: string): string {
  const digits = number.replaceAll(/\D/g, '').replace(/^00/, '')
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}
