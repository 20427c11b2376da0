import type {
  BlogPosting,
  BreadcrumbList,
  ImageObject,
  Offer,
  Person,
  Place,
  RealEstateAgent,
  RealEstateListing,
} from 'schema-dts'

import * as urls from '#app/urls.ts'
import type { AgentView } from '#app/site/agents/agent-view.ts'
import { teaser } from '#domain/formatted-text.ts'
import { pathIn, type Language } from '#domain/language.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import type { Post } from '#domain/posts/post.ts'
import { purposeOf } from '#domain/properties/property-type.ts'
import { isOffered } from '#domain/properties/publication.ts'
import { categoryKind, splitList, titleOf, type Property } from '#domain/properties/property.ts'
import type { PublicAgency } from '#domain/agency/public-agency.ts'

import { DESCRIPTION_LENGTH } from './page-meta.ts'
import { WORDS } from './words.ts'

// What search engines read about a page, as JSON-LD. Only the server needs this code. Texts of the
// agency are given in the page's language already.

function addressOf(base: string, language: Language, path: string): string {
  return urls.absolute(base, pathIn(language, path))
}

/** The JSON-LD id, in both languages, by which all pages refer to the agency, which the home page describes. */
function agencyId(base: string): string {
  return `${base}/#agency`
}

export function realEstateAgent(
  base: string,
  agency: PublicAgency,
  language: Language = 'en',
): Exclude<RealEstateAgent, string> {
  const { dubai } = WORDS[language]
  return {
    '@type': 'RealEstateAgent',
    '@id': agencyId(base),
    name: agency.name,
    description: agency.description,
    url: addressOf(base, language, urls.home),
    logo: urls.absolute(base, '/icon-512.png'),
    image: urls.absolute(base, '/share.jpg'),
    telephone: agency.phones[0] ?? '',
    email: agency.emails.general,
    address: {
      '@type': 'PostalAddress',
      streetAddress: agency.address.slice(0, 2).join(', '),
      addressLocality: dubai,
      addressCountry: 'AE',
    },
    areaServed: { '@type': 'City', name: dubai },
    sameAs: agency.socials.map(({ href }) => href),
  }
}

/** A person of the agency. */
export function agentPage(
  base: string,
  agency: PublicAgency,
  agent: AgentView,
  language: Language = 'en',
): Exclude<Person, string> {
  const url = addressOf(base, language, urls.agent(agent.id))
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    url,
    name: agent.name,
    worksFor: realEstateAgent(base, agency, language),
    ...(agent.jobTitle && { jobTitle: agent.jobTitle }),
    ...(agent.about && { description: teaser(agent.about, DESCRIPTION_LENGTH) }),
    ...(agent.photo && { image: urls.absolute(base, photoUrl(agent.photo.name)) }),
    ...(agent.phone && { telephone: agent.phone.label }),
    ...(agent.email && { email: agent.email }),
    ...(agent.languages && { knowsLanguage: splitList(agent.languages) }),
    ...(agent.brn && {
      identifier: { '@type': 'PropertyValue', propertyID: 'BRN', value: agent.brn },
    }),
  }
}

/** From the home page, which is not among the crumbs, to the current page. */
export function breadcrumbs(
  base: string,
  crumbs: readonly { label: string; to?: string; path?: string }[],
  language: Language = 'en',
): BreadcrumbList {
  const all = [{ label: WORDS[language].home, to: urls.home }, ...crumbs]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ label, to, path = to ?? urls.home }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addressOf(base, language, path),
    })),
  }
}

export function blogPosting(
  base: string,
  post: Omit<Post, 'metadescription'>,
  summary: string,
  language: Language = 'en',
): BlogPosting {
  const url = addressOf(base, language, urls.post(post.id))
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: summary,
    image: urls.absolute(base, post.photo_url),
    datePublished: post.date,
    dateModified: post.updated_at,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@id': agencyId(base) },
    inLanguage: WORDS[language].locale,
  }
}

export function realEstateListing(
  base: string,
  property: Property,
  language: Language = 'en',
): RealEstateListing {
  const url = addressOf(base, language, urls.property(property.id))
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: titleOf(property, WORDS[language].property),
    description: teaser(property.properties_description, DESCRIPTION_LENGTH),
    image: property.photos.map((photo) => image(base, photo, property.photo_texts[photo]?.alt)),
    datePosted: property.created_at,
    dateModified: property.updated_at,
    mainEntity: accommodation(property, `${url}#home`, language),
    offers: offer(base, property, url),
    inLanguage: WORDS[language].locale,
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

const LEASE = 'http://purl.org/goodrelations/v1#LeaseOut'

/** Units of time by the codes of UN/CEFACT. */
const RENT_UNITS = { year: 'ANN', month: 'MON', week: 'WEE', day: 'DAY' }

function offer(base: string, property: Property, url: string): Offer {
  const { price, currency, status, rent_period } = property
  const amount = numericPrice(price)
  const isPriced = amount !== undefined && currency !== ''
  return {
    '@type': 'Offer',
    url,
    availability: `https://schema.org/${isOffered(status) ? 'InStock' : 'SoldOut'}`,
    itemOffered: { '@id': `${url}#home` },
    seller: { '@id': agencyId(base) },
    ...(purposeOf(property) === 'rent' && { businessFunction: { '@id': LEASE } }),
    ...(isPriced && { price: amount, priceCurrency: currency }),
    ...(isPriced &&
      rent_period && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: amount,
          priceCurrency: currency,
          unitCode: RENT_UNITS[rent_period],
        },
      }),
  }
}

/** The categories of homes, which have rooms, with their types. */
const HOMES = new Map([
  ['apartment', 'Apartment'],
  ['duplex', 'Apartment'],
  ['penthouse', 'Apartment'],
  ['villa', 'SingleFamilyResidence'],
  ['townhouse', 'House'],
  ['house', 'House'],
])

function accommodation(property: Property, id: string, language: Language): Place {
  const words = WORDS[language]
  const { category_name, maxarea, bedroom, bathroom } = property
  const category = categoryKind(property).trim().toLowerCase()
  const isPlot = category === 'plot'
  const home = HOMES.get(category)
  return {
    '@type': home ?? (isPlot ? 'Place' : 'Accommodation'),
    '@id': id,
    name: titleOf(property, words.property),
    address: {
      '@type': 'PostalAddress',
      addressLocality: property.location_name || words.dubai,
      addressRegion: words.dubai,
      addressCountry: 'AE',
    },
    ...(maxarea !== null &&
      !isPlot && {
        floorSize: { '@type': 'QuantitativeValue', value: maxarea, unitCode: 'MTK' },
      }),
    ...(category_name !== '' && !isPlot && { accommodationCategory: category_name }),
    ...(bedroom !== null && home && { numberOfBedrooms: bedroom }),
    ...(bathroom !== null && home && { numberOfBathroomsTotal: bathroom }),
  } as Place
}
