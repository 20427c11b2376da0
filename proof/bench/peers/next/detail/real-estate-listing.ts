import { teaser } from '@/content/formatted-text'
import { photoUrl } from '@/content/photo'
import { BASE } from '@/ui/json-ld'

import type { ShownPhoto, ShownProperty } from './shown-property'

const KINDS: Partial<Record<string, string>> = {
  apartment: 'Apartment',
  duplex: 'Apartment',
  penthouse: 'Apartment',
  villa: 'SingleFamilyResidence',
  townhouse: 'House',
  house: 'House',
}

/** A property for search engines. */
export function realEstateListing(property: ShownProperty, descriptionLength: number) {
  const url = `${BASE}/properties2/${property.id}`
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: property.title,
    description: teaser(property.description, descriptionLength),
    image: property.photos.map(image),
    datePosted: property.created_at,
    dateModified: property.updated_at,
    mainEntity: building(property, `${url}#home`),
    offers: {
      '@type': 'Offer',
      url,
      availability: 'https://schema.org/InStock',
      itemOffered: { '@id': `${url}#home` },
      seller: { '@id': `${BASE}/#agency` },
      ...(property.amount !== null && {
        price: property.amount,
        priceCurrency: property.currency,
      }),
    },
    inLanguage: 'en-GB',
  }
}

/** A photo of which somebody has said what it shows is more than an address. */
function image({ name, alt: caption }: ShownPhoto) {
  const url = `${BASE}${photoUrl(name)}`
  return caption ? { '@type': 'ImageObject', url, contentUrl: url, caption } : url
}

function building(property: ShownProperty, id: string) {
  const { category, maxarea, bedroom, bathroom } = property
  return {
    '@type': KINDS[category.trim().toLowerCase()] ?? 'Accommodation',
    '@id': id,
    name: property.title,
    address: {
      '@type': 'PostalAddress',
      addressLocality: property.location || 'Dubai',
      addressRegion: 'Dubai',
      addressCountry: 'AE',
    },
    ...(maxarea !== null && {
      floorSize: { '@type': 'QuantitativeValue', value: maxarea, unitCode: 'MTK' },
    }),
    ...(category !== '' && { accommodationCategory: category }),
    ...(bedroom !== null && { numberOfBedrooms: bedroom }),
    ...(bathroom !== null && { numberOfBathroomsTotal: bathroom }),
  }
}
