import type { Partners } from '#domain/agency/sections/pages.ts'

/** The developers whose logos the home page shows. */
export const partners: Partners = {
  partners: [
    {
      name: 'Khor Meridian',
      logo: { src: '/brand/partner-khor-meridian.svg', width: 238, height: 56 },
    },
    { name: 'Tidemark', logo: { src: '/brand/partner-tidemark.svg', width: 170, height: 56 } },
    {
      name: 'Saffar Lane Developments',
      logo: { src: '/brand/partner-saffar-lane.svg', width: 161, height: 56 },
    },
    { name: 'Oryx Row', logo: { src: '/brand/partner-oryx-row.svg', width: 173, height: 56 } },
  ],
}
