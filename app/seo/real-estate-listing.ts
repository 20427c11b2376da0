import type { ImageObject, Offer, Place, RealEstateListing, WithContext } from 'schema-dts'

import { teaser } from '#domain/formatted-text.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'

import { absolute, absoluteUrl } from './address.ts'
import { agencyId } from './agency.ts'
import { DESCRIPTION_LENGTH } from './page-meta.ts'

export function realEstateListing(
  base: string,
  property: Property,
): WithContext<RealEstateListing> {
  const url = absolute(base, absoluteUrl.property(property.id))
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: titleOf(property),
    description: teaser(property.properties_description, DESCRIPTION_LENGTH),
    image: property.photos.map((photo) => image(base, photo, property.photo_texts[photo]?.alt)),
    datePosted: property.created_at,
    dateModified: property.updated_at,
    mainEntity: building(property, `${url}#home`),
    offers: offer(base, property, url),
    inLanguage: 'en-GB',
  }
}

/** A photo of which somebody has said what it shows is more than an address. */
function image(base: string, photo: string, caption: string | undefined): string | ImageObject {
  const url = absolute(base, photoUrl(photo))
  return caption ? { '@type': 'ImageObject', url, contentUrl: url, caption } : url
}

/** A price that is words, such as "Price on request", is no price to a machine. */
export function priceInFigures(price: string): number | undefined {
  const digits = price.replaceAll(/[\s,]/g, '')
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

function offer(base: string, { price, currency }: Property, url: string): Offer {
  const figures = priceInFigures(price)
  return {
    '@type': 'Offer',
    url,
    availability: 'https://schema.org/InStock',
    itemOffered: { '@id': `${url}#home` },
    seller: { '@id': agencyId(base) },
    ...(figures !== undefined && currency !== '' && { price: figures, priceCurrency: currency }),
  }
}

function building(property: Property, id: string): Place {
  const about = {
    '@id': id,
    name: titleOf(property),
    address: {
      '@type': 'PostalAddress' as const,
      addressLocality: property.location_name || 'Dubai',
      addressRegion: 'Dubai',
      addressCountry: 'AE',
    },
  }
  const inside = {
    ...about,
    ...(property.maxarea !== null && {
      floorSize: {
        '@type': 'QuantitativeValue' as const,
        value: property.maxarea,
        unitCode: 'MTK',
      },
    }),
    ...(property.category_name !== '' && { accommodationCategory: property.category_name }),
  }
  const home = {
    ...inside,
    ...(property.bedroom !== null && { numberOfBedrooms: property.bedroom }),
    ...(property.bathroom !== null && { numberOfBathroomsTotal: property.bathroom }),
  }
  switch (property.category_name.trim().toLowerCase()) {
    case 'apartment':
    case 'duplex':
    case 'penthouse':
      return { '@type': 'Apartment', ...home }
    case 'villa':
      return { '@type': 'SingleFamilyResidence', ...home }
    case 'townhouse':
    case 'house':
      return { '@type': 'House', ...home }
    case 'plot':
      return { '@type': 'Place', ...about }
    default:
      return { '@type': 'Accommodation', ...inside }
  }
}
