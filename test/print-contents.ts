import type { PrintResolution } from '#domain/pdf/canvas/photos-for-print.server.ts'
import type {
  ShareImageContent,
  CompanyBrochureContent,
  PropertyBrochureContent,
  PhotosByName,
} from '#domain/pdf/page-content.ts'

import { jpeg, png } from './samples.ts'

/** For tests of the layout, which does not depend on the resolution. */
export const LOW_RESOLUTION: PrintResolution = { dotsPerPoint: 0.4, quality: 30 }

const agency = {
  name: 'Agency',
  description: 'Homes by the water. And more.',
  phones: [
    { label: '+971 4 555 0142', href: 'tel:+97145550142' },
    { label: '+971 50 555 0187', href: 'tel:+971505550187' },
  ],
  email: 'hello@agency.example',
  address: ['Office 1204', 'Al Jaddaf'],
}

/** A property with no data but its reference. */
export const minimalProperty: PropertyBrochureContent = {
  kind: 'property',
  id: 1,
  reference: 'GH-1',
  title: 'Property 1',
  location: '',
  category: '',
  purpose: '',
  price: { currency: '', amount: 'Price on request' },
  facts: [],
  photos: [],
  url: 'http://localhost:3000/properties2/1',
  description: [],
  nearby: [],
  map: null,
  floors: [],
  changedOn: '1 Mar 2026',
  permitDetails: null,
  agency: { name: 'Agency', description: '', phones: [], email: 'a@b.example', address: [] },
}

/** A property with all data. */
export const villa: PropertyBrochureContent = {
  ...minimalProperty,
  id: 12,
  reference: 'GH-12',
  title: 'Garden villa',
  location: 'Al Barari',
  category: 'Villa',
  purpose: 'For sale',
  price: { currency: 'AED', amount: '18,400,000' },
  facts: [
    { name: 'Bedrooms', value: '5' },
    { name: 'Bathrooms', value: '6' },
    { name: 'Area', value: '1,040', unit: 'm²' },
  ],
  photos: ['1.jpg', '2.jpg', '3.jpg', '4.jpg'],
  url: 'https://agency.example/properties2/12',
  description: [
    { kind: 'paragraph', text: 'Five rooms around a court.' },
    { kind: 'heading', text: 'The house' },
    {
      kind: 'paragraph',
      text: 'It was rebuilt in 2022, with a garden to the south. '.repeat(4).trim(),
    },
    { kind: 'bold', text: 'Ready now' },
  ],
  nearby: ['Botanical garden', 'The farm'],
  floors: [
    { name: 'Ground floor', photos: ['plan-1.png', 'plan-2.png'] },
    { name: 'First floor', photos: ['plan-3.png'] },
  ],
  permitDetails: {
    permit: {
      number: '7112345600',
      link: 'https://dubailand.gov.ae/permit?no=7112345600',
      until: '1 Mar 2027',
    },
    agent: 'Sara Haddad · BRN 52644',
    agency: 'Agency · ORN 1234',
  },
  agency,
}

/** The same, at a known place. */
export const villaOnMap: PropertyBrochureContent = {
  ...villa,
  map: {
    point: { longitude: 55.318, latitude: 25.098 },
    label: 'Al Barari',
    isExact: false,
    near: [
      { name: 'The Farm School', distance: '0.8 km', longitude: 55.32, latitude: 25.104 },
      { name: 'Terminal 3', distance: '18 km', longitude: 55.36, latitude: 25.25 },
    ],
    note: 'Distances in a straight line.',
  },
}

export const company: CompanyBrochureContent = {
  kind: 'company',
  agency,
  motto: 'Homes with a view of the water',
  story: {
    lead: 'We know every house that we sell, and most of those who lived in it.',
    text: 'The agency was founded at the creek. '.repeat(8).trim(),
    visionAndMission: [
      { name: 'Candour', text: 'We say what is wrong with a house before you ask for it.' },
      { name: 'Time', text: 'Nobody has to decide today.' },
    ],
  },
  sitePhotos: {
    cover: '/share.jpg',
    story: '/share.jpg',
    services: '/share.jpg',
    reasons: '/share.jpg',
    end: '/share.jpg',
  },
  services: [
    { name: 'Sales', text: 'From the first look to the keys. '.repeat(6).trim() },
    { name: 'Lettings', text: 'For a year or for ten.' },
  ],
  reasons: [
    { name: 'Light', text: 'It shines nearly every day.' },
    { name: 'Law', text: 'A home can be owned by whoever buys it.' },
  ],
  properties: [1, 2, 3].map((id): CompanyBrochureContent['properties'][number] => ({
    id,
    reference: `GH-${id}`,
    title: `Home ${id}`,
    location: id === 2 ? '' : 'Al Barari',
    category: 'Villa',
    price: { currency: 'AED', amount: `${id},000,000` },
    facts: [{ name: 'Bedrooms', value: `${id}` }],
    photos: id === 3 ? [] : [`${id}.jpg`, 'unseen.jpg'],
    url: `https://agency.example/properties2/${id}`,
    teaser: `Teaser ${id}`,
  })),
  team: ['Sara Haddad', 'Omar Said', 'Lina Aziz'].map((name, at) => ({
    name,
    initials: name.replaceAll(/[^A-Z]/g, ''),
    photo: at === 1 ? 'portrait.jpg' : '',
    role: `Role ${at + 1}`,
    email: `${at + 1}@agency.example`,
    phone: { label: `+971 50 ${at + 1}`, href: `tel:+97150${at + 1}` },
  })),
  url: 'https://agency.example',
}

export const shareImage: ShareImageContent = {
  kind: 'share-image',
  photo: '1.jpg',
  eyebrow: 'Al Barari, Villa',
  title: 'Garden villa',
  price: { currency: 'AED', amount: '18,400,000' },
  facts: ['5 bedrooms', '1,040 m²'],
  footer: 'Permit 7112345600',
  agency: 'Agency',
}

/** An image for each name, each of its own colour. */
export async function samplePhotos(names: readonly string[]): Promise<PhotosByName> {
  const bytes = await Promise.all(
    names.map((name, at) =>
      name.endsWith('.png')
        ? png({ width: 80, height: 40, shade: 200 + at })
        : jpeg({ width: 60, height: 40, shade: 20 + at }),
    ),
  )
  return new Map(names.map((name, at) => [name, bytes[at] ?? new Uint8Array()]))
}
