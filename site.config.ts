/** The agency. Everything here is shown as it stands; change it, and every page follows. */
export const site = {
  name: 'Ghaf & Harbour',
  description:
    'Homes, offices and investment property in Dubai. Registered brokers, one point of contact from first viewing to title deed.',

  /** The first is the office, the second the mobile. */
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
  map: 'https://www.google.com/maps?q=Al+Jaddaf+Waterfront,+Dubai&z=14&output=embed',
  socials: [
    { network: 'Instagram', href: 'https://www.instagram.com/ghafandharbour' },
    { network: 'LinkedIn', href: 'https://www.linkedin.com/company/ghafandharbour' },
    { network: 'Facebook', href: 'https://www.facebook.com/ghafandharbour' },
    { network: 'YouTube', href: 'https://www.youtube.com/@ghafandharbour' },
    { network: 'X', href: 'https://x.com/ghafandharbour' },
  ],

  services: [
    {
      name: 'Residential',
      text: 'Apartments, villas and townhouses for people who intend to live in them. We shortlist, accompany every viewing and negotiate on your behalf.',
    },
    {
      name: 'Commercial',
      text: 'Offices, shops and whole floors, with the licence zone, parking ratio and fit-out cost checked before you view.',
    },
    {
      name: 'Investment',
      text: 'Yield, service charge and resale history for each building, set out on one page so that two choices can be compared fairly.',
    },
    {
      name: 'Property management',
      text: 'Tenants, maintenance and accounts in one monthly statement. You hear from the same person each time.',
    },
  ],
  reasons: [
    {
      name: 'Tax efficient',
      text: 'No annual property tax, and no personal income tax on the rent a home earns.',
    },
    {
      name: 'Secure environment',
      text: 'Registered title, escrow for off-plan payments and streets where children still walk home.',
    },
    {
      name: 'Premium facilities',
      text: 'Clinics, schools, marinas and an airport that reaches most of the world in one flight.',
    },
    {
      name: 'Residence visa',
      text: 'For expats aged 55 and above with more than 10 years in Dubai.',
    },
  ],
  partners: [
    { name: 'Khor Meridian', logo: '/brand/partner-khor-meridian.svg', width: 238, height: 56 },
    { name: 'Tidemark', logo: '/brand/partner-tidemark.svg', width: 170, height: 56 },
    {
      name: 'Saffar Lane Developments',
      logo: '/brand/partner-saffar-lane.svg',
      width: 161,
      height: 56,
    },
    { name: 'Oryx Row', logo: '/brand/partner-oryx-row.svg', width: 173, height: 56 },
  ],
  companies: [
    {
      name: 'Sidr',
      trade: 'Recruitment',
      href: 'https://sidr.example',
      logo: '/brand/company-sidr.svg',
      width: 98,
      height: 40,
    },
    {
      name: 'Samar',
      trade: 'Marketing',
      href: 'https://samar.example',
      logo: '/brand/company-samar.svg',
      width: 121,
      height: 40,
    },
    {
      name: 'Arak',
      trade: 'Fiduciary',
      href: 'https://arak.example',
      logo: '/brand/company-arak.svg',
      width: 106,
      height: 40,
    },
    {
      name: 'Arta',
      trade: 'Blockchain',
      href: 'https://arta.example',
      logo: '/brand/company-arta.svg',
      width: 101,
      height: 40,
    },
  ],
  team: [
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
  ],
} as const

export function whatsappLink(text?: string): string {
  const question = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${site.whatsapp}${question}`
}
