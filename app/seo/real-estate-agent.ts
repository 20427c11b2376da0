import type { RealEstateAgent, WithContext } from 'schema-dts'

import { profile } from '#agency/profile.ts'

import * as urls from '#app/urls.ts'

/** The JSON-LD id by which all pages refer to the agency, which the home page describes. */
export function agencyId(base: string): string {
  return `${base}/#agency`
}

export function realEstateAgent(base: string): WithContext<RealEstateAgent> {
  const [office, building] = profile.address
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': agencyId(base),
    name: profile.name,
    description: profile.description,
    url: urls.absolute(base, urls.home),
    logo: urls.absolute(base, '/icon-512.png'),
    image: urls.absolute(base, '/share.jpg'),
    telephone: profile.phones[0].label,
    email: profile.emails.general,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${office}, ${building}`,
      addressLocality: 'Dubai',
      addressCountry: 'AE',
    },
    areaServed: { '@type': 'City', name: 'Dubai' },
    sameAs: profile.socials.map(({ href }) => href),
  }
}
