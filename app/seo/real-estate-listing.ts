import type { ImageObject, Offer, Place, RealEstateListing, WithContext } from 'schema-dts'

import { teaser } from '#domain/formatted-text.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'

import * as urls from '#app/urls.ts'
import { agencyId } from './real-estate-agent.ts'
import { DESCRIPTION_LENGTH } from './page-meta.ts'

export function realEstateListing(
  base: string,
  property: Property,
): WithContext<RealEstateListing> {
  const url = urls.absolute(base, urls.property(property.id))
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
    mainEntity: accommodation(property, `${url}#home`),
    offers: offer(base, property, url),
    inLanguage: 'en-GB',
  }
}

/** A photo with a caption is an object, any other a URL. */
function image(base: string, photo: string, caption: string | undefined): string | ImageObject {
  const url = urls.absolute(base, photoUrl(photo))
  return caption ? { '@type': 'ImageObject', url, contentUrl: url, caption } : url
}

/** Undefined for a price in words, such as "Price on request". */
export function numericPrice(price: string): number | undefined {
  const digits = price.replaceAll(/[\s,]/g, '')
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

function offer(base: string, { price, currency }: Property, url: string): Offer {
  const amount = numericPrice(price)
  return {
    '@type': 'Offer',
    url,
    availability: 'https://schema.org/InStock',
    itemOffered: { '@id': `${url}#home` },
    seller: { '@id': agencyId(base) },
    ...(amount !== undefined && currency !== '' && { price: amount, priceCurrency: currency }),
  }
}

function accommodation(property: Property, id: string): Place {
  const place = {
    '@id': id,
    name: titleOf(property),
    address: {
      '@type': 'PostalAddress' as const,
      addressLocality: property.location_name || 'Dubai',
      addressRegion: 'Dubai',
      addressCountry: 'AE',
    },
  }
  const withArea = {
    ...place,
    ...(property.maxarea !== null && {
      floorSize: {
        '@type': 'QuantitativeValue' as const,
        value: property.maxarea,
        unitCode: 'MTK',
      },
    }),
    ...(property.category_name !== '' && { accommodationCategory: property.category_name }),
  }
  const withRooms = {
    ...withArea,
    ...(property.bedroom !== null && { numberOfBedrooms: property.bedroom }),
    ...(property.bathroom !== null && { numberOfBathroomsTotal: property.bathroom }),
  }
  switch (property.category_name.trim().toLowerCase()) {
    case 'apartment':
    case 'duplex':
    case 'penthouse':
      return { '@type': 'Apartment', ...withRooms }
    case 'villa':
      return { '@type': 'SingleFamilyResidence', ...withRooms }
    case 'townhouse':
    case 'house':
      return { '@type': 'House', ...withRooms }
    case 'plot':
      return { '@type': 'Place', ...place }
    default:
      return { '@type': 'Accommodation', ...withArea }
  }
}
