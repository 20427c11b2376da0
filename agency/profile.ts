/** Name and contact details of the agency; read by every page, email, feed and brochure. */
export const profile = {
  name: 'Ghaf & Harbour',
  /** What the names of downloaded files start with. */
  fileName: 'ghaf-and-harbour',
  description:
    'Homes, offices and investment property in Dubai. Registered brokers, one point of contact from first viewing to title deed.',

  /** The office's registration number (ORN) with the Real Estate Regulatory Agency; empty hides it. */
  orn: '28416',

  /** The office, then the mobile, which the portals get. People's own phones are in their profiles. */
  phones: [
    { label: '+971 4 555 0142', href: 'tel:+97145550142' },
    { label: '+971 50 555 0187', href: 'tel:+971505550187' },
  ],
  emails: {
    general: 'hello@ghafandharbour.example',
    careers: 'careers@ghafandharbour.example',
  },
  /** In international form, digits only. */
  whatsapp: '971505550187',
  address: ['Office 1204, Creek Quay Tower', 'Al Jaddaf Waterfront', 'Dubai, United Arab Emirates'],
} as const

/** Opens a chat with the agency, or with another number in international form. */
export function whatsappLink(text?: string, number: string = profile.whatsapp): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${number}${query}`
}
