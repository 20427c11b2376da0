/** The people of the agency, shown on the About page and in the company brochure. */
export const team = [
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
] as const
