/** The developers whose logos the home page shows. */
export const partners = [
  { name: 'Khor Meridian', logo: '/brand/partner-khor-meridian.svg', width: 238, height: 56 },
  { name: 'Tidemark', logo: '/brand/partner-tidemark.svg', width: 170, height: 56 },
  {
    name: 'Saffar Lane Developments',
    logo: '/brand/partner-saffar-lane.svg',
    width: 161,
    height: 56,
  },
  { name: 'Oryx Row', logo: '/brand/partner-oryx-row.svg', width: 173, height: 56 },
] as const
