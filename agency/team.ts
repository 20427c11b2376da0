export interface TeamMember {
  name: string
  initials: string
  role: string
  email: string
  phone: { label: string; href: string }
  /** The path of a portrait in `app/public`, four wide and five high. Without one, the initials stand there. */
  photo?: string
}

/** The people of the agency, shown on the About page and in the company brochure. */
export const team: readonly TeamMember[] = [
  {
    name: 'Mariam Al Suwaidi',
    initials: 'MS',
    role: 'Chief Executive Officer',
    email: 'mariam@ghafandharbour.example',
    phone: { label: '+971 4 555 0142', href: 'tel:+97145550142' },
  },
  {
    name: 'Daniel Hartley',
    initials: 'DH',
    role: 'Owner',
    email: 'daniel@ghafandharbour.example',
    phone: { label: '+971 50 555 0187', href: 'tel:+971505550187' },
  },
]
