import agency from './agency.json'

/** The agency's own words and photographs, written beside this file before the build. */
export const { site, photos: PHOTOS } = agency

export function whatsappLink(text?: string): string {
  const question = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${site.whatsapp}${question}`
}
