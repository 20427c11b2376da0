import type { MapAndSocials } from '#domain/agency/sections/identity.ts'

/** The map of the contact page, and the agency's pages on social media. */
export const mapAndSocials: MapAndSocials = {
  map: {
    url: 'https://www.google.com/maps?q=Al+Jaddaf+Waterfront,+Dubai&z=14&output=embed',
    needsConsent: false,
    ground: 'drawing',
    office: { latitude: 25.215, longitude: 55.327 },
  },
  socials: [
    { network: 'Instagram', href: 'https://www.instagram.com/ghafandharbour' },
    { network: 'LinkedIn', href: 'https://www.linkedin.com/company/ghafandharbour' },
    { network: 'Facebook', href: 'https://www.facebook.com/ghafandharbour' },
    { network: 'YouTube', href: 'https://www.youtube.com/@ghafandharbour' },
    { network: 'X', href: 'https://x.com/ghafandharbour' },
  ],
}
